// The texts of one language, from the same Fluent files that the terminal reads.
import { FluentBundle, FluentNumber, FluentType, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';
import type { Settings } from '../settings.svelte';
import { isForeign, isolated, latin, persian, type Direction } from './script';
import { textsOf, type TextGroup } from './texts';

/** The value of a message, as the bundle keeps it. */
type Pattern = Exclude<NonNullable<ReturnType<FluentBundle['getMessage']>>['value'], null>;

export type Arguments = Record<string, string | number>;
export type Joint = 'and' | 'or' | 'comma' | 'semicolon';

/** A word of the other direction, isolated where it is shown. */
class Foreign extends FluentType<string> {
  override toString(): string {
    return isolated(this.value);
  }
}

/** A number; one that every language writes by its digits alone needs no library of languages. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return isPlain(this.value) ? String(this.value) : super.toString(scope);
  }
}

const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

/** Says texts by key; a key that is not there is shown as itself and reported in the console. */
export class Words {
  readonly direction: Direction;
  private readonly bundle: FluentBundle;
  private readonly groups = new Set<TextGroup>();
  private readonly formats = new Map<string, Intl.NumberFormat>();

  /** `digits` is asked whenever something is said, so that what is shown follows it. */
  constructor(
    readonly language: Language,
    private readonly digits: () => Settings['digits'] = () => 'native',
  ) {
    this.direction = language === 'fa' ? 'rtl' : 'ltr';
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Read the files of a group, once. */
  async load(group: TextGroup): Promise<this> {
    if (this.groups.has(group)) return this;
    for (const texts of await textsOf(group, this.language)) {
      const body = texts.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
      this.bundle.addResource({ body }, { allowOverrides: true });
    }
    this.groups.add(group);
    return this;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** Say a key, or an attribute of one (`clause-PLACE-2.text`). */
  text(key: string, args: Arguments = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) {
      console.error(`no text ${key} in ${this.language}`);
      return key;
    }
    if (typeof pattern === 'string') return this.withDigits(pattern);
    const errors: Error[] = [];
    const decides = selectors(pattern);
    const values = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.argument(value, decides.has(name))]),
    );
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.error(`text ${key} in ${this.language}:`, ...errors);
    return this.withDigits(text);
  }

  /** A list as the language writes it: `3, 9 and 12`. */
  join(items: readonly string[], how: Joint = 'and'): string {
    const said = items.map((item) => (isForeign(item, this.direction) ? isolated(item) : item));
    const last = said.pop() ?? '';
    const text = said.length ? said.join(this.joint('comma')) + this.joint(how) + last : last;
    return this.withDigits(text);
  }

  /** A number in the language's own writing. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    if (!options && isPlain(value)) {
      return this.withDigits(String(value));
    }
    const key = JSON.stringify(options ?? {});
    let format = this.formats.get(key);
    if (!format) {
      format = new Intl.NumberFormat(this.language, { maximumFractionDigits: 1, ...options });
      this.formats.set(key, format); // making one takes longer than using it a hundred times
    }
    return this.withDigits(format.format(value));
  }

  /** A text with the digits that its reader wants. */
  withDigits(text: string): string {
    if (this.language !== 'fa') return text;
    return this.digits() === 'latin' ? latin(text) : persian(text);
  }

  private joint(how: Joint): string {
    return this.text(`list-${how}`, { first: '<', next: '>' }).slice(1, -1);
  }

  private pattern(key: string): Pattern | null {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** A word that decides between variants must stay the word it is. */
  private argument(value: string | number, decides: boolean): FluentVariable {
    if (typeof value === 'number') return new Count(value);
    return !decides && isForeign(value, this.direction) ? new Foreign(value) : value;
  }
}

const known = new WeakMap<object, Set<string>>();

/** The arguments that decide between variants. */
function selectors(pattern: Pattern): Set<string> {
  if (typeof pattern === 'string') return new Set();
  let names = known.get(pattern);
  if (!names) {
    names = new Set();
    known.set(pattern, names);
    for (const part of pattern) {
      if (typeof part === 'string' || part.type !== 'select') continue;
      if (part.selector.type === 'var') names.add(part.selector.name);
      for (const variant of part.variants) {
        for (const name of selectors(variant.value)) names.add(name);
      }
    }
  }
  return names;
}
