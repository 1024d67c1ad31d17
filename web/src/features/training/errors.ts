// What the reviews of one's own matches found: a level that fits, and where one is strong. The
// browser keeps it.
import type { ReviewedSeat, ReviewScore } from '../../lib/connection/protocol';
import { keep, kept } from '../../lib/kept';

export type Situation = Pick<ReviewScore, 'decisions' | 'error'>;

/** What some decisions say about somebody: `luck` in penalty points, `classes` count them. */
export interface Judgement extends Situation {
  luck: number;
  classes: Record<string, number>;
  situations: Record<string, Situation>;
}

export interface Judged extends Judgement {
  match: string;
  game: string;
}

const KEY = 'sixthcow-errors';
/** More matches are not kept, and of one game only the latest say how somebody plays now. */
const MOST = 100;
const LATEST = 10;
/** Fewer decisions say little. */
const ENOUGH = 20;

const nothing = (): Judgement => ({
  decisions: 0,
  error: 0,
  luck: 0,
  classes: {},
  situations: {},
});

/** What a review found about somebody's seat. */
export const judged = (
  match: string,
  game: string,
  { luck, score, situations }: ReviewedSeat,
): Judged => ({
  match,
  game,
  decisions: score.decisions,
  error: score.error,
  luck,
  classes: score.classes,
  situations: Object.fromEntries(
    Object.entries(situations).map(([name, { decisions, error }]) => [name, { decisions, error }]),
  ),
});

/** The matches with one more; each counts once. */
export const withMatch = (matches: readonly Judged[], one: Judged): Judged[] =>
  [...matches.filter(({ match }) => match !== one.match), one].slice(-MOST);

export const ofGame = (matches: readonly Judged[], game: string): Judged[] =>
  matches.filter((each) => each.game === game);

/** What several matches say together. */
export function together(matches: readonly Judged[]): Judgement {
  const sum = nothing();
  for (const { decisions, error, luck, classes, situations } of matches) {
    sum.decisions += decisions;
    sum.error += error;
    sum.luck += luck;
    for (const [name, count] of Object.entries(classes)) {
      sum.classes[name] = (sum.classes[name] ?? 0) + count;
    }
    for (const [name, each] of Object.entries(situations)) {
      const before = sum.situations[name] ?? { decisions: 0, error: 0 };
      sum.situations[name] = {
        decisions: before.decisions + each.decisions,
        error: before.error + each.error,
      };
    }
  }
  return sum;
}

/** The error per decision, in penalty points. */
export const rateOf = ({ decisions, error }: Situation): number => error / Math.max(1, decisions);

/** The error per decision in a game lately; null while too little is known. */
export function errorRate(matches: readonly Judged[], game: string): number | null {
  const lately = together(ofGame(matches, game).slice(-LATEST));
  return lately.decisions < ENOUGH ? null : rateOf(lately);
}

export function load(): Judged[] {
  const { matches } = kept<{ matches: Partial<Judged>[] }>(KEY) ?? {};
  if (!Array.isArray(matches)) return [];
  // Those kept before luck and situations were have none.
  return matches.map((each) => ({ match: '', game: '', ...nothing(), ...each }));
}

export const save = (matches: readonly Judged[]): void => keep(KEY, { matches });
