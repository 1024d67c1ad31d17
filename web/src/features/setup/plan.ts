// A table before it is opened: what somebody has chosen so far, and what the server is told of it.
import { latin } from '../../lib/language/script';
import type { GameInfo, NewTable, OptionInfo, Terms } from '../../lib/connection/protocol';

export type OptionValue = string | number | boolean;
type Full = Required<Terms>;

/** Who the table is for; it decides how a plan begins. */
export type Company = 'bots' | 'friends' | 'public';

/** A seat besides one's own: a bot of a level, or free for a person. */
export type Seat = string | null;

export interface Plan extends Pick<
  Full,
  'visibility' | 'pace' | 'away' | 'chat' | 'memory' | 'tally' | 'rated'
> {
  game: string;
  options: Record<string, OptionValue>;
  others: Seat[];
}

export const FIRST_LEVEL = 'careful';
const USUAL_SEATS = 4;

export function planFor(game: GameInfo, company: Company): Plan {
  const seats = clamp(USUAL_SEATS, game);
  return {
    game: game.name,
    options: {},
    others: Array<Seat>(seats - 1).fill(company === 'bots' ? FIRST_LEVEL : null),
    visibility: company === 'public' ? 'public' : 'private',
    pace: company === 'public' ? 'normal' : 'none',
    away: 'bot',
    chat: 'free',
    memory: false,
    tally: true,
    rated: false,
  };
}

/** The plan of a table that is open already: its terms, and who sits on the seats but the first. */
export function planOf(terms: Full, others: readonly Seat[]): Plan {
  const { game, options, visibility, pace, away, chat, memory, tally, rated } = terms;
  return { game, options, others: [...others], visibility, pace, away, chat, memory, tally, rated };
}

/** What the server is told of a plan, but for the bots. */
export function termsOf(plan: Plan): Terms {
  const { others, ...terms } = plan;
  return { ...terms, seats: others.length + 1 };
}

/** The same plan for another game: options that it does not have are dropped, seats fit. */
export function withGame(plan: Plan, game: GameInfo): Plan {
  const allowed = (name: string, value: OptionValue) => {
    const spec = game.options.find((option) => option.name === name);
    return spec && (spec.kind !== 'one-of' || spec.values.includes(value));
  };
  const options = Object.fromEntries(
    Object.entries(plan.options).filter(([name, value]) => allowed(name, value)),
  );
  return withSeats({ ...plan, game: game.name, options }, clamp(plan.others.length + 1, game));
}

/** Another number of seats; new ones are like the last. */
export function withSeats(plan: Plan, seats: number): Plan {
  const last = plan.others.at(-1) ?? null;
  const others = Array.from({ length: seats - 1 }, (_, number) => {
    const seat = plan.others[number];
    return seat === undefined ? last : seat;
  });
  return fair({ ...plan, others });
}

export function withSeat(plan: Plan, number: number, seat: Seat): Plan {
  return fair({ ...plan, others: plan.others.map((each, at) => (at === number ? seat : each)) });
}

/** Everybody else: the same bot on each seat, or people. */
export function withOthers(plan: Plan, seat: Seat): Plan {
  return fair({ ...plan, others: plan.others.map(() => seat) });
}

/** An option; its default, or nothing, is not worth telling. */
export function withOption(plan: Plan, spec: OptionInfo, value: OptionValue | null): Plan {
  const others = Object.fromEntries(
    Object.entries(plan.options).filter(([name]) => name !== spec.name),
  );
  const usual = value === null || value === spec.default;
  return { ...plan, options: usual ? others : { ...others, [spec.name]: value } };
}

/** What a whole number in a field means, in any digits: null when it is empty or none, and never
    more than `most`. */
export function wholeNumber(text: string, most: number | null = null): number | null {
  const digits = latin(text.trim());
  if (!/^\d+$/.test(digits) || Number(digits) < 1) return null;
  return Math.min(Number(digits), most ?? Infinity);
}

/** Bots on all other seats: there is nobody to wait for. */
export const isAlone = (plan: Plan): boolean => plan.others.every((seat) => seat !== null);

/** Only matches between people are rated. */
export const mayBeRated = (plan: Plan): boolean => !isAlone(plan);

export function newTable(plan: Plan): NewTable {
  const bots = plan.others.filter((seat) => seat !== null);
  return { terms: termsOf(plan), bots, start: isAlone(plan) };
}

/** A match without a second person has no rating, and nobody to hide from the lobby. */
const fair = (plan: Plan): Plan => (mayBeRated(plan) ? plan : { ...plan, rated: false });

const clamp = (seats: number, game: GameInfo): number =>
  Math.min(game.most_seats, Math.max(game.least_seats, seats));
