// What a person at this screen is about to choose: hovered, focused, tapped, typed.
import { itemKey, numberOf, Selection, type Item } from './selection';
import { settings } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';
import type { Card, Choice, Effect, ZoneName } from '../table/types';
import { sameZone } from '../table/types';

export class Choosing {
  private chosen = $state.raw<{ decision: number; cards: readonly Card[] }>({
    decision: -1,
    cards: [],
  });
  private pointed = $state.raw<Item | null>(null);
  private lifted = $state.raw<{ decision: number; item: Item } | null>(null);
  private typed = '';

  constructor(private readonly store: TableStore) {}

  /** Nobody chooses on a view that is only on its way, or when a choice is on its way. */
  readonly selection = $derived.by(() => {
    const { shown, decision } = this.store;
    if (!shown?.choices.length || decision === null) return null;
    return new Selection(shown, this.chosen.decision === decision ? this.chosen.cards : []);
  });

  /** All that can be tapped: what leads on, and any card to begin anew with. */
  readonly offered = $derived.by(() => {
    const { selection } = this;
    if (!selection) return new Map<string, Item>();
    const anew = new Selection(selection.view).items.filter((item) => item.type === 'card');
    return new Map([...selection.items, ...anew].map((item) => [itemKey(item), item]));
  });

  /** What waits for its second tap. */
  readonly armed = $derived.by(() =>
    this.lifted?.decision === this.store.decision ? (this.lifted?.item ?? null) : null,
  );

  /** What is pointed at, or waits for its second tap. */
  readonly focus = $derived.by(() => {
    const item = this.armed ?? this.pointed;
    return item && this.offered.has(itemKey(item)) ? item : null;
  });

  /** The choice that the focused item would make. */
  readonly preview = $derived.by((): Choice | null => {
    return this.focus ? this.previewOf(this.focus) : null;
  });

  /** Cards that stand out of the hand: chosen so far, sent, or picked. */
  readonly picked = $derived.by((): readonly Card[] => {
    const cards = this.selection?.chosen ?? [];
    if (cards.length) return cards;
    const { shown, taken } = this.store;
    const choice = shown?.choices.find((each) => each.action === taken);
    return choice ? choice.cards : (shown?.picked ?? []);
  });

  /** The choice already made, which can still be changed. */
  readonly made = $derived.by((): Choice | null => {
    const { picked } = this;
    if (!picked.length || this.selection?.chosen.length) return null;
    const same = (choice: Choice) =>
      choice.cards.length === picked.length && choice.cards.every((card) => picked.includes(card));
    return this.store.shown?.choices.find(same) ?? null;
  });

  /** Where cards would go: those of the focused item, else those of the pick already made. */
  readonly effects = $derived.by((): Effect[] => {
    if (this.focus && this.selection)
      return leading(this.selection, this.focus).previews(this.focus);
    return this.made?.effects ?? [];
  });

  /** The one item that Tab leads to; arrows lead on from there. */
  readonly tabStop = $derived.by(() =>
    this.focus ? itemKey(this.focus) : this.offered.keys().next().value,
  );

  readonly actions = $derived([...this.offered.values()].filter((item) => item.type === 'action'));

  /** Whether a card of a zone goes with those chosen so far; where none does, all are alike. */
  leadsOn(zone: ZoneName, item: Item | null): boolean {
    const cards = this.selection?.items.filter((each) => each.type === 'card') ?? [];
    if (!cards.some((each) => sameZone(each.zone, zone))) return true;
    return item !== null && !!this.selection?.has(item);
  }

  zoneItems(zone: ZoneName): Item[] {
    return [...this.offered.values()].filter(
      (item) => item.type === 'zone' && sameZone(item.zone, zone),
    );
  }

  cardItem(zone: ZoneName, card: Card): Item | null {
    return this.offered.get(itemKey({ type: 'card', zone, card })) ?? null;
  }

  /** The choice that an item would make or begin. */
  previewOf(item: Item): Choice | null {
    return this.selection ? leading(this.selection, item).preview(item) : null;
  }

  isFocus(item: Item | null): boolean {
    return !!item && !!this.focus && itemKey(item) === itemKey(this.focus);
  }

  isArmed(item: Item | null): boolean {
    return !!item && !!this.armed && itemKey(item) === itemKey(this.armed);
  }

  /** The pointer or the keyboard is there. */
  point(item: Item | null): void {
    this.pointed = item;
  }

  /** A tap, a click, Enter: choose; or only show what it would do, where the second tap does it. A
      button says what it does, keys have shown it, and a card is dropped where it should go. */
  tap(item: Item, how: 'tap' | 'key' | 'drop' = 'tap'): void {
    const { decision } = this.store;
    if (!this.selection || decision === null) return;
    const { next, action } = leading(this.selection, item).choose(item);
    const twice = how === 'tap' ? settings.tapsTwice : how === 'key' && settings.value.confirm;
    if (action && twice && item.type !== 'action' && !this.isArmed(item)) {
      this.lifted = { decision, item };
      return;
    }
    this.lifted = null;
    if (action) {
      this.remember([]);
      this.store.act(action);
    } else {
      this.remember(next.chosen);
    }
  }

  /** Take back the last step; whether there was one. */
  back(): boolean {
    this.typed = '';
    if (this.armed) {
      this.lifted = null;
      return true;
    }
    if (!this.selection?.chosen.length) return false;
    this.remember(this.selection.back().chosen);
    return true;
  }

  /** The item that typed digits mean: a card by its number, a zone by its place, an action by 0. */
  type(digit: string): Item | null {
    const items = [...this.offered.values()];
    for (const typed of [this.typed + digit, digit]) {
      const found = items.filter((item) => numberOf(item).startsWith(typed));
      const item = found.find((each) => numberOf(each) === typed) ?? found[0];
      if (item) {
        this.typed = typed;
        return item;
      }
    }
    return null;
  }

  private remember(cards: readonly Card[]): void {
    this.chosen = { decision: this.store.decision ?? -1, cards };
  }
}

/** The selection in which an item can be chosen: this one, or one begun anew. */
function leading(selection: Selection, item: Item): Selection {
  return selection.has(item) ? selection : new Selection(selection.view);
}
