// The end of a round, read from what the table has said: nothing is counted here.
import type { Snapshot } from '../../lib/connection/protocol';
import type { LogLine } from '../../lib/table/store.svelte';
import type { GameEvent, View } from '../../lib/table/types';

export interface RoundScore {
  seat: number;
  /** What this round has brought, and the totals before and after it. */
  points: number;
  before: number;
  total: number;
}

export interface RoundEnd {
  /** The line of the log that ended it. */
  id: number;
  events: readonly GameEvent[];
  /** The best first. */
  scores: readonly RoundScore[];
  /** The number of the round that follows. */
  next: number;
}

/** The end of the last round, if it was seen. */
export function lastRoundEnd(log: readonly LogLine[]): RoundEnd | null {
  const began = log.findLastIndex(({ events }) => events[0]?.kind === 'round_began');
  const line = log[began];
  if (!line) return null;
  const events: GameEvent[] = [];
  for (let at = began - 1; at >= 0; at--) {
    const scored = log[at]?.events ?? [];
    if (!scored.length || scored.some(({ kind }) => kind !== 'scored')) break;
    events.unshift(...scored);
  }
  if (!events.length) return null;
  const scores = events.map(scoreOf).sort((a, b) => a.total - b.total || a.seat - b.seat);
  return { id: line.id, events, scores, next: Number(line.events[0]?.facts['round'] ?? 0) };
}

function scoreOf({ seat, facts }: GameEvent): RoundScore {
  const [points, total] = [Number(facts['points']), Number(facts['total'])];
  return { seat: seat ?? 0, points, before: total - points, total };
}

/** How far it is to the end of the match: a text and its values, where there is something to say. */
export function distance(
  { scores, next }: RoundEnd,
  { rounds, target, ends }: View['settings'],
): { key: string; seat: number | null; count: number } | null {
  if (typeof rounds === 'number') {
    return next <= rounds
      ? { key: 'page-rounds-left', seat: null, count: rounds - next + 1 }
      : null;
  }
  const worst = scores.at(-1);
  if (typeof target !== 'number' || !worst) return null;
  const end = ends === 'reaches' ? target : target + 1;
  return { key: 'page-heads-left', seat: worst.seat, count: end - worst.total };
}

/** The other people who look at it, too, and whether each of them is ready for the next round. */
export function companyOf({ table, seat, view }: Snapshot): ReadonlyMap<number, boolean> {
  const others = table.seats.filter(
    (each) => each.person && each.here && !each.stand_in && each.seat !== seat,
  );
  const isReady = (other: number, ready: number) =>
    ready >= (view?.round ?? 0) || !!view?.players[other]?.chosen;
  return new Map(others.map((each) => [each.seat, isReady(each.seat, each.ready)]));
}

const LEAST = 4000;
const EACH = 400;
/** People wait for each other, but not for somebody who has put the phone down. */
const TOGETHER = 12_000;
/** Where a clock runs, what is to be decided comes first. */
const SHORT = 3000;
const PART_OF_CLOCK = 0.25;

/** How long the end of a round is shown at most, in milliseconds; `left` is the time on the clock. */
export function stayOf(players: number, isTogether: boolean, left: number | null): number {
  if (left !== null) return Math.min(SHORT, PART_OF_CLOCK * Math.max(0, left));
  return isTogether ? TOGETHER : LEAST + EACH * players;
}
