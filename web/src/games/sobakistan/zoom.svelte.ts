/** Looking closer at a picture: two fingers or a wheel make it larger, one finger moves it. In the units of the picture. */
const MOST = 3;
const SLACK = 6; // pixels that a finger may slip and still mean a tap

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private slipped = 0;

  /** The size of the whole picture, and how many pixels a unit has. */
  constructor(private readonly whole: () => { width: number; height: number; unit: number }) {}

  get box(): string {
    const { width, height } = this.whole();
    return `${this.x} ${this.y} ${width / this.scale} ${height / this.scale}`;
  }

  get near(): boolean {
    return this.scale > 1.01;
  }

  /** Where a point of the picture is in its box, in pixels. */
  pixel(point: { x: number; y: number }): { x: number; y: number } {
    const by = this.whole().unit * this.scale;
    return { x: (point.x - this.x) * by, y: (point.y - this.y) * by };
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.slipped = 0;
    this.fingers.set(event.pointerId, at(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    this.slipped += Math.hypot(now.x - before.x, now.y - before.y);
    if (other !== undefined) {
      const apart = (one: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);
      this.by(apart(now) / (apart(before) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.near && this.slipped > SLACK) {
      const unit = this.whole().unit * this.scale;
      this.to(this.x - (now.x - before.x) / unit, this.y - (now.y - before.y) / unit);
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), at(event));
  }

  /** Whoever drags does not mean what lies under the finger. */
  click(event: MouseEvent): void {
    if (event.detail === 0 || this.slipped <= SLACK) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Larger or smaller around a point of the box, given in pixels. */
  private by(factor: number, around: { x: number; y: number }): void {
    const { unit } = this.whole();
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const fixed = { x: this.x + around.x / (unit * this.scale), y: this.y + around.y / (unit * this.scale) };
    this.scale = scale;
    this.to(fixed.x - around.x / (unit * scale), fixed.y - around.y / (unit * scale));
  }

  private to(x: number, y: number): void {
    const { width, height } = this.whole();
    this.x = Math.min(Math.max(0, x), width - width / this.scale);
    this.y = Math.min(Math.max(0, y), height - height / this.scale);
  }
}

function at(event: MouseEvent): { x: number; y: number } {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
