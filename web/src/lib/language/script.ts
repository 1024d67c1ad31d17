// How scripts meet: words of another direction inside a sentence, and Persian numbers.
// The twin of `locale/_script.py`.
const START = '\u2068';
const END = '\u2069';
const ISOLATED = /([\u2066-\u2068][^\u2069]*\u2069)/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const DIGITS = '۰۱۲۳۴۵۶۷۸۹';

export type Direction = 'ltr' | 'rtl';

/** Whether a word has letters that run against the sentence it is put into. */
export function isForeign(word: string, direction: Direction): boolean {
  const rest = word.replace(new RegExp(ISOLATED, 'g'), '');
  return (direction === 'ltr' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT).test(rest);
}

/** The word between marks that keep its direction, and its neighbours', as they are. */
export const isolated = (word: string): string => `${START}${word}${END}`;

/** Numbers as Persian writes them: 3.5 is ۳٫۵. Isolated words are foreign and stay. */
export function persian(text: string): string {
  return text
    .split(ISOLATED)
    .map((part) => (ISOLATED.test(part) ? part : persianNumbers(part)))
    .join('');
}

/** Numbers in Persian text with Latin digits: ۳٫۵ is 3.5. */
export function latin(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(DIGITS.indexOf(digit)))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    .replace(/(?<![\p{L}\p{N}_\u200e])[-−](?=\d)/gu, '\u200e−');
}

function persianNumbers(text: string): string {
  return text
    .replace(/(?<![\d.])(\d+(?:,\d{3})*)\.(\d+)(?![\d.])/g, '$1٫$2')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '٬')
    .replace(/(?<![\p{L}\p{N}_])-(?=\d)/gu, '\u200e−')
    .replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);
}
