// The fonts that a language is written with.
import type { Language } from './languages';

/** Letters that tell a browser which files it needs. */
const LETTERS: Record<Language, string> = { en: 'a', de: 'ä', pl: 'ał', ru: 'aж', fa: 'aش' };
const PATIENCE = 500; // milliseconds: then the browser's own fonts must do

/** Fetch the fonts of a language. What is written when they are there does not move any more. */
export async function fontsOf(language: Language): Promise<void> {
  const { fonts }: Partial<Document> = document; // a window without letters has none
  const coming = fonts?.load('1em Inter, Vazirmatn', LETTERS[language]);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([coming, late]).catch(() => null);
}
