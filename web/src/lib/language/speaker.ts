// What happened, what is refused and what is to be done, said in a sentence: the twin of
// `locale/say.py`. A new kind of event, decision or action needs a text and no code.
import type { OutcomeData, Refusal } from '../connection/protocol';
import {
  byNumber,
  type Card,
  type Choice,
  type Effect,
  type GameEvent,
  type View,
  type ZoneName,
} from '../table/types';
import type { Arguments, Words } from './words';

const SEATS = new Set(['victim', 'taker']); // facts of events that are seats
const MOST_LISTED = 20; // a hand of 14 has 91 pairs

export class Speaker {
  constructor(
    readonly words: Words,
    readonly names: readonly string[],
  ) {}

  /** One sentence, without the full stop: `44 goes to row 3: its last card 43 is …`. */
  event(event: GameEvent): string {
    return this.words.text(`event-${textOf(event)}`, this.argumentsOf(event));
  }

  /** The same as briefly as it can be said: without the reason. */
  short(event: GameEvent): string {
    const key = `page-log-${textOf(event)}`;
    return this.words.has(key) ? this.words.text(key, this.argumentsOf(event)) : this.event(event);
  }

  private argumentsOf(event: GameEvent): Arguments {
    const args: Arguments = {
      clause: event.clause,
      name: event.seat === null ? '' : this.name(event.seat),
      ...this.faces(inHandOrder(event)),
      ...places(event.source, event.target),
    };
    for (const [fact, value] of Object.entries(event.facts)) {
      args[fact] = SEATS.has(fact) ? this.name(Number(value)) : value;
    }
    return args;
  }

  /** What happened in one picture: an event, or cards turned up together (`Ada 73, Bo 66`). */
  events(events: readonly GameEvent[]): string {
    const only = events[0];
    if (only && events.length === 1) return this.event(only);
    const shown = events.map((event) => {
      const cards = this.words.join(event.cards.map((card) => this.card(card)));
      return event.seat === null ? cards : `${this.name(event.seat)}: ${cards}`;
    });
    return this.words.join(shown, 'comma');
  }

  /** The clause behind an event, with its text; needs the group of clauses. */
  why(event: GameEvent): string {
    const name = this.words.text(`clause-${event.clause}`);
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const text = this.words.text(`clause-${event.clause}.text`);
    return this.words.text('why', { name: capital, clause: event.clause, text });
  }

  /** Why a command was not done, in the reader's words where we have them. */
  refusal(refusal: Pick<Refusal, 'reason' | 'facts' | 'text'>): string {
    const key = `refusal-${refusal.reason}`;
    if (!this.words.has(key)) return refusal.text;
    const args: Arguments = {};
    for (const [name, fact] of Object.entries(refusal.facts)) args[name] = this.fact(name, fact);
    return this.words.text(key, args);
  }

  /** What the viewing seat has to do now, or whom the table waits for. */
  prompt(view: View): string {
    let key = `prompt-${view.asks}`;
    const names = view.waiting.map((seat) => this.name(seat));
    const args: Arguments = {
      names: this.words.join(names),
      count: view.waiting.length,
      ...view.asks_facts,
    };
    if (view.seat !== null && view.waiting.includes(view.seat)) {
      const plays = view.choices.map((choice) => choice.cards);
      args['count'] = Math.max(0, ...plays.map((cards) => cards.length));
      const cards = new Set(plays.flat().map((card) => this.card(card)));
      args['cards'] = this.words.join([...cards], 'or');
      args['stop'] = view.choices.some((choice) => choice.action === 'stop') ? 'yes' : 'no';
    } else if (view.picked.length) {
      key += '.picked';
      args['cards'] = this.words.join(view.picked.map((card) => this.card(card)));
    } else if (view.waiting.length) {
      key += '.waiting';
    }
    return this.words.text(key, args);
  }

  /** A label for an action, with what it would do: `Play 44: to row 3`. */
  choice(choice: Choice, view: View): string {
    const cards = choice.cards.length ? choice.cards : choice.effects.map((effect) => effect.card);
    const args: Arguments = {
      ...this.faces(cards),
      effect: this.effects(choice.effects, view),
    };
    const last = choice.cards.at(-1);
    if (last !== undefined) args['card'] = this.card(last);
    for (const effect of choice.effects) {
      args['points'] = effect.worth;
      args['takes'] = effect.takes.length;
    }
    if (choice.zone) {
      const [kind, number] = choice.zone;
      Object.assign(args, places(choice.zone));
      if (kind === 'hand') args['victim'] = this.name(number);
      if (kind === 'stack') {
        const target = view.zones.find(
          (zone) => zone.zone[0] === 'target' && zone.zone[1] === number,
        );
        args['target'] = String(target?.cards.at(-1) ?? '');
      }
    }
    return this.words.text(`choice-${verbOf(choice)}`, args);
  }

  /** What was chosen, in short: its cards where they say all (`play 44`), else its label. */
  chosen(choice: Choice, view: View): string {
    const { action, cards } = choice;
    const allSaid = cards.length && action === [verbOf(choice), ...cards].join(' ');
    return allSaid
      ? this.words.join(cards.map((card) => this.card(card)))
      : this.choice(choice, view);
  }

  /** How a match ended: who won, then the titles that the edition gives. */
  /** Some names as a list. */
  list(names: string[]): string {
    return this.words.join(names);
  }

  outcome(outcome: OutcomeData): string[] {
    const names = (seats: number[]) => this.list(seats.map((seat) => this.name(seat)));
    const points = outcome.totals[outcome.winners[0] ?? 0] ?? 0;
    const count = outcome.winners.length;
    const said = [
      this.words.text('outcome-winners', { names: names(outcome.winners), count, points }),
    ];
    for (const [title, seats] of Object.entries(outcome.titles)) {
      const named = this.words.text(`title-${title}`);
      said.push(this.words.text('outcome-title', { title: named, names: names(seats) }));
    }
    return said;
  }

  /** What a table should be told before it starts. */
  notice(key: string): string {
    return this.words.text(`notice-${key}`);
  }

  /** The name of a seat; a seat without one is called by its number. */
  name(seat: number): string {
    return this.names[seat] ?? this.words.text('seat-name', { seat: seat + 1 });
  }

  /** A card's number, or the name of a special card. */
  card(card: Card | null): string {
    if (card === null) return '';
    return typeof card === 'number' ? String(card) : this.words.text(`card-${card}`);
  }

  private faces(cards: readonly (Card | null)[]): Arguments {
    const first = cards[0];
    if (first === undefined || first === null) return { faces: 'down', count: cards.length };
    const said = cards.map((card) => this.card(card));
    return {
      faces: 'up',
      count: cards.length,
      card: said[0] ?? '',
      cards: this.words.join(said),
    };
  }

  private fact(name: string, fact: unknown): string | number {
    if (typeof fact === 'number' && Math.abs(fact) < 10_000) return fact;
    if (!Array.isArray(fact)) return String(fact);
    if (name === 'deciders') {
      const seats = fact.map((seat) => this.words.text('seat-name', { seat: Number(seat) }));
      return this.words.join(seats);
    }
    const list = this.words.join(fact.slice(0, MOST_LISTED).map(String), 'comma');
    const more = fact.length - MOST_LISTED;
    return more > 0 ? this.words.text('refused-more', { list, count: more }) : list;
  }

  /** Where cards would go as the rows are now: `to row 3`, or one such for each card. */
  private effects(effects: readonly Effect[], view: View): string {
    const both = 'ends' in view.flags;
    const spots = new Map<Card | null, string[]>();
    for (const effect of effects) {
      const said = spots.get(effect.card) ?? [];
      said.push(this.effect(effect, both));
      spots.set(effect.card, said);
    }
    const parts = [...spots].map(
      ([card, said]) => [this.card(card), this.words.join(said, 'or')] as const,
    );
    if (parts.length === 1) return parts[0]?.[1] ?? '';
    return this.words.join(
      parts.map(([card, effect]) => this.words.text('choice-effect-of', { card, effect })),
      'semicolon',
    );
  }

  private effect(effect: Effect, bothEnds: boolean): string {
    let kind = bothEnds ? effect.side : 'row';
    if (effect.takes.length) kind = 'takes';
    if (effect.target === null) kind = bothEnds ? 'inside' : 'low';
    const row = effect.target ? String(effect.target[1] + 1) : '';
    return this.words.text('choice-effect', { kind, row, heads: effect.worth });
  }
}

const textOf = (event: GameEvent): string => event.kind.replaceAll('_', '-');

/** The first word of an action. */
export const verbOf = (choice: Pick<Choice, 'action'>): string => choice.action.split(' ')[0] ?? '';

/** The zones of an event by their kind (`row` 3), and the kind it leads from and to. */
function places(...zones: (ZoneName | null)[]): Arguments {
  const args: Arguments = {};
  for (const zone of zones) if (zone) args[zone[0]] = String(zone[1] + 1);
  args['from'] = zones[0]?.[0] ?? '';
  args['to'] = zones.at(-1)?.[0] ?? '';
  return args;
}

/** The cards of an event; those that go to a hand in the order in which a hand is held. */
function inHandOrder(event: GameEvent): (Card | null)[] {
  return event.target?.[0] === 'hand' ? [...event.cards].sort(byNumber) : event.cards;
}
