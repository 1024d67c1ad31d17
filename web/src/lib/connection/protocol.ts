/* Every message between the server and this page. Made by `npm run types` from schema.json. */

/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "AwayRule".
 */
export type AwayRule = 'bot' | 'wait';
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ChatRule".
 */
export type ChatRule = 'free' | 'phrases';
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient =
  | Act
  | Sit
  | Contribute
  | Leave
  | Back
  | AddBot
  | Clear
  | Swap
  | Kick
  | Mute
  | Change
  | Start
  | Say
  | Rematch
  | Close
  | Ping
  | Pong
  | Resync
  | Ready;
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "FromLobby".
 */
export type FromLobby = Lobby | LobbyNews | Bye | Ping | Pong;
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "FromReview".
 */
export type FromReview = ReviewNews | Refusal | Bye | Ping | Pong;
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = Snapshot | News | Presence | Refusal | Bye | Ping | Pong;
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "LanguageTag".
 */
export type LanguageTag = 'de' | 'en' | 'fa' | 'pl' | 'ru';
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Pace".
 */
export type Pace = 'blitz' | 'day' | 'none' | 'normal' | 'relaxed' | 'three-days' | 'week';
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export type Phrase =
  | 'again'
  | 'bye'
  | 'good-game'
  | 'good-luck'
  | 'hello'
  | 'hurry'
  | 'moo'
  | 'nice-move'
  | 'one-moment'
  | 'ouch'
  | 'sorry'
  | 'thanks'
  | 'well-played';
/**
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Visibility".
 */
export type Visibility = 'private' | 'public';

export interface TheMessagesOfSixthCow {}
/**
 * Decide. `decision` is the number of the decision being answered: too late if it has
 * passed.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: 'act';
  id: string;
  action: string;
  decision: number;
}
/**
 * Host: put a bot on a seat, or on any free one.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  type: 'add-bot';
  id: string;
  level: string;
  seat?: number | null;
}
/**
 * Take your seat back from the bot that stands in.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: 'back';
  id: string;
}
/**
 * One of your own bot accounts, without its token.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "BotAccount".
 */
export interface BotAccount {
  id: string;
  name: string;
  created: number;
}
/**
 * A new bot account; its token is shown only once.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "BotMade".
 */
export interface BotMade {
  id: string;
  name: string;
  token: string;
}
/**
 * The server closes this socket: `restart` (reconnect soon), `kicked`, `flood`, `slow`, …
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: 'bye';
  reason: string;
}
/**
 * Everything there is to choose from.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  phrases: string[];
  paces: {
    [k: string]: number | null;
  };
}
/**
 * A game that can be played here; `chapters` are the groups of clauses that apply to it.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  chapters: string[];
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
}
/**
 * An option of a game: one of `values`, or a whole number, or a seat (counted from 1).
 *
 * `most` is the largest whole number that a table may choose.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  kind: 'one-of' | 'seat' | 'whole-number';
  values: (string | number | boolean)[];
  default: string | number | boolean | null;
  most: number | null;
}
/**
 * Host: change the terms, before the start.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  type: 'change';
  id: string;
  terms: Terms;
}
/**
 * What a table plays and how: everything its host chooses before it starts.
 *
 * `away` says what happens to the seat of a person who is away: a bot of level `stand_in` plays
 * for it, or the table waits. `memory` shows everybody what an attentive player would remember,
 * `tally` every player's penalty of the present round; without either, a table plays by memory.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  game?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  seats?: number;
  visibility?: 'private' | 'public';
  pace?: 'blitz' | 'day' | 'none' | 'normal' | 'relaxed' | 'three-days' | 'week';
  away?: 'bot' | 'wait';
  stand_in?: string;
  chat?: 'free' | 'phrases';
  memory?: boolean;
  tally?: boolean;
  rated?: boolean;
}
/**
 * One line of chat, from a person at the table.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ChatData".
 */
export interface ChatData {
  person: string;
  name: string;
  at: number;
  phrase: string | null;
  text: string | null;
}
/**
 * See `engine.view.Choice`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ChoiceData".
 */
export interface ChoiceData {
  action: string;
  cards: (number | string)[];
  zone: [string, number] | null;
  effects: EffectData[];
}
/**
 * See `engine.view.Effect`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "EffectData".
 */
export interface EffectData {
  card: number | string | null;
  target: [string, number] | null;
  takes: (number | string)[];
  worth: number;
  side: string;
}
/**
 * Host: remove the bot or person from a seat, before the start.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Clear".
 */
export interface Clear {
  type: 'clear';
  id: string;
  seat: number;
}
/**
 * Host: close a table that has not started.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
  type: 'close';
  id: string;
}
/**
 * Contribute 32 random bytes to the shuffles, before the match starts. They stay secret until
 * then, and sending others replaces them.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Contribute".
 */
export interface Contribute {
  type: 'contribute';
  id: string;
  contribution: string;
}
/**
 * To create an account from the guest, or to log in.
 *
 * `absorb`: the games that this device's guest has played are moved to the account.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  account: string;
  password: string;
  absorb?: boolean;
}
/**
 * See `engine.events.Event`: its `to_json` has this shape.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "EventData".
 */
export interface EventData {
  kind: string;
  clause: string;
  seat: number | null;
  cards: (number | string | null)[];
  source: [string, number] | null;
  target: [string, number] | null;
  facts: {
    [k: string]: number | string;
  };
}
/**
 * A reason for or against a choice: the text `fact-<kind>` says it with these values.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "FactData".
 */
export interface FactData {
  kind: string;
  values: {
    [k: string]: number | string;
  };
}
/**
 * Take a seat, or any free one; a person who is already seated moves there.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: 'sit';
  id: string;
  seat?: number | null;
}
/**
 * Leave the seat; after the start a bot plays on, and the person can return to it.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * Host: swap two seats, before the start.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Swap".
 */
export interface Swap {
  type: 'swap';
  id: string;
  seat: number;
  other: number;
}
/**
 * Host: remove a person from the table; a bot plays on for their seat.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  type: 'kick';
  id: string;
  person: string;
}
/**
 * Host: mute or unmute a person in the chat.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: 'mute';
  id: string;
  person: string;
  muted?: boolean;
}
/**
 * Host: begin; every seat must be taken.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * Chat: a phrase that everybody reads in their own language, or words where allowed.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: 'say';
  id: string;
  phrase?:
    | (
        | 'again'
        | 'bye'
        | 'good-game'
        | 'good-luck'
        | 'hello'
        | 'hurry'
        | 'moo'
        | 'nice-move'
        | 'one-moment'
        | 'ouch'
        | 'sorry'
        | 'thanks'
        | 'well-played'
      )
    | null;
  text?: string | null;
}
/**
 * After the end: a new table with the same people, bots and terms. If nobody else has to agree
 * it starts at once, unless `start` is false: then there is time to contribute.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: 'rematch';
  id: string;
  start?: boolean;
}
/**
 * Are you there? Sent by either side; the other answers with a pong.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
}
/**
 * I am; `now` is the server's clock in milliseconds.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong';
  now?: number;
}
/**
 * A client that has missed something asks for what came after `seen`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  type: 'resync';
  seen?: number;
}
/**
 * A player has looked at the end of a round and is ready for the next one, which is `round`.
 * Everybody is shown who is ready; the game does not wait for it.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  type: 'ready';
  round: number;
}
/**
 * All public tables; sent first.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  type: 'lobby';
  tables: LobbyTable[];
  people: number;
}
/**
 * A public table in the lobby.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "LobbyTable".
 */
export interface LobbyTable {
  id: string;
  game: string;
  status: 'open' | 'playing';
  pace: 'blitz' | 'day' | 'none' | 'normal' | 'relaxed' | 'three-days' | 'week';
  rated: boolean;
  seats: number;
  taken: number;
  names: string[];
  created: number;
  starts?: number | null;
}
/**
 * Tables that are new or have changed, and the ids of those that are gone.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "LobbyNews".
 */
export interface LobbyNews {
  type: 'lobby-news';
  tables: LobbyTable[];
  gone: string[];
  people: number;
}
/**
 * A part of a review over its socket: the findings from number `after` on, counted from 0.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewNews".
 */
export interface ReviewNews {
  type: 'review';
  done: boolean;
  preparing: boolean;
  decisions: number;
  findings: (ReviewedDecision | ReviewedRound | ReviewedMatch)[];
  after: number;
}
/**
 * A decision: `choices` are the expected penalty points of every legal action to the end of the
 * round, `error` what the chosen one cost more than the best; `win` are the chances to win the
 * match, a shared win counting as an equal part. `before`, `after` and `expected` are expected
 * match totals after this round. `decider` is who decided instead of the seat's player: a bot that
 * stood in, the clock (when it had run out), or the record of another match from which this one
 * goes on. Such a decision counts as luck.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewedDecision".
 */
export interface ReviewedDecision {
  kind: 'decision';
  move: number;
  seat: number;
  action: string;
  best: string;
  error: number;
  se: number;
  class: 'best' | 'blunder' | 'equal' | 'inaccuracy' | 'mistake';
  exact: boolean;
  choices: {
    [k: string]: number;
  };
  win: {
    [k: string]: number;
  };
  round: number;
  turn: number;
  asks: string;
  errors_se: {
    [k: string]: number;
  };
  win_se: {
    [k: string]: number;
  };
  equal: string[];
  before: number;
  after: number;
  luck: number;
  expected: (number | null)[];
  others: PickData[];
  hindsight: HindsightData | null;
  facts: {
    [k: string]: FactData[];
  };
  decider: ('bot' | 'clock' | 'record') | null;
}
/**
 * What another seat picked at the same time, how likely that was, and how surprising.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "PickData".
 */
export interface PickData {
  seat: number;
  action: string;
  chance: number;
  surprise: number;
}
/**
 * What would have been best had the seat seen what the others picked.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "HindsightData".
 */
export interface HindsightData {
  best: string;
  error: number;
}
/**
 * The end of a round: its penalties, and the luck of the last reveal by seat.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewedRound".
 */
export interface ReviewedRound {
  kind: 'round';
  move: number;
  round: number;
  penalties: number[];
  luck: (number | null)[];
}
/**
 * The summary of a match, the last finding of a review.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewedMatch".
 */
export interface ReviewedMatch {
  kind: 'match';
  seats: ReviewedSeat[];
}
/**
 * A seat's match: expected + error + luck = result.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewedSeat".
 */
export interface ReviewedSeat {
  seat: number;
  expected: number;
  error: number;
  luck: number;
  result: number;
  corrected: number;
  score: ReviewScore;
  situations: {
    [k: string]: ReviewScore;
  };
}
/**
 * How well some decisions were made.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewScore".
 */
export interface ReviewScore {
  decisions: number;
  error: number;
  error_rate: number;
  classes: {
    [k: string]: number;
  };
}
/**
 * A command that was not carried out: why, as a key with facts, and as a sentence.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  type: 'refused';
  answer: string | null;
  reason: string;
  facts: {
    [k: string]: unknown;
  };
  clause: string;
  text: string;
}
/**
 * Everything a client needs to draw its table; sent first, and whenever a gap is too wide.
 *
 * `you` and `seat` are the reader. `deck` has every card with its penalty points. `decision` is
 * the number of the current decision and `deadline` is when it must be made, by the server's clock
 * `now` (milliseconds). `late`: the reader's clock ran out, and they have not decided since.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type: 'table';
  protocol: number;
  v: number;
  you: string;
  seat: number | null;
  now: number;
  table: TableData;
  chat: ChatData[];
  view: ViewData | null;
  deck: [number | string, number][];
  scores: ScoreData;
  decision: number;
  deadline: number | null;
  late?: LateData[];
}
/**
 * A table as everybody there sees it, except for the game itself.
 *
 * `commitment` is the fingerprint of the dealer's seed, shown before the deal; `seed` is the seed
 * itself, shown after the end. `contributions` is what players have added to it, by the number of
 * the seat from 1, shown from the start. `next` is the table of the rematch. `notices` are keys of
 * what players should know before they start. `starts` is when a quick match begins by itself, by
 * the server's clock: bots take the seats that are free then. Nobody is the `host` of one.
 * `origin` is the match that this one goes on from, if it does.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "TableData".
 */
export interface TableData {
  id: string;
  terms: Terms;
  status: 'closed' | 'open' | 'over' | 'playing';
  host: string;
  starts: number | null;
  seats: SeatData[];
  muted: string[];
  watchers: number;
  notices: string[];
  commitment: string;
  seed: string | null;
  contributions: {
    [k: string]: string;
  } | null;
  next: string | null;
  origin: Origin | null;
  created: number;
}
/**
 * A seat: nobody's (`person` and `level` null), a person's or a bot's.
 *
 * `here`: the person has the table open. `stand_in`: a bot plays for them at the moment.
 * `ready`: the last round that they are ready for, since they came; 0 for bots.
 * `contributed`: they have added to the chance of the deal. `hints`: how many hints they have
 * taken in this match.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "SeatData".
 */
export interface SeatData {
  seat: number;
  name: string;
  person: string | null;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  ready: number;
  contributed: boolean;
  hints: number;
}
/**
 * The finished game that a table goes on from, after its first `move` moves, for one person on
 * `seat`. `rounds` and `total` are what that seat got in the original: in each round, and at the
 * end of the match, if it came to one.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  game: string;
  move: number;
  seat: number;
  rounds: number[];
  total: number | null;
}
/**
 * See `engine.view.View`: its `to_json` has this shape.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ViewData".
 */
export interface ViewData {
  game: string;
  options: {
    [k: string]: unknown;
  };
  settings: {
    [k: string]: unknown;
  };
  seats: number;
  seat: number | null;
  round: number;
  asks: string;
  asks_facts: {
    [k: string]: number | string;
  };
  waiting: number[];
  zones: ZoneData[];
  players: PlayerData[];
  choices: ChoiceData[];
  picked: (number | string)[];
  flags: {
    [k: string]: number | string;
  };
  knowledge: {
    [k: string]: unknown;
  };
}
/**
 * See `engine.view.ZoneView`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ZoneData".
 */
export interface ZoneData {
  /**
   * @minItems 2
   * @maxItems 2
   */
  zone: [string, number];
  owner: number | null;
  cards: (number | string | (number | string)[] | null)[];
  size: number;
  worth: number | null;
  capacity: number | null;
}
/**
 * See `engine.view.PlayerView`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "PlayerData".
 */
export interface PlayerData {
  seat: number;
  total: number;
  running: number;
  hand: number;
  chosen: boolean;
}
/**
 * Every seat's penalty in every finished round; how it ended, once it has.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ScoreData".
 */
export interface ScoreData {
  rounds: number[][];
  outcome: OutcomeData | null;
}
/**
 * See `engine.game.Outcome`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "OutcomeData".
 */
export interface OutcomeData {
  totals: number[];
  ranking: number[];
  winners: number[];
  titles: {
    [k: string]: number[];
  };
}
/**
 * A seat whose clock ran out at a decision, so that a bot decided: `action`, sent only to that
 * seat. While the decision is open and picks may still be changed, nobody is informed.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "LateData".
 */
export interface LateData {
  seat: number;
  decision: number;
  action?: string;
}
/**
 * The changes from version `since` of the table to version `v`.
 *
 * `answer` is the id of the reader's own command, if that was the cause. After a gap `view` holds
 * the whole view instead of `changes`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  type: 'news';
  since: number;
  v: number;
  now: number;
  answer?: string;
  seat?: number | null;
  table?: TableData;
  chat?: ChatData[];
  events?: EventData[];
  late?: LateData[];
  changes?: ViewChanges;
  view?: ViewData | null;
  deck?: [number | string, number][];
  scores?: ScoreData;
  decision?: number;
  deadline?: number | null;
}
/**
 * What has changed in a view: only the changed keys. `zones` and `players` hold those that
 * changed, each replacing the one with the same zone or seat; all other keys are complete.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ViewChanges".
 */
export interface ViewChanges {
  round?: number;
  asks?: string;
  asks_facts?: {
    [k: string]: number | string;
  };
  waiting?: number[];
  zones?: ZoneData[];
  players?: PlayerData[];
  choices?: ChoiceData[];
  picked?: (number | string)[];
  flags?: {
    [k: string]: number | string;
  };
  knowledge?: {
    [k: string]: unknown;
  };
}
/**
 * Who is here and ready for which round, by seat, and how many watch. Not part of the table's
 * versions.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: 'presence';
  here: boolean[];
  stand_in: boolean[];
  ready: number[];
  watchers: number;
}
/**
 * A person's results in one game.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "GameStats".
 */
export interface GameStats {
  game: string;
  games: number;
  wins: number;
  mean_penalty: number;
  mean_rank: number;
  rating: number | null;
  rating_history: [number, number][];
}
/**
 * A hint for a decision, from what its seat can know. `look` is what to look at: the text
 * `hint-<kind>` says it, with the text of `reason` where there is one. `choices` are the expected
 * penalty points of every legal action to the end of the round, `win` the chances to win the
 * match, `facts` the reasons for `best`.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  look: FactData;
  reason: FactData | null;
  best: string;
  choices: {
    [k: string]: number;
  };
  win: {
    [k: string]: number;
  };
  equal: string[];
  exact: boolean;
  facts: FactData[];
}
/**
 * A hint for the decision of this number, which must be the current one.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "HintWanted".
 */
export interface HintWanted {
  decision: number;
}
/**
 * A person's matches, latest first; `before` asks for older ones, null when there are none.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  games: PlayedGame[];
  before: number | null;
}
/**
 * A finished match in a list.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "PlayedGame".
 */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  rated: boolean;
  rounds: number;
  seats: PlayedSeat[];
}
/**
 * A seat of a finished match.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "PlayedSeat".
 */
export interface PlayedSeat {
  seat: number;
  name: string;
  person: string | null;
  level: string | null;
  total: number;
  rank: number;
}
/**
 * An imported record in a person's list: `at` is when it was imported, and `over` says whether
 * it reaches the end of the match.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ImportedGame".
 */
export interface ImportedGame {
  id: string;
  game: string;
  at: number;
  over: boolean;
  rounds: number;
  names: string[];
  totals: number[];
}
/**
 * The best in a game.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
  game: string;
  people: Ranked[];
}
/**
 * A line of a leaderboard.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Ranked".
 */
export interface Ranked {
  place: number;
  person: string;
  name: string;
  rating: number;
  games: number;
}
/**
 * The person who asks. `account` is the name they log in with; guests have none.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  id: string;
  name: string;
  language: 'de' | 'en' | 'fa' | 'pl' | 'ru';
  settings: Settings;
  account: string | null;
  created: number;
  tables: string[];
}
/**
 * A person's settings for the page. `digits` are those of the language, or Latin ones.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  speed?: 'fast' | 'instant' | 'normal' | 'slow';
  theme?: 'dark' | 'light' | 'system';
  sound?: boolean;
  confirm?: boolean;
  motion?: 'full' | 'reduced' | 'system';
  digits?: 'latin' | 'native';
}
/**
 * Changes to one's own profile; omitted fields stay unchanged.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "MeChange".
 */
export interface MeChange {
  name?: string;
  language?: 'de' | 'en' | 'fa' | 'pl' | 'ru';
  settings?: SettingsChange;
}
/**
 * Changes to a person's settings; omitted ones stay unchanged.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "SettingsChange".
 */
export interface SettingsChange {
  speed?: 'fast' | 'instant' | 'normal' | 'slow';
  theme?: 'dark' | 'light' | 'system';
  sound?: boolean;
  confirm?: boolean;
  motion?: 'full' | 'reduced' | 'system';
  digits?: 'latin' | 'native';
}
/**
 * Create a bot account.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "NewBot".
 */
export interface NewBot {
  name: string;
}
/**
 * Open a table. Its host takes the first seat, `bots` the next ones; `start` begins at once.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  terms?: Terms;
  /**
   * @maxItems 31
   */
  bots?: string[];
  sit?: boolean;
  start?: boolean;
}
/**
 * Head to head: how often a person finished before another.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Opponent".
 */
export interface Opponent {
  person: string;
  name: string;
  games: number;
  better: number;
  worse: number;
}
/**
 * A new password; all other devices are logged out.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "PasswordChange".
 */
export interface PasswordChange {
  old: string;
  new: string;
}
/**
 * Any answer that is not a success: why, as a key with facts, and in the reader's language.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  status: number;
  reason: string;
  facts: {
    [k: string]: unknown;
  };
  clause: string;
  text: string;
}
/**
 * Whether the dealer was honest: the seed fits its fingerprint, and every draw fits the seed
 * and the `contributions` of players, by the number of the seat from 1.
 *
 * The first `continues` moves of a match may come from another one: they are not checked here.
 *
 * For a match that was not `dealt_here` but imported, this only says that the record is
 * consistent: its author may have chosen the seed.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  dealt_here: boolean;
  commitment: string;
  seed: string;
  contributions: {
    [k: string]: string;
  };
  seed_fits: boolean;
  draws: number;
  wrong: number[];
  continues: number;
}
/**
 * A seat among others who want to play the same game now.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "QuickMatch".
 */
export interface QuickMatch {
  game?: string;
}
/**
 * The id of an imported record: requests for a finished game accept it.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "RecordKept".
 */
export interface RecordKept {
  id: string;
}
/**
 * A whole match, step by step, as one seat sees it or with all cards open. `id` is its table,
 * or its address if it was `imported`: then it was not dealt here. A record that was only replayed
 * has no address.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  id: string | null;
  imported: boolean;
  game: string;
  options: {
    [k: string]: unknown;
  };
  names: string[];
  at: number | null;
  eyes: number | ('open' | 'spectator');
  deck: [number | string, number][];
  steps: Step[];
  outcome: OutcomeData | null;
  commitment: string | null;
  seed: string | null;
}
/**
 * A position of a replay: the move that led there, its events, and the view after it.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  move: number;
  by: number | null;
  action: string | null;
  events: EventData[];
  view: ViewData;
  scores: number[][];
}
/**
 * The findings of a review after those that the client has; `done` if there will be no more.
 * `preparing` while the first has to wait until the bots' processes are ready for the game.
 * `decisions` is how many decisions there are in all.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "ReviewPart".
 */
export interface ReviewPart {
  done: boolean;
  preparing: boolean;
  decisions: number;
  findings: (ReviewedDecision | ReviewedRound | ReviewedMatch)[];
}
/**
 * A person's statistics.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Stats".
 */
export interface Stats {
  person: string;
  name: string;
  games: GameStats[];
  opponents: Opponent[];
}
/**
 * The id of the new table.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "TableMade".
 */
export interface TableMade {
  id: string;
}
/**
 * What there is to train with: the ratings of a game's positions, easiest first, and the number
 * of today's puzzle. `day` counts days since 1970, by UTC.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "Training".
 */
export interface Training {
  game: string;
  day: number;
  today: number;
  ratings: number[];
}
/**
 * A position: `view` is the question, `costs` (expected penalty points to the end of the round)
 * the answer, `facts` the reasons for and against every choice.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "TrainingPosition".
 */
export interface TrainingPosition {
  game: string;
  number: number;
  rating: number;
  deck: [number | string, number][];
  view: ViewData;
  costs: {
    [k: string]: number;
  };
  facts: {
    [k: string]: FactData[];
  };
}
/**
 * A seat (from 0) in a finished game, after so many of its moves, against bots of a level.
 * `contributes`: the table waits until its player has added to the chance of what is still to be
 * dealt.
 *
 * This interface was referenced by `TheMessagesOfSixthCow`'s JSON-Schema
 * via the `definition` "TryWanted".
 */
export interface TryWanted {
  move: number;
  seat: number;
  level?: string;
  contributes?: boolean;
}
