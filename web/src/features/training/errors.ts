// What the reviews of one's own matches found, for a level that fits. The browser keeps it.
import type { ReviewScore } from '../../lib/connection/protocol';
import { keep, kept } from '../../lib/kept';

export interface Judged extends Pick<ReviewScore, 'decisions' | 'error'> {
  match: string;
  game: string;
}

const KEY = 'sixthcow-errors';
/** More matches are not kept, and of one game only the latest count. */
const MOST = 100;
const LATEST = 10;
/** Fewer decisions say little. */
const ENOUGH = 20;

/** The matches with one more; each counts once. */
export const withMatch = (judged: readonly Judged[], one: Judged): Judged[] =>
  [...judged.filter(({ match }) => match !== one.match), one].slice(-MOST);

/** The error per decision in a game, in penalty points; null while too little is known. */
export function errorRate(judged: readonly Judged[], game: string): number | null {
  const matches = judged.filter((each) => each.game === game).slice(-LATEST);
  const decisions = matches.reduce((sum, each) => sum + each.decisions, 0);
  const error = matches.reduce((sum, each) => sum + each.error, 0);
  return decisions < ENOUGH ? null : error / decisions;
}

export function load(): Judged[] {
  const { matches } = kept<{ matches: Judged[] }>(KEY) ?? {};
  return Array.isArray(matches) ? matches : [];
}

export const save = (matches: readonly Judged[]): void => keep(KEY, { matches });
