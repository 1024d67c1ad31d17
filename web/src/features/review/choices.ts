// The choices of a decision as the review shows them.
import type { ReviewedDecision } from '../../lib/connection/protocol';
import { verbOf } from '../../lib/language/speaker';
import type { Card, Choice } from '../../lib/table/types';

/** More would be a wall: then the best are shown, and the one that was chosen. */
const MOST = 14;
const BEST = 8;

export interface Rated {
  choice: Choice;
  cost: number;
  /** The chance to win the match; null where it is not known, or the same whatever one does. */
  win: number | null;
  best: boolean;
  chosen: boolean;
  /** The cards, where they say all. */
  cards: readonly Card[];
}

/** What a choice changes in the chance to win is worth showing from this difference on. */
const NOTABLE = 0.02;

/** The decisions that this shows: training positions have no chances to win. */
export type Judged = Pick<ReviewedDecision, 'choices' | 'best' | 'action' | 'equal'> &
  Partial<Pick<ReviewedDecision, 'win'>>;

/** Whether the chance to win the match depends on the choice. */
export function matters(win: Judged['win'] = {}): boolean {
  const chances = Object.values(win);
  return Math.max(...chances) - Math.min(...chances) >= NOTABLE;
}

/** The cards of a choice, where they say all of it. */
export const cardsOf = (choice: Choice): readonly Card[] =>
  choice.action === [verbOf(choice), ...choice.cards].join(' ') ? choice.cards : [];

/** What every choice was expected to cost, in the order of the hand. */
export function rated(choices: readonly Choice[], decision: Omit<Judged, 'equal'>): Rated[] {
  const wins = matters(decision.win) ? decision.win : undefined;
  const all = choices.flatMap((choice) => {
    const cost = decision.choices[choice.action];
    const [best, chosen] = [choice.action === decision.best, choice.action === decision.action];
    const cards = cardsOf(choice);
    const win = wins?.[choice.action] ?? null;
    return cost === undefined ? [] : [{ choice, cost, win, best, chosen, cards }];
  });
  if (all.length <= MOST) return all;
  const limit = [...all].sort((a, b) => a.cost - b.cost)[BEST - 1]?.cost ?? 0;
  return all.filter((each) => each.cost <= limit || each.chosen);
}
