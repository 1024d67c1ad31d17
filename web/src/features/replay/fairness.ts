// Was the dealer honest? The twin of `fairness.py`: every draw of a match repeated from its seed.
// Draw number n uses the 32-bit words of SHA-256(mixed seed ":" n ":" block), block = 0, 1, …
import { digest as sha256, hex, type Digest } from './sha256';

type Card = number | string;

/** The parts of a record that the check needs; see docs/record.md. */
export interface Checked {
  moves: [who: number, action: string][];
  /** Of an imported record it may be anything. */
  meta?: {
    fairness?: { seed?: unknown; commitment?: unknown; contributions?: unknown };
    continues?: { game?: unknown; move?: unknown } | null;
  } | null;
}

/** A draw of the dealer: which one, at which move, what, and whether it follows from the seed. */
export interface Draw {
  number: number;
  move: number;
  verb: string;
  cards: number;
  right: boolean;
}

export type Contribution = [seat: number, part: string];

export interface Verdict {
  seed: string;
  commitment: string;
  seedFits: boolean;
  /** What players have added, by seat from 1, in the order of the seats. */
  contributions: Contribution[];
  draws: Draw[];
  /** How many moves come from another match, whose draws are not checked, and where that is. */
  continues: { moves: number; game: string } | null;
}

/** A seat's cards just before a move, for draws from a hand; moves count from 1. */
export type HandBefore = (move: number, seat: number) => readonly Card[];

const DEALER = 0;
const WORDS = 2 ** 32;

/** The verdict, or null for a record without a proof. */
export async function verify(
  record: Checked,
  handBefore: HandBefore,
  digest: Digest = sha256,
): Promise<Verdict | null> {
  const { seed, commitment } = record.meta?.fairness ?? {};
  if (typeof seed !== 'string' || typeof commitment !== 'string') return null;
  const contributions = added(record.meta?.fairness?.contributions ?? {});
  if (!contributions) return null;
  const mixed = await mixedSeed(seed, contributions, digest);
  const draws: Draw[] = [];
  const continues = origin(record);
  if (continues === undefined) return null;
  let number = 0;
  for (const [at, [who, action]] of record.moves.entries()) {
    if (who !== DEALER) continue;
    number++;
    if (at < (continues?.moves ?? 0)) continue;
    const [verb = '', ...said] = action.split(' ');
    const from = verb === 'shuffle' ? said.map(card) : hand(record, at, handBefore);
    const drawn = await draw(verb, from, mixed, number, digest);
    draws.push({ number, move: at + 1, verb, cards: from.length, right: drawn === action });
  }
  const seedFits = hex(await digest(seed)) === commitment;
  return { seed, commitment, seedFits, contributions, draws, continues };
}

/** The match that a record goes on from, or null; undefined if that makes no sense. */
function origin({ meta, moves }: Checked): Verdict['continues'] | undefined {
  if (!meta?.continues) return null;
  const { move, game } = meta.continues;
  const right = typeof move === 'number' && Number.isInteger(move) && move >= 0;
  return right && move <= moves.length ? { moves: move, game: String(game) } : undefined;
}

export const isHonest = (verdict: Verdict): boolean =>
  verdict.seedFits && verdict.draws.every((draw) => draw.right);

/** The contributions of a record in the order of seats; null if they are none. */
function added(told: unknown): Contribution[] | null {
  if (typeof told !== 'object' || told === null) return null;
  const parts = Object.entries(told).map(([seat, part]) => [Number(seat), part] as Contribution);
  const right = parts.every(([seat, part]) => seat >= 1 && /^[0-9a-f]{64}$/.test(part));
  return right ? parts.sort(([one], [other]) => one - other) : null;
}

/** The seed of the deal: the server's own, with what players have added. */
async function mixedSeed(
  seed: string,
  contributions: Contribution[],
  digest: Digest,
): Promise<string> {
  if (!contributions.length) return seed;
  const parts = contributions.map(([seat, part]) => `${String(seat)}=${part}`);
  return hex(await digest([seed, ...parts].join(':')));
}

/** Whether a record has draws from hands, which the record alone does not show. */
export const drawsFromHands = (record: Checked): boolean =>
  record.moves.some(([who, action]) => who === DEALER && !action.startsWith('shuffle '));

/** The dealer's move, as the seed demands it. */
async function draw(
  verb: string,
  from: readonly Card[],
  seed: string,
  number: number,
  digest: Digest,
): Promise<string> {
  const cards = [...from].sort(numbersFirst);
  const words = stream(seed, number, digest);
  if (verb !== 'shuffle') return `${verb} ${String(cards[await below(cards.length, words)])}`;
  for (let last = cards.length - 1; last > 0; last--) {
    const other = await below(last + 1, words);
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return ['shuffle', ...cards].join(' ');
}

async function* stream(seed: string, number: number, digest: Digest): AsyncGenerator<number> {
  for (let block = 0; ; block++) {
    const bytes = await digest(`${seed}:${String(number)}:${String(block)}`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** A number below `limit`, all equally likely: words above the greatest multiple are left out. */
async function below(limit: number, words: AsyncGenerator<number>): Promise<number> {
  const fair = WORDS - (WORDS % limit);
  for (;;) {
    const { value } = (await words.next()) as { value: number };
    if (value < fair) return value % limit;
  }
}

/** Whose hand was drawn from: the move before named a seat, from 1. */
function hand(record: Checked, at: number, handBefore: HandBefore): readonly Card[] {
  const victim = Number(record.moves[at - 1]?.[1].split(' ')[1]);
  return handBefore(at + 1, victim - 1);
}

const card = (text: string): Card => (/^\d+$/.test(text) ? Number(text) : text);

function numbersFirst(a: Card, b: Card): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return typeof a === 'string' ? 1 : -1;
}
