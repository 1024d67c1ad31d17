// The one place that decides what is shown when: events in order on the old view, until the new
// view is reached. It moves nothing itself: `show` draws a frame, and may take time to do so.
import { moved } from './moved';
import { sameZone, type GameEvent, type View } from './types';

export const PAUSES = { slow: 1500, normal: 850, fast: 380, instant: 0 } as const;
export type Speed = keyof typeof PAUSES;

/** More than this many frames behind: hurry, as after a dropped connection. */
const BACKLOG = 14;

// Not worth a sentence: the picture says it, or the sentence beside it does.
const QUIET = new Set([
  ...['dealt', 'row_started', 'row_begun', 'picked', 'marker_moved', 'order_chosen'],
  ...['scored', 'match_over', 'won'], // the score sheet
]);

/** A picture: the view at this moment, and the events that led to it. */
export interface Frame {
  view: View;
  events: GameEvent[];
  /** Worth a moment to look at. */
  pause: boolean;
  /** Worth a sentence. */
  spoken: boolean;
  /** Seats whose clock ran out just before: a bot decided for them. */
  late?: readonly number[];
}

const turnsUp = (event: GameEvent | undefined): boolean =>
  event?.kind === 'revealed' && sameZone(event.source, event.target);

/** What happened between two views, cut into pictures. Cards turned up together are one picture. */
export function framesOf(before: View, after: View, events: readonly GameEvent[]): Frame[] {
  const frames: Frame[] = [];
  let view: View = { ...before, zones: [...before.zones, ...opened(before, after)] };
  for (const [number, event] of events.entries()) {
    if (event.kind === 'round_began') view = after;
    else view = { ...view, zones: moved(view.zones, event), picked: pickedAfter(view, event) };
    // While others pick, one goes on choosing; after that there is only to watch.
    if (event.kind !== 'picked') view = { ...view, waiting: [], choices: [] };
    const last = frames.at(-1);
    if (turnsUp(event) && last && turnsUp(last.events[0]) && turnsUp(events[number - 1])) {
      last.events.push(event);
      last.view = view;
      continue;
    }
    const drawnUnseen = event.kind === 'drew' && event.cards.includes(null);
    const spoken = !QUIET.has(event.kind) && !turnsUp(event) && !drawnUnseen;
    frames.push({ view, events: [event], pause: spoken || turnsUp(event), spoken });
  }
  frames.push({ view: after, events: [], pause: false, spoken: false });
  return frames;
}

/** The places that come into being meanwhile, still empty. */
function opened(before: View, after: View): View['zones'] {
  return after.zones
    .filter((zone) => !before.zones.some((each) => sameZone(each.zone, zone.zone)))
    .map((zone) => ({ ...zone, cards: [], size: 0 }));
}

/** A pick stays in the hand, raised, until something else happens. */
function pickedAfter(view: View, event: GameEvent): View['picked'] {
  if (event.kind !== 'picked') return [];
  const seen = event.cards.filter((card) => card !== null);
  return event.seat === view.seat && seen.length ? seen : view.picked;
}

export interface Stage {
  /** Draw a frame; the promise is kept when its movement is over. `ms` is the time it may take. */
  show: (frame: Frame, ms: number) => Promise<void> | void;
  /** Wait; cut short by a skip. */
  wait?: (ms: number) => Promise<void>;
}

/** Shows frames one after another, at a speed that can be changed at any moment. */
export class Motion {
  speed: Speed = 'normal';
  private queue: Frame[] = [];
  private running: Promise<void> | null = null;
  private skipping = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

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

  private async run(): Promise<void> {
    let frame: Frame | undefined;
    while ((frame = this.queue.shift())) {
      const pause = this.pause();
      await this.stage.show(frame, pause * (frame.pause ? 0.55 : 0.25));
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
    const wait = this.stage.wait ?? ((time) => new Promise((done) => setTimeout(done, time)));
    const skipped = new Promise<void>((done) => (this.wake = done));
    return Promise.race([wait(ms), skipped]);
  }
}
