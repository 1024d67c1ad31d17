// Moments in the reader's own calendar and words.
import { i18n } from './i18n.svelte';

const MINUTE = 60_000;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];
const LONG_AGO = 7 * 24 * 60 * MINUTE;

/** A date, such as `3 May 2027`. */
export function date(at: number): string {
  const format = new Intl.DateTimeFormat(i18n.words.language, { dateStyle: 'medium' });
  return i18n.words.withDigits(format.format(at));
}

/** How long ago, up to a week; the date after that. */
export function ago(at: number, now = Date.now()): string {
  const gone = now - at;
  if (gone > LONG_AGO) return date(at);
  const format = new Intl.RelativeTimeFormat(i18n.words.language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (gone < length) continue;
    return i18n.words.withDigits(format.format(-Math.floor(gone / length), unit));
  }
  return format.format(0, 'minute');
}
