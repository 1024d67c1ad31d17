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
  best: boolean;
  chosen: boolean;
  /** The cards, where they say all. */
  cards: readonly Card[];
}

/** The cards of a choice, where they say all of it. */
export const cardsOf = (choice: Choice): readonly Card[] =>
  choice.action === [verbOf(choice), ...choice.cards].join(' ') ? choice.cards : [];

/** What every choice was expected to cost, in the order of the hand. */
export function rated(
  choices: readonly Choice[],
  decision: Pick<ReviewedDecision, 'choices' | 'best' | 'action'>,
): Rated[] {
  const all = choices.flatMap((choice) => {
    const cost = decision.choices[choice.action];
    const [best, chosen] = [choice.action === decision.best, choice.action === decision.action];
    const cards = cardsOf(choice);
    return cost === undefined ? [] : [{ choice, cost, best, chosen, cards }];
  });
  if (all.length <= MOST) return all;
  const limit = [...all].sort((a, b) => a.cost - b.cost)[BEST - 1]?.cost ?? 0;
  return all.filter((each) => each.cost <= limit || each.chosen);
}
