// The person at this device, as the server knows them; settings and language follow them.
import type { Catalogue, Me, MeChange } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { tongue } from '../lib/tongue.svelte';
import type { Language } from '../lib/language';
import { calls } from './calls';

class Session {
  me = $state.raw<Me | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  private asking: Promise<Me> | null = null;

  /** Who we are; a new guest if nobody is known. Asked once, unless `again`. */
  async load(again = false): Promise<Me> {
    if (this.me && !again) return this.me;
    this.asking ??= calls.me();
    try {
      this.me = await this.asking;
    } finally {
      this.asking = null;
    }
    return this.me;
  }

  async games(): Promise<Catalogue> {
    this.catalogue ??= await calls.catalogue();
    return this.catalogue;
  }

  async change(change: MeChange): Promise<void> {
    const before = this.me?.id;
    const me = await calls.changeMe(change);
    if (this.me?.id === before) this.me = me; // else another one sits here by now
  }

  /** Another person sits here now: the page is as they like it. */
  async become(me: Me): Promise<void> {
    this.me = me;
    settings.change(me.settings);
    await tongue.choose(me.language);
  }

  /** Nobody is known here any more; the next question makes a new guest. */
  forget(): void {
    this.me = null;
  }

  /** Tell the server how this person likes the page, where it knows otherwise. */
  async keep(): Promise<void> {
    if (!this.me) return;
    const language: Language = tongue.words.language;
    const wanted = settings.value;
    const same = JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(this.me.settings));
    if (same && language === this.me.language) return;
    await this.change({ language, settings: { ...wanted } });
  }
}

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

export const session = new Session();
