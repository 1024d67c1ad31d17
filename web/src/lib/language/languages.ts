// Which language the page speaks on this device.
export const LANGUAGES = ['en', 'de', 'pl', 'ru', 'fa'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = 'language';

/** The first language of the browser's list that we speak; English if there is none. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split(/[-_]/)[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** The language chosen on this device before. */
export function chosen(): Language | null {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // a browser that keeps nothing asks again next time
  }
  return LANGUAGES.find((language) => language === kept) ?? null;
}

/** The language chosen on this device before, or the browser's. */
export const remembered = (): Language => chosen() ?? bestLanguage(navigator.languages);

export function remember(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // as above
  }
}
