// How a person likes the page, on several devices: each tells the server only what was changed on
// it, and takes all else from the server.
import { chosen, remembered, type Language } from '../../lib/language/languages';
import type { Me, MeChange } from '../../lib/connection/protocol';
import { DEFAULTS, settings, type Settings } from '../../lib/settings.svelte';
import { i18n } from '../../lib/language/i18n.svelte';

type Likes = Settings & { language: Language };

const KEPT = 'told';

/** What the server said last, and of whom; whatever is otherwise here was changed here. */
let told = kept();

function kept(): { person: string; likes: Likes } | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as typeof told;
  } catch {
    return null;
  }
}

/** Whether the server has ever said how somebody at this device likes the page. */
export const isKnown = (): boolean => told !== null;

/** What the server said last of a person; to somebody new goes along what was chosen here. */
const said = (me: Me): Likes =>
  told?.person === me.id ? told.likes : { ...DEFAULTS, language: me.language };

/** What is otherwise here than the server knows, once it has heard a change. */
function changed(me: Me, heard: MeChange = {}): Partial<Likes> {
  const { language = said(me).language, settings: others } = heard;
  const known = new Map(Object.entries({ ...said(me), ...others, language }));
  const here = Object.entries({ ...settings.value, language: chosen() ?? language });
  return Object.fromEntries(here.filter(([key, value]) => known.get(key) !== value));
}

/** What the server does not know yet, to be sent; null if it knows everything. */
export function unsaid(me: Me): MeChange | null {
  const { language, ...others } = changed(me);
  const change: MeChange = {};
  if (language) change.language = language;
  if (Object.keys(others).length) change.settings = others;
  return Object.keys(change).length ? change : null;
}

/** The server says how a person likes it: so be it, but for what was changed here since. */
export function agree(me: Me, heard?: MeChange): Promise<void> {
  const mine = changed(me, heard);
  // A browser's own language stays until another one is chosen somewhere.
  if (me.language === said(me).language) mine.language ??= remembered();
  return follow(me, mine);
}

/** The page is as a person likes it. */
export async function follow(me: Me, mine: Partial<Likes> = {}): Promise<void> {
  const likes = { ...DEFAULTS, ...me.settings, language: me.language };
  told = { person: me.id, likes };
  try {
    localStorage.setItem(KEPT, JSON.stringify(told));
  } catch {
    // a browser that keeps nothing begins anew next time
  }
  const { language, ...others } = { ...likes, ...mine };
  settings.change(others);
  if (language !== remembered()) await i18n.choose(language);
}
