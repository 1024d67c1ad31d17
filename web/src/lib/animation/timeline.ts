// What is drawn between two views. A timeline is made of the view before, the view after and the
// events between them; `frameAt` says what is on the table at any moment of it. Nothing else is ever
// drawn, and each frame is reached by moving cards, so that no card can be in two places.
import { sameZone, type GameEvent, type Player, type View } from '../table/types';
import { looksOf, sameCards, zonesAfter } from './zones';

/** A view, and the decision that its choices belong to. */
export interface Known {
  view: View;
  decision: number;
}

/** Something that happens on the way; times are in milliseconds at normal speed. */
export interface Beat {
  at: number;
  /** How long cards are on their way. */
  moves: number;
  /** How long it is worth looking at before something else happens. */
  holds: number;
  /** What happens: one event, or cards that are turned up together. */
  events: readonly GameEvent[];
  /** The table with the cards where they go. */
  view: View;
  /** Worth a sentence. */
  spoken: boolean;
}

export interface Timeline {
  before: Known;
  after: Known;
  beats: readonly Beat[];
  /** When all that is worth waiting for has arrived. */
  length: number;
  /** How much longer the end should be looked at before something else happens. */
  rest: number;
}

/** What is drawn at a moment. */
export interface Frame {
  view: View;
  /** The decision that can be made now; null while the table is on its way to another one. */
  decision: number | null;
  /** What is on its way. */
  flying: readonly Beat[];
}

/** No more than this is shown at length: ten players' cards, or what was missed, come faster. */
export const LONGEST = 5600;
/** Missed so much that it would only flicker: shown at once. */
const TOO_LONG = 5 * LONGEST;

/** The timeline from one view to another. */
export function timelineOf(before: Known, after: Known, events: readonly GameEvent[]): Timeline {
  const views = viewsBetween(before.view, after.view, events);
  const beats: Beat[] = [];
  let free = 0; // when there is nothing more to look at
  let landed = 0; // when nothing is on its way
  let seen = 0; // when all that is worth waiting for is there
  for (const [number, event] of events.entries()) {
    const { view, moves } = views[number] ?? { view: after.view, moves: false };
    const last = beats.at(-1);
    if (last && turnsUp(event) && turnsUp(last.events.at(-1))) {
      Object.assign(last, { events: [...last.events, event], view, holds: last.holds + EACH });
      free += EACH;
      continue;
    }
    const usual = paceOf(event, events[number - 1], events[number + 1]);
    const pace = moves ? usual : { ...usual, moves: 0 };
    const at = pace.holds ? Math.max(free, landed) : seen;
    landed = Math.max(landed, at + pace.moves);
    if (pace.holds) [free, seen] = [at + pace.holds, at + (pace.moves || pace.holds)];
    beats.push({ at, ...pace, events: [event], view, spoken: isSpoken(event) });
  }
  return fitted({ before, after, beats, length: seen, rest: Math.max(0, free - seen) });
}

/** The same within the time there is. */
function fitted(timeline: Timeline): Timeline {
  const { length, rest } = timeline;
  const scale = length > TOO_LONG ? 0 : Math.min(1, LONGEST / Math.max(length, 1));
  const scaled = (ms: number) => Math.floor(ms * scale);
  const beats = timeline.beats.map((beat) => ({
    ...beat,
    at: scaled(beat.at),
    moves: scaled(beat.moves),
    holds: scaled(beat.holds),
  }));
  return { ...timeline, beats, length: scaled(length), rest: scaled(rest) };
}

/** What is drawn at a moment of a timeline. */
export function frameAt({ after, before, beats, length }: Timeline, time: number): Frame {
  const flying = beats.filter(({ at, moves }) => at <= time && time < at + moves);
  if (time >= length) return { ...after, flying };
  const beat = beats.findLast(({ at }) => at <= time);
  return { view: beat?.view ?? watched(before.view), decision: null, flying };
}

// Not worth a sentence: the picture says it, or the sentence beside it does.
const QUIET = new Set([
  ...['dealt', 'row_started', 'row_begun', 'picked', 'marker_moved', 'order_chosen'],
  ...['scored', 'match_over', 'won'], // the score sheet
]);

const turnsUp = (event: GameEvent | undefined): boolean =>
  event?.kind === 'revealed' && sameZone(event.source, event.target);

function isSpoken(event: GameEvent): boolean {
  const drawnUnseen = event.kind === 'drew' && event.cards.includes(null);
  return !QUIET.has(event.kind) && !turnsUp(event) && !drawnUnseen;
}

type Pace = Pick<Beat, 'moves' | 'holds'>;
/** Every card that is turned up takes a look of its own. */
const EACH = 80;
const PACES = {
  turned: { moves: 350, holds: 630 + EACH },
  taken: { moves: 560, holds: 550 },
  follows: { moves: 380, holds: 480 },
  again: { moves: 450, holds: 700 },
  moved: { moves: 450, holds: 850 },
  said: { moves: 0, holds: 850 },
  counted: { moves: 0, holds: 900 },
  quiet: { moves: 240, holds: 0 },
} satisfies Record<string, Pace>;

/** How long an event takes. What is like its neighbour is understood sooner. */
function paceOf(event: GameEvent, last?: GameEvent, next?: GameEvent): Pace {
  if (turnsUp(event)) return PACES.turned;
  if (event.kind === 'scored' && next?.kind !== 'scored') return PACES.counted;
  if (event.kind === 'row_begun') return PACES.follows;
  if (!isSpoken(event)) return PACES.quiet;
  if (!event.cards.length || !event.target) return PACES.said;
  if (event.facts['heads'] !== undefined) return PACES.taken;
  return [last?.kind, next?.kind].includes(event.kind) ? PACES.again : PACES.moved;
}

interface Between {
  view: View;
  moves: boolean;
}

/** The view after each event. Where events do not lead from one view to the other, cards do not
    move: the table changes at once. */
function viewsBetween(before: View, after: View, events: readonly GameEvent[]): Between[] {
  const looks = looksOf(after.zones, before.zones);
  const views: Between[] = [];
  let start = watched({ ...before, zones: [...before.zones, ...opened(before, after)] });
  for (const part of byRound(events)) {
    const last = views.length + part.length === events.length;
    const found: View[] = [];
    let view: View | null = start;
    for (const event of part) {
      const zones: View['zones'] | null = view && zonesAfter(view.zones, event, looks);
      view = view && zones && { ...view, ...changesBy(event, view, zones, after) };
      if (view) found.push(view);
    }
    const fits = view !== null && (!last || sameCards(view.zones, after.zones));
    const still = last ? watched(after) : start;
    const shown = fits ? found : part.map(() => still);
    views.push(...shown.map((each) => ({ view: each, moves: fits })));
    start = shown.at(-1) ?? start;
  }
  return views;
}

/** The events of each round. */
function byRound(events: readonly GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [];
  for (const event of events) {
    if (!parts.length || event.kind === 'round_began') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

/** A view on which nothing can be chosen: there is only to watch. */
const watched = (view: View): View => ({ ...view, waiting: [], choices: [] });

/** The places that come into being meanwhile, still empty. */
function opened(before: View, after: View): View['zones'] {
  return after.zones
    .filter((zone) => !before.zones.some((each) => sameZone(each.zone, zone.zone)))
    .map((zone) => ({ ...zone, cards: [], size: 0 }));
}

/** What an event changes, besides where cards lie. */
function changesBy(event: GameEvent, view: View, zones: View['zones'], after: View): Partial<View> {
  const changes: Partial<View> = {
    zones,
    players: view.players.map((player) => playerAfter(player, zones, event, after)),
    picked: pickedAfter(view, event),
  };
  if (event.kind === 'round_began') changes.round = Number(event.facts['round']);
  return changes;
}

/** A pick stays in the hand, raised, until something else happens. */
function pickedAfter(view: View, event: GameEvent): View['picked'] {
  if (event.kind !== 'picked') return [];
  const seen = event.cards.filter((card) => card !== null);
  return event.seat === view.seat && seen.length ? seen : view.picked;
}

function playerAfter(player: Player, zones: View['zones'], event: GameEvent, end: View): Player {
  const { kind, seat, facts, target } = event;
  const own = seat === player.seat;
  if (kind === 'picked') return own ? { ...player, chosen: true } : player;
  const held = zones.find(({ zone }) => sameZone(zone, ['hand', player.seat]));
  const after = { ...player, chosen: false, hand: held?.size ?? player.hand };
  if (kind === 'scored' && own) after.total = after.running = Number(facts['total']);
  const pile = zones.find(({ zone }) => sameZone(zone, target));
  if (pile?.owner === player.seat && pile !== held && facts['heads'] !== undefined) {
    // Not every game counts them at once.
    const most = Math.max(player.running, end.players[player.seat]?.running ?? 0);
    after.running = Math.min(most, player.running + Number(facts['heads']));
  }
  return after;
}
