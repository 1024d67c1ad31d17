// Where a link or a code that somebody was given leads.
const CODE = /^[a-z0-9]{12}$/;
const PLACE = /\/(t|g)\/([a-z0-9]{12})(?:[/?#]|$)/;

/** The address inside the page, or null if this is neither a link nor a code. */
export function placeOf(text: string): string | null {
  const given = text.trim();
  const link = PLACE.exec(given.toLowerCase());
  if (link) return `/${link[1] ?? 't'}/${link[2] ?? ''}`;
  const code = given.toLowerCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? `/t/${code}` : null;
}
