// Options of games and their values, as people call them.
import { n, t, i18n } from '../../lib/language/i18n.svelte';
import type { OptionValue } from './plan';

/** The text that names an option; a game may call it otherwise. */
export function optionKey(option: string, game: string): string {
  const special = `option-${option}-${game}`;
  return i18n.words.has(special) ? special : `option-${option}`;
}

export function valueName(option: string, value: OptionValue): string {
  const key = `value-${option}-${String(value)}`;
  if (i18n.words.has(key)) return t(key);
  return typeof value === 'number' ? n(value) : String(value);
}
