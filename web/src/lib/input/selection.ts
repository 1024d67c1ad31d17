// Choosing one of a view's actions step by step: a card, further cards, a place. Knows no rules:
// what leads on is found in the choices. The twin of the terminal's `selection.py`.
import { verbOf } from '../language/speaker';
import {
  cardsAt,
  sameZone,
  zoneKey,
  type Card,
  type Choice,
  type Effect,
  type View,
  type ZoneName,
} from '../table/types';

/** A card that can be chosen, where it lies. */
export interface CardItem {
  type: 'card';
  zone: ZoneName;
  card: Card;
}
/** A zone that can be chosen, or one side of it. */
export interface ZoneItem {
  type: 'zone';
  zone: ZoneName;
  side: string;
}
/** An action that has no card and no zone of its own to click. */
export interface ActionItem {
  type: 'action';
  action: string;
}
export type Item = CardItem | ZoneItem | ActionItem;

/** Items are told apart by this. */
export function itemKey(item: Item): string {
  if (item.type === 'card') return `card:${zoneKey(item.zone)}:${String(item.card)}`;
  if (item.type === 'zone') return `zone:${zoneKey(item.zone)}:${item.side}`;
  return `action:${item.action}`;
}

/** What one types for an item: a card's number, a zone's place, 0 for an action. */
export function numberOf(item: Item): string {
  if (item.type === 'card') return String(item.card);
  return item.type === 'zone' ? String(item.zone[1] + 1) : '0';
}

// Cards that lie there are never chosen one by one.
const WHOLE = new Set(['row', 'stack', 'target']);

/** What a person has chosen so far and what can be chosen next; a value, never changed. */
export class Selection {
  /** A set of any size: no card ends the choice, so it has to be confirmed. */
  readonly openEnded: boolean;
  private found: readonly Item[] | null = null;
  private keys: ReadonlySet<string> | null = null;

  constructor(
    readonly view: View,
    readonly chosen: readonly Card[] = [],
  ) {
    const verbs = new Set(view.choices.filter((choice) => choice.cards.length).map(verbOf));
    this.openEnded = view.choices.some((each) => !each.cards.length && verbs.has(verbOf(each)));
  }

  /** What can be chosen next, in the order it lies on the table. */
  get items(): readonly Item[] {
    this.found ??= this.findItems();
    return this.found;
  }

  private findItems(): Item[] {
    const choices = this.choices;
    if (this.chosen.length && !this.openEnded && choices.every((each) => this.isExact(each))) {
      return [...this.chosenCards(), ...this.cardless(choices)];
    }
    const cards = this.cards().filter((item) => this.leadsOn(item.card));
    return [...cards, ...this.cardless(choices)];
  }

  /** The choices that what is chosen so far leaves. */
  get choices(): Choice[] {
    return this.view.choices.filter((choice) => contains(choice.cards, this.chosen));
  }

  has(item: Item): boolean {
    this.keys ??= new Set(this.items.map(itemKey));
    return this.keys.has(itemKey(item));
  }

  /** Choose an item: the next selection, and the action if that completes one. */
  choose(item: Item): { next: Selection; action: string | null } {
    if (item.type !== 'card') {
      const choice = this.choiceOf(item);
      return { next: this, action: choice?.action ?? null };
    }
    if (this.chosen.includes(item.card)) {
      const kept = [...this.chosen];
      kept.splice(kept.indexOf(item.card), 1);
      return { next: new Selection(this.view, kept), action: null };
    }
    const next = new Selection(this.view, [...this.chosen, item.card]);
    const only = next.choices.length === 1 ? next.choices[0] : undefined;
    const done = only && next.isExact(only) && !this.openEnded;
    return { next, action: done ? only.action : null };
  }

  /** Take back the last card. */
  back(): Selection {
    return this.chosen.length ? new Selection(this.view, this.chosen.slice(0, -1)) : this;
  }

  /** The choice that an item would make or begin; null where it is only a first step. */
  preview(item: Item): Choice | null {
    if (item.type !== 'card') return this.choiceOf(item) ?? null;
    const { chosen } = this;
    const then = chosen.includes(item.card) ? chosen : [...chosen, item.card];
    const after = this.view.choices.filter((each) => contains(each.cards, then));
    const [exact, ...others] = after.filter((each) => each.cards.length === then.length);
    if (exact) return others.length ? null : exact; // a place has still to be chosen
    const first = after[0];
    const effects = distinct(effectsOf(after, item.card));
    if (!first || !effects.length) return null;
    return {
      action: `${verbOf(first)} ${String(item.card)}`,
      cards: [...then],
      zone: first.zone,
      effects,
    };
  }

  /** Where an item's card would go, or may go. */
  previews(item: Item): Effect[] {
    if (item.type === 'card') return distinct(effectsOf(this.choices, item.card));
    return this.preview(item)?.effects ?? [];
  }

  private choiceOf(item: Item): Choice | undefined {
    const key = itemKey(item);
    return this.choices.find(
      (choice) => this.isExact(choice) && itemKey(this.itemOf(choice)) === key,
    );
  }

  private isExact(choice: Choice): boolean {
    return choice.cards.length === this.chosen.length;
  }

  /** Whether a card can be added to those chosen, or taken back. */
  private leadsOn(card: Card): boolean {
    if (this.chosen.includes(card)) return true;
    const then = [...this.chosen, card];
    return this.view.choices.some((choice) => contains(choice.cards, then));
  }

  /** Every card of a choice, once, where it lies. */
  private cards(): CardItem[] {
    const wanted = new Set(this.view.choices.flatMap((choice) => choice.cards));
    const items: CardItem[] = [];
    for (const { zone, owner, cards } of this.view.zones) {
      const own = zone[0] === 'hand' && owner === this.view.seat;
      const source = this.view.choices.some((choice) => sameZone(choice.zone, zone));
      if (!own && (!source || WHOLE.has(zone[0]))) continue;
      // A pick that can be changed still counts as held.
      const there = [...cards.flatMap(cardsAt), ...(own ? this.view.picked : [])];
      for (const card of new Set(there)) {
        if (card !== null && wanted.has(card)) items.push({ type: 'card', zone, card });
      }
    }
    return items;
  }

  private chosenCards(): CardItem[] {
    return this.cards().filter((item) => this.chosen.includes(item.card));
  }

  private cardless(choices: readonly Choice[]): Item[] {
    return choices.filter((choice) => this.isExact(choice)).map((choice) => this.itemOf(choice));
  }

  /** What one clicks for a choice whose cards are chosen. */
  private itemOf(choice: Choice): Item {
    const alone = this.view.choices.every((each) => !each.cards.length);
    if (choice.zone && !this.openEnded && (choice.cards.length || alone)) {
      return { type: 'zone', zone: choice.zone, side: choice.effects[0]?.side ?? '' };
    }
    return { type: 'action', action: choice.action };
  }
}

/** Whether all cards of `part` are among `cards`. */
function contains(cards: readonly Card[], part: readonly Card[]): boolean {
  const left = [...cards];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const effectsOf = (choices: readonly Choice[], card: Card): Effect[] =>
  choices
    .filter((choice) => choice.cards.includes(card))
    .flatMap((choice) => choice.effects.filter((effect) => effect.card === card));

function distinct(effects: readonly Effect[]): Effect[] {
  return [...new Map(effects.map((effect) => [JSON.stringify(effect), effect])).values()];
}
