/** Soft sounds, made and not loaded. They tell no more than what everybody at the table has heard, and whose turn it is. */

export type Sound = "turn" | "thing" | "good" | "bad" | "moment";

/** Pitches in hertz one after the other, how long each sounds, and how loud. */
const TONES: Record<Sound, { pitches: readonly number[]; seconds: number; volume: number }> = {
  turn: { pitches: [523.25, 783.99], seconds: 0.5, volume: 0.12 },
  thing: { pitches: [330], seconds: 0.08, volume: 0.03 },
  moment: { pitches: [220, 330], seconds: 0.35, volume: 0.07 },
  good: { pitches: [523.25, 659.25, 783.99], seconds: 0.4, volume: 0.08 },
  bad: { pitches: [293.66, 233.08], seconds: 0.5, volume: 0.09 },
};
const APART = 0.14; // seconds from one tone to the next

let audio: AudioContext | undefined;

/** Make a sound. Silent until the browser lets a page make any. */
export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const { pitches, seconds, volume } = TONES[sound];
    const start = audio.currentTime + 0.02;
    pitches.forEach((pitch, index) => tone(audio as AudioContext, pitch, start + index * APART, seconds, volume));
  } catch {
    // a browser without sound
  }
}

function tone(audio: AudioContext, pitch: number, at: number, seconds: number, loud: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "sine";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds + 0.05);
}
