// Options of games and their values, as people call them.
import { n, t, tongue } from '../../lib/tongue.svelte';
import type { OptionValue } from './plan';

/** The text that names an option; a game may call it otherwise. */
export function optionKey(option: string, game: string): string {
  const special = `option-${option}-${game}`;
  return tongue.words.has(special) ? special : `option-${option}`;
}

export function valueName(option: string, value: OptionValue): string {
  const key = `value-${option}-${String(value)}`;
  if (tongue.words.has(key)) return t(key);
  return typeof value === 'number' ? n(value) : String(value);
}
