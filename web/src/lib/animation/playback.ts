// Shows timelines one after another, at a speed that can be changed at any moment.
import { frameAt, LONGEST, type Beat, type Frame, type Timeline } from './timeline';

/** How fast the time of timelines passes. */
export const SPEEDS = { slow: 0.6, normal: 1, fast: 2.2, instant: Infinity } as const;
export type Speed = keyof typeof SPEEDS;

/** Moves cards on the screen. */
export interface Animator {
  /** Have a frame drawn by `apply`, and what begins with it move. */
  draw: (beats: readonly Beat[], rate: number, apply: () => void) => void;
  /** Cards on their way have arrived. */
  land: () => void;
  /** Whatever moves is where it should be. */
  finish: () => void;
}

const NOT_BEGUN = -1;

interface Hooks {
  /** Draw this. */
  show: (frame: Frame) => void;
  /** This happens now. Called for every beat, in order, even if nothing of it is drawn. */
  tell?: (beat: Beat) => void;
}

interface Entry {
  timeline: Timeline;
  begin: (() => void) | undefined;
  done: () => void;
}

export class Playback {
  speed: Speed = 'normal';
  animator: Animator | null = null;
  /** Something else is looked at: what comes next waits until `resume`. */
  holds = (): boolean => false;
  private queue: Entry[] = [];
  /** The moment of the first timeline that was drawn last. */
  private time = NOT_BEGUN;
  private skipping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of the last timeline is still being looked at. */
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hooks: Hooks) {}

  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Show this after what is being shown; the promise is kept when it is over. */
  play(timeline: Timeline, begin?: () => void): Promise<void> {
    return new Promise((done) => {
      this.queue.push({ timeline, begin, done });
      if (this.queue.length === 1) this.begin();
    });
  }

  /** Go on, if something waits. */
  resume(): void {
    if (this.time === NOT_BEGUN) this.begin();
  }

  /** Show how all that is left ends. */
  skip(): void {
    this.stopResting();
    this.skipping = true;
    this.advance(Infinity);
    this.skipping = false;
    this.animator?.finish();
  }

  /** Forget what is left: a fresh start follows. */
  clear(): void {
    clearTimeout(this.timer);
    this.stopResting();
    const left = this.queue;
    this.queue = [];
    this.animator?.finish();
    for (const { done } of left) done();
  }

  private begin(): void {
    this.time = NOT_BEGUN;
    const [first] = this.queue;
    if (!first) return;
    // What needs no look of its own does not wait either.
    if (first.timeline.length > 0 && (this.resting !== undefined || this.holds())) return;
    this.advance(this.rate === Infinity ? Infinity : 0);
  }

  private rest(ms: number): void {
    this.stopResting();
    if (!ms) return;
    this.resting = setTimeout(() => {
      this.stopResting();
      this.resume();
    }, ms);
  }

  private stopResting(): void {
    clearTimeout(this.resting);
    this.resting = undefined;
  }

  /** Be at a moment of the timeline, and go on from there. */
  private advance(time: number): void {
    clearTimeout(this.timer);
    const [entry] = this.queue;
    if (!entry) return;
    const { timeline } = entry;
    if (this.time === NOT_BEGUN) entry.begin?.();
    const due = timeline.beats.filter(({ at }) => at > this.time && at <= time);
    this.time = time;
    const frame = frameAt(timeline, time);
    for (const beat of due) this.hooks.tell?.(beat);
    const apply = () => this.hooks.show(frame);
    // A card that is late by a frame would cover what can be chosen now.
    if (timeline.length && time >= timeline.length) this.animator?.land();
    if (this.animator && time < Infinity) this.animator.draw(due, this.rate, apply);
    else apply();
    if (time >= timeline.length) this.end(entry);
    else this.wait(timeline);
  }

  private wait({ beats, length }: Timeline): void {
    const next = Math.min(length, ...beats.map(({ at }) => at).filter((at) => at > this.time));
    const { rate } = this;
    if (rate === Infinity) return this.advance(Infinity);
    this.timer = setTimeout(() => this.advance(next), (next - this.time) / rate);
  }

  private end(entry: Entry): void {
    const { length, rest } = entry.timeline;
    if (length) this.rest(rest / this.rate);
    this.queue.shift();
    entry.done();
    this.begin();
  }

  /** Faster when there is much to show; at once where nobody looks. */
  private get rate(): number {
    if (this.skipping || document.hidden) return Infinity;
    const left = this.queue.reduce((sum, { timeline }) => sum + timeline.length, -this.time);
    return SPEEDS[this.speed] * Math.max(1, left / LONGEST);
  }
}
