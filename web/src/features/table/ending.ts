// How a match ends, where that is not what a player would expect.

const USUAL = 66;
/** The Russian edition of the variants ends on reaching the target, and its readers know that. */
const REACHES_AS_USUAL = ['ru'];

/** A text and its values, or nothing where the match ends as usual. */
export function unusualEnding(
  settings: Readonly<Record<string, unknown>>,
  language: string,
): { key: string; args: Record<string, number> } | null {
  const { rounds, target, ends } = settings;
  if (typeof rounds === 'number') return { key: 'page-ends-after', args: { rounds } };
  if (typeof target !== 'number') return null;
  const reaches = ends === 'reaches';
  if (target === USUAL && (!reaches || REACHES_AS_USUAL.includes(language))) return null;
  return { key: reaches ? 'page-ends-at' : 'page-ends-above', args: { target } };
}
