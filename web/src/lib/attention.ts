/** Calling somebody to the table: a short sound, a message of the browser. */

let audio: AudioContext | undefined;

/** Two soft tones. Silent until the browser lets a page make sounds. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    for (const [index, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = start + index * 0.14;
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // a browser without sound
  }
}

/** May we notify? Asks the person; call it on a click only. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A message of the browser, if the page is in the background and may. */
export function notify(text: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(text, { tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow it to service workers only
  }
}

/** The page's title: says first whose turn it is, since the rest is cut off on a tab. */
export function title(name: string, yourTurn: boolean, words: { title: string; yourTurn: string }): string {
  const whole = name ? `${name} - ${words.title}` : words.title;
  return yourTurn ? `${words.yourTurn} ${whole}` : whole;
}
