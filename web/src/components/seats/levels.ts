// The strengths of bots, and how they rank.
import { levelName, t } from '../../lib/language/i18n.svelte';

const LEVELS = ['random', 'cautious', 'careful', 'strong', 'master'];

/** From 1 to 5; null for one that the page does not know. */
export function rankOf(level: string | null): number | null {
  const at = level === null ? -1 : LEVELS.indexOf(level);
  return at < 0 ? null : at + 1;
}

/** The name of a strength in a list of choices, where nothing can be drawn. */
export function rankedName(level: string): string {
  const rank = rankOf(level);
  return rank ? t('page-ranked', { level: levelName(level), rank }) : levelName(level);
}
