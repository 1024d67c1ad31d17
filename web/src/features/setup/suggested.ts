// The level of bots that errs about as much as somebody does.
import { errorRate, load } from '../training/errors';
import measured from './error-rates.json';

type Rates = Readonly<Record<string, number>>;

/** Levels that the analysis can tell apart by their errors, and the one above them. */
const BY_ERROR = ['random', 'cautious', 'careful', 'strong'] as const;
const ABOVE = 'master';

/** Between two levels the limit is their geometric mean; who errs less than the last is above. */
export function levelFor(rate: number, rates: Rates): string {
  const at = (level: string) => rates[level] ?? 0;
  if (rate < at('strong')) return ABOVE;
  const found = BY_ERROR.findIndex((level, number) => {
    const next = BY_ERROR[number + 1];
    return next === undefined || rate > Math.sqrt(at(level) * at(next));
  });
  return BY_ERROR[found] ?? ABOVE;
}

/** A level for this person in a game; null while too little is known. */
export function suggestedFor(game: string): string | null {
  const rates = (measured as Readonly<Record<string, Rates>>)[game];
  const rate = errorRate(load(), game);
  return rates && rate !== null ? levelFor(rate, rates) : null;
}
