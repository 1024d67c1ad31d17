// The language the page speaks now. Reading `t` in a component keeps it up to date.
import { remember, type Language } from './language';
import type { Shelf } from './shelves';
import { Words, type Arguments } from './words';

class Tongue {
  words = $state.raw(new Words('en'));
  ready = $state(false);
  private readonly wanted = new Set<Shelf>(['base']);
  private switches = 0;

  /** Speak a language from now on; the old one stays until the new one is there. */
  async speak(language: Language): Promise<void> {
    const turn = ++this.switches;
    const words = new Words(language);
    for (let known = 0; known < this.wanted.size;) {
      known = this.wanted.size; // more may be wanted while these come
      await Promise.all([...this.wanted].map((shelf) => words.load(shelf)));
    }
    if (turn !== this.switches) return; // another one was chosen meanwhile
    this.words = words;
    this.ready = true;
    document.documentElement.lang = language;
    document.documentElement.dir = words.direction;
  }

  /** Have further texts at hand, in this language and in those chosen later. */
  async need(shelf: Shelf): Promise<void> {
    this.wanted.add(shelf);
    if (this.ready) await this.words.load(shelf); // else the first language brings it along
  }

  choose(language: Language): Promise<void> {
    remember(language);
    return this.speak(language);
  }
}

export const tongue = new Tongue();

/** Say a key in the language of the page. */
export const t = (key: string, args?: Arguments): string => tongue.words.text(key, args);

/** The name of a strength of bots; a server may have some that the page does not know. */
export const levelName = (level: string): string =>
  tongue.words.has(`level-${level}`) ? t(`level-${level}`) : level;

/** A number in the language of the page. */
export const n = (value: number): string => tongue.words.number(value);
