// How this person likes the page. Kept on the device; `features/session/sync.ts` tells the server.
import type { Settings as SettingsData } from './connection/protocol';

export type Settings = Required<SettingsData>;

const KEPT = 'settings';
export const DEFAULTS: Settings = {
  speed: 'normal',
  theme: 'system',
  sound: false,
  confirm: false,
  motion: 'system',
  digits: 'native',
};

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';
/** A finger shows nothing before it taps. */
const NO_HOVER = '(hover: none)';
/** Kept on this device alone: other devices may have a mouse. */
const TAPS = 'taps';
const prefers = (wish: string): MediaQueryList => matchMedia(wish);

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

function tapsKept(): string | null {
  try {
    return localStorage.getItem(TAPS);
  } catch {
    return null;
  }
}

class Preferences {
  value = $state<Settings>(kept());
  private taps = $state(tapsKept());

  /** Whether the first tap only shows what the second one does. */
  get tapsTwice(): boolean {
    return this.value.confirm || (prefers(NO_HOVER).matches && this.taps !== 'once');
  }

  /** Have that, or not: everywhere, or on this device if a finger is all it knows. */
  tapTwice(wanted: boolean): void {
    if (!prefers(NO_HOVER).matches || !wanted) this.change({ confirm: wanted });
    this.taps = wanted ? 'twice' : 'once';
    try {
      localStorage.setItem(TAPS, this.taps);
    } catch {
      // a browser that keeps nothing starts from the defaults next time
    }
  }

  /** Whether things move, or only change. */
  get moves(): boolean {
    if (this.value.motion !== 'system') return this.value.motion === 'full';
    return !prefers(STILL).matches;
  }

  change(changes: Partial<Settings>): void {
    this.value = { ...this.value, ...changes };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.value));
    } catch {
      // a browser that keeps nothing starts from the defaults next time
    }
    this.apply();
  }

  /** Tell the style sheet. */
  apply(): void {
    const { dataset } = document.documentElement;
    const { theme } = this.value;
    dataset['theme'] = theme === 'system' ? (prefers(DARK).matches ? 'dark' : 'light') : theme;
    dataset['motion'] = this.moves ? 'full' : 'reduced';
  }

  /** Apply, now and whenever the system changes its mind, or this person in another window. */
  follow(): void {
    this.apply();
    addEventListener('storage', ({ key }) => {
      if (key !== KEPT) return;
      this.value = kept();
      this.apply();
    });
    for (const wish of [DARK, STILL]) prefers(wish).addEventListener('change', () => this.apply());
  }
}

export const settings = new Preferences();
