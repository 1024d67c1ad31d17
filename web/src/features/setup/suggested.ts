// The level of bots that plays about as well as somebody does.
import { errorRate, load as loadErrors } from '../training/errors';
import { load as loadProgress, ofGame } from '../training/progress';
import measured from './error-rates.json';
import ratings from './training-ratings.json';

type ByLevel = Readonly<Record<string, number>>;

/** Levels that can be told apart by the analysis, and the one above them. */
const LEVELS = ['random', 'cautious', 'careful', 'strong'] as const;
const ABOVE = 'master';
/** Fewer answers in training say little. */
const ENOUGH = 10;

/** The level with such an error per decision. Between two the limit is their geometric mean; those
    who err less than the last are above it. */
export function levelFor(rate: number, rates: ByLevel): string {
  const at = (level: string) => rates[level] ?? 0;
  const limit = (level: string, next: string | undefined) =>
    next === undefined ? at(level) : Math.sqrt(at(level) * at(next));
  return LEVELS.find((level, number) => rate >= limit(level, LEVELS[number + 1])) ?? ABOVE;
}

/** The level with such a rating in training; the limit is in the middle. */
export function levelRated(rating: number, rated: ByLevel = ratings): string {
  const at = (level: string) => rated[level] ?? 0;
  const limit = (level: string, next: string | undefined) =>
    next === undefined ? at(level) : (at(level) + at(next)) / 2;
  return LEVELS.find((level, number) => rating <= limit(level, LEVELS[number + 1])) ?? ABOVE;
}

/** A level for this person in a game, by their reviewed matches, or else by their training; null
    while too little is known. */
export function suggestedFor(game: string): string | null {
  const rates = (measured as Readonly<Record<string, ByLevel>>)[game];
  const rate = errorRate(loadErrors(), game);
  if (rates && rate !== null) return levelFor(rate, rates);
  const { answered, rating } = ofGame(loadProgress(), game);
  return Object.keys(answered).length < ENOUGH ? null : levelRated(rating);
}
