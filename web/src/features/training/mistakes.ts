// One's own mistakes come back as positions to solve, spaced over days. The browser keeps them.
import type { Replay, ReviewedDecision, TrainingPosition } from '../../lib/connection/protocol';
import { keep, kept } from '../../lib/kept';

/** What a position needs to be solved: all of `equal` is right, by default only the cheapest. */
export interface Solvable extends Pick<
  TrainingPosition,
  'game' | 'deck' | 'view' | 'costs' | 'facts'
> {
  equal?: string[];
}

export interface Mistake {
  /** The match and the move. */
  id: string;
  position: Solvable;
  /** How often it was solved in a row. */
  solved: number;
  /** The day on which it comes back, counted since 1970. */
  due: number;
}

export interface Mistakes {
  /** Those to be solved, oldest first. */
  open: Mistake[];
  /** The matches whose mistakes were taken over, latest last: none comes twice. */
  matches: string[];
}

/** After so many days a mistake comes back; when it was solved each time, it is learned. */
export const DAYS = [1, 3, 7, 21] as const;
/** More are not kept: then the oldest make room. */
const MOST = 60;
const MATCHES = 500;
const KEY = 'sixthcow-mistakes';
const DAY = 86_400_000;

export const today = (): number => Math.floor(Date.now() / DAY);

export const none = (): Mistakes => ({ open: [], matches: [] });

/** The position of a decision, as its seat saw it. */
export function positionOf(decision: ReviewedDecision, replay: Replay): Solvable | null {
  const view = replay.steps[decision.move - 1]?.view;
  if (!view || view.seat !== decision.seat - 1 || !view.choices.length) return null;
  const { choices: costs, facts, equal } = decision;
  return { game: replay.game, deck: replay.deck, view, costs, facts, equal };
}

/** The mistakes with those of a match, which come back from tomorrow on. */
export function withMatch(
  mistakes: Mistakes,
  match: string,
  found: readonly { move: number; position: Solvable }[],
  day: number,
): Mistakes {
  if (mistakes.matches.includes(match)) return mistakes;
  const added = found.map(({ move, position }) => ({
    id: `${match}/${String(move)}`,
    position,
    solved: 0,
    due: day + DAYS[0],
  }));
  return {
    open: [...mistakes.open, ...added].slice(-MOST),
    matches: [...mistakes.matches, match].slice(-MATCHES),
  };
}

/** The mistakes after an answer: the next time is later, or it begins from the beginning. */
export function after(mistakes: Mistakes, id: string, right: boolean, day: number): Mistakes {
  const open = mistakes.open.flatMap((each) => {
    if (each.id !== id) return [each];
    const solved = right ? each.solved + 1 : 0;
    const wait = DAYS[solved];
    return wait === undefined ? [] : [{ ...each, solved, due: day + wait }];
  });
  return { ...mistakes, open };
}

/** Those that are due on a day, longest due first. */
export const due = (mistakes: Mistakes, day: number): Mistake[] =>
  mistakes.open.filter((each) => each.due <= day).sort((a, b) => a.due - b.due);

export function load(): Mistakes {
  const { open, matches } = kept<Mistakes>(KEY) ?? {};
  return Array.isArray(open) && Array.isArray(matches) ? { open, matches } : none();
}

export const save = (mistakes: Mistakes): void => keep(KEY, mistakes);
