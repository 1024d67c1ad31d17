// The person at this device, as the server knows them; settings and language follow them.
import { ApiError } from '../../lib/connection/api';
import type { Catalogue, Me, MeChange } from '../../lib/connection/protocol';
import { settings } from '../../lib/settings.svelte';
import { i18n } from '../../lib/language/i18n.svelte';
import { calls } from '../../lib/connection/calls';
import { agree, follow, isKnown, unsaid } from './sync';

const SOON = 400; // milliseconds: whoever tries this and that is not told of at every step
const AGAIN = 10_000;

class Session {
  me = $state.raw<Me | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  private asking: Promise<Me> | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', () => void this.catchUp());
    $effect.root(() => {
      $effect(() => {
        const liked = [settings.value, i18n.words]; // read here, so that each is waited for
        if (!liked.length || !this.me || !unsaid(this.me)) return;
        const soon = setTimeout(() => void this.keep(), SOON);
        return () => clearTimeout(soon);
      });
    });
  }

  /** Who we are; a new guest if nobody is known. Asked once, unless `again`. */
  async load(again = false): Promise<Me> {
    if (this.me && !again) return this.me;
    this.asking ??= calls.me();
    try {
      this.me = await this.asking;
    } finally {
      this.asking = null;
    }
    await agree(this.me);
    return this.me;
  }

  async games(): Promise<Catalogue> {
    this.catalogue ??= await calls.catalogue();
    return this.catalogue;
  }

  async change(change: MeChange): Promise<void> {
    const before = this.me?.id;
    const me = await calls.changeMe(change);
    if (this.me?.id !== before) return; // another one sits here by now
    this.me = me;
    await agree(me, change);
  }

  /** Another person sits here now: the page is as they like it. */
  async become(me: Me): Promise<void> {
    this.me = me;
    await follow(me);
  }

  /** Nobody is known here any more; the next question makes a new guest. */
  forget(): void {
    this.me = null;
  }

  /** The server can be reached again: hear, and tell, what was changed meanwhile. */
  private async catchUp(): Promise<void> {
    if (!isKnown()) return;
    await this.load().catch(() => null);
    await this.keep();
  }

  /** Tell the server what was changed here; if it does not hear, again after a while. */
  private async keep(): Promise<void> {
    clearTimeout(this.again);
    const change = this.me && unsaid(this.me);
    if (!change) return;
    try {
      await this.change(change);
    } catch (error) {
      if (mayPass(error)) this.again = setTimeout(() => void this.keep(), AGAIN);
    }
  }
}

/** Whether it is worth to ask once more: no link, too much at once, a server in trouble. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.problem.status < 400 || error.problem.status >= 429);

export const session = new Session();
