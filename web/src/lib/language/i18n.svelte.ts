// The language the page speaks now. Reading `t` in a component keeps it up to date.
import { settings } from '../settings.svelte';
import { fontsOf } from './fonts';
import { remember, type Language } from './languages';
import type { TextGroup } from './texts';
import { Words, type Arguments } from './words';

class I18n {
  words = $state.raw(new Words('en'));
  ready = $state(false);
  private readonly wanted = new Set<TextGroup>(['base']);
  private switches = 0;

  /** Speak a language from now on; the old one stays until the new one is there. */
  async speak(language: Language): Promise<void> {
    const turn = ++this.switches;
    const words = new Words(language, () => settings.value.digits);
    const fonts = fontsOf(language);
    for (let known = 0; known < this.wanted.size;) {
      known = this.wanted.size; // more may be wanted while these come
      await Promise.all([...this.wanted].map((group) => words.load(group)));
    }
    await fonts;
    if (turn !== this.switches) return; // another one was chosen meanwhile
    this.words = words;
    this.ready = true;
    document.documentElement.lang = language;
    document.documentElement.dir = words.direction;
  }

  /** Have further texts at hand, in this language and in those chosen later. */
  async need(group: TextGroup): Promise<void> {
    this.wanted.add(group);
    if (this.ready) await this.words.load(group); // else the first language brings it along
  }

  choose(language: Language): Promise<void> {
    remember(language);
    return this.speak(language);
  }
}

export const i18n = new I18n();

/** Say a key in the language of the page. */
export const t = (key: string, args?: Arguments): string => i18n.words.text(key, args);

/** The name of a strength of bots; a server may have some that the page does not know. */
export const levelName = (level: string): string =>
  i18n.words.has(`level-${level}`) ? t(`level-${level}`) : level;

/** A number in the language of the page. */
export const n = (value: number): string => i18n.words.number(value);
