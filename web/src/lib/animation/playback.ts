// Shows frames one after another: the one place that decides what is shown when. It moves nothing
// itself; an animator does, where there is one.
import type { Frame } from './frames';

export const PAUSES = { slow: 1500, normal: 850, fast: 380, instant: 0 } as const;
export type Speed = keyof typeof PAUSES;

/** More than this many frames behind: hurry, as after a dropped connection. */
const BACKLOG = 14;

/** Draws a frame by calling `apply`, with whatever movement in the time given. */
export type Animator = (frame: Frame, ms: number, apply: () => void) => Promise<void>;

/** Shows frames one after another, at a speed that can be changed at any moment. */
export class Playback {
  speed: Speed = 'normal';
  animator: Animator | null = null;
  private queue: Frame[] = [];
  private running: Promise<void> | null = null;
  private skipping = false;
  private wake: (() => void) | null = null;

  constructor(private readonly apply: (frame: Frame) => void) {}

  get busy(): boolean {
    return this.running !== null;
  }

  /** Show these after what is being shown. */
  add(frames: readonly Frame[]): Promise<void> {
    this.queue.push(...frames);
    this.running ??= this.run();
    return this.running;
  }

  /** Show all that is left at once. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Forget what is left: a fresh start follows. */
  clear(): void {
    this.queue = [];
    this.wake?.();
  }

  /** Draw one frame; the promise is kept when its movement is over. */
  async draw(frame: Frame, ms: number): Promise<void> {
    const apply = () => this.apply(frame);
    if (this.animator && frame.events.length) await this.animator(frame, ms, apply);
    else apply();
  }

  private async run(): Promise<void> {
    let frame: Frame | undefined;
    while ((frame = this.queue.shift())) {
      const pause = this.pause();
      await this.draw(frame, pause * (frame.pause ? 0.55 : 0.25));
      if (frame.pause && this.pause()) await this.rest(this.pause());
    }
    this.running = null;
    this.skipping = false;
  }

  private pause(): number {
    if (this.skipping) return 0;
    const hurry = Math.max(1, this.queue.length / BACKLOG);
    return PAUSES[this.speed] / hurry;
  }

  private rest(ms: number): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      setTimeout(done, ms);
    });
  }
}
