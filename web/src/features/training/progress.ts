// How somebody does in training. It needs no account: the browser keeps it.
import { keep, kept } from '../../lib/kept';

export interface GameProgress {
  rating: number;
  /** The numbers of the positions that were answered, and whether rightly. */
  answered: Record<string, boolean>;
}

export interface Progress {
  games: Record<string, GameProgress>;
  /** The last day whose puzzle was solved, and how many days in a row. */
  streak: { day: number; days: number };
}

const KEY = 'sixthcow-training';
const NEWCOMER = 1000;
/** By how much one answer changes a rating at most: more for newcomers. */
const [FIRST, LATER, SETTLED] = [64, 32, 20];
/** Of so many unanswered positions near one's rating, any may come next. */
const NEAR = 8;

export const nothing = (): Progress => ({ games: {}, streak: { day: 0, days: 0 } });

export const ofGame = (progress: Progress, game: string): GameProgress =>
  progress.games[game] ?? { rating: NEWCOMER, answered: {} };

/** The progress after an answer; only the first answer to a position counts. */
export function after(
  progress: Progress,
  { game, number, rating }: { game: string; number: number; rating: number },
  right: boolean,
): Progress {
  const mine = ofGame(progress, game);
  if (String(number) in mine.answered) return progress;
  const expected = 1 / (1 + 10 ** ((rating - mine.rating) / 400));
  const most = Object.keys(mine.answered).length < SETTLED ? FIRST : LATER;
  const changed = {
    rating: Math.round(mine.rating + most * (Number(right) - expected)),
    answered: { ...mine.answered, [number]: right },
  };
  return { ...progress, games: { ...progress.games, [game]: changed } };
}

/** The progress after a day's puzzle was solved, or missed. */
export function afterPuzzle(progress: Progress, day: number, right: boolean): Progress {
  const { streak } = progress;
  if (streak.day === day) return progress;
  const days = streak.day === day - 1 ? streak.days + 1 : 1;
  return { ...progress, streak: right ? { day, days } : { day: 0, days: 0 } };
}

/** The days in a row that still count on a day. */
export const running = ({ streak }: Progress, day: number): number =>
  streak.day >= day - 1 ? streak.days : 0;

/** A position that fits: not answered yet, and about as hard as one is good; null after the last. */
export function next(
  ratings: readonly number[],
  mine: GameProgress,
  chance: () => number = Math.random,
): number | null {
  const left = [...ratings.keys()].filter((number) => !(String(number) in mine.answered));
  const far = (number: number) => Math.abs((ratings[number] ?? 0) - mine.rating);
  const near = left.sort((a, b) => far(a) - far(b)).slice(0, NEAR);
  return near[Math.floor(chance() * near.length)] ?? null;
}

export const load = (): Progress => ({ ...nothing(), ...kept<Progress>(KEY) });

export const save = (progress: Progress): void => keep(KEY, progress);
