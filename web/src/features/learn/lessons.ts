// The rulebooks' own worked examples as lessons. A lesson is a record: the server plays it by the
// real rules and tells what happened; here stand only the cards and who plays what.
import type { Replay, Step } from '../../lib/connection/protocol';
import { timelineOf, type Timeline } from '../../lib/animation/timeline';
import type { GameEvent } from '../../lib/table/types';

type Card = number | string;

export interface Lesson {
  id: string;
  game: string;
  /** The cards that each seat plays, in this order; what else it holds does not matter. */
  hands: readonly (readonly Card[])[];
  handSize: number;
  /** What lies on the table at the start: first cards of rows, or targets. */
  table: readonly Card[];
  deck: readonly Card[];
  moves: readonly (readonly [seat: number, action: string])[];
  /** How many moves, the deal included, lie before the lesson. */
  before: number;
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
const FULL = upTo(104);

/** Turns in which everybody plays a card; a choice of a row stands after its turn. */
function turns(
  hands: Lesson['hands'],
  rows: Readonly<Record<number, readonly [number, string]>> = {},
) {
  return (hands[0] ?? []).flatMap((_, turn) => [
    ...hands.map((hand, seat) => [seat + 1, `play ${String(hand[turn])}`] as const),
    ...(rows[turn] ? [rows[turn]] : []),
  ]);
}

const SHARED = [
  [14, 21, 3],
  [15, 26, 9],
  [44, 30, 68],
  [61, 36, 83],
] as const;
const WHOLE = [
  [14, 21, 3, 37, 1],
  [15, 24, 36, 41, 11],
  [34, 25, 42, 45, 32],
  [40, 29, 43, 46, 50],
] as const;
const EXAMPLE = {
  game: 'classic',
  handSize: 10,
  deck: FULL,
  hands: SHARED,
  table: [12, 37, 43, 58],
};
const MOVES = turns(SHARED, { 2: [1, 'row 2'] });

export const LESSONS: readonly Lesson[] = [
  { ...EXAMPLE, id: 'rows', moves: MOVES.slice(0, 4), before: 1 },
  { ...EXAMPLE, id: 'sixth', moves: MOVES.slice(0, 8), before: 5 },
  { ...EXAMPLE, id: 'low', moves: MOVES, before: 9 },
  {
    id: 'round',
    game: 'classic',
    handSize: 10,
    deck: FULL,
    hands: WHOLE,
    table: [12, 30, 33, 38],
    moves: turns(WHOLE, { 2: [1, 'row 2'], 4: [1, 'row 4'] }),
    before: 1,
  },
  {
    id: 'himmel',
    game: 'himmel',
    handSize: 5,
    deck: [...upTo(70), ...'RRRRRRTTTTTUUUU'],
    hands: [
      [26, 51, 70],
      [49, 63, 12],
      [27, 60, 11],
    ],
    table: [28, 64],
    moves: [
      [1, 'put 26 1'],
      [2, 'put 49 2'],
      [3, 'put 27 1'],
      [1, 'put 51 2'],
      [2, 'pass'],
      [2, 'target 12'],
    ],
    before: 1,
  },
];

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** The lesson as a record: its cards on top of the deck in the order of dealing. */
export function recordOf(lesson: Lesson): object {
  const rest = [...lesson.deck];
  const take = (card: Card) => rest.splice(rest.indexOf(card), 1);
  for (const card of [...lesson.hands.flat(), ...lesson.table]) take(card);
  const dealt = lesson.hands.flatMap((hand) => [
    ...hand,
    ...rest.splice(0, lesson.handSize - hand.length),
  ]);
  const shuffle = ['shuffle', ...dealt, ...lesson.table, ...rest].join(' ');
  return {
    format: 'sixthcow/1',
    game: lesson.game,
    options: {},
    seats: NAMES.slice(0, lesson.hands.length),
    moves: [[0, shuffle], ...lesson.moves],
  };
}

/** Something that the learner is asked before it is shown: which place does it concern? */
export interface Question {
  event: GameEvent;
  card: Card | null;
  /** The number of the row or target, from 0. */
  place: number;
  /** The player was free to choose: other answers are allowed, too. */
  free: boolean;
}

export interface Scene {
  timeline: Timeline;
  question: Question | null;
}

/** Events about a place that one can point at, with the end of their way that is the place. */
const POINTED: Readonly<Record<string, 'source' | 'target'>> = {
  placed: 'target',
  put: 'target',
  row_taken: 'source',
};

/** Everything that happens in the lesson, picture by picture, with its questions. */
export function scenesOf(replay: Replay, before: number): Scene[] {
  return replay.steps.slice(before + 1).flatMap((step, number) => {
    const last = replay.steps[before + number];
    if (!last) return [];
    return beatsOf(last, step).map((timeline) => ({
      timeline,
      question:
        timeline.beats
          .flatMap(({ events }) => events.map((event) => questionOf(event, step)))
          .find(Boolean) ?? null,
    }));
  });
}

/** The timeline of a step, in parts that can be shown one by one. */
function beatsOf(last: Step, step: Step): Timeline[] {
  const known = (view: Step['view']) => ({ view, decision: 0 });
  const { beats } = timelineOf(known(last.view), known(step.view), step.events);
  const views = [last.view, ...beats.slice(0, -1).map(({ view }) => view)];
  return beats.map(({ events, view }, at) =>
    timelineOf(
      known(views[at] ?? last.view),
      known(at === beats.length - 1 ? step.view : view),
      events,
    ),
  );
}

function questionOf(event: GameEvent, step: Step): Question | null {
  const end = POINTED[event.kind];
  const zone = end && event[end];
  if (!zone) return null;
  const card = (event.facts['card'] as Card | undefined) ?? event.cards[0] ?? null;
  const chose = step.action?.split(' ') ?? [];
  const free = end === 'source' && Number(chose[1]) === zone[1] + 1 && chose.length === 2;
  return { event, card, place: zone[1], free };
}
