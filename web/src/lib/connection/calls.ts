// What the screens ask of the server, besides what a table asks.
import { allRead, request } from './api';
import { freshId, type Wish } from './socket';
import type {
  BotAccount,
  BotMade,
  Catalogue,
  Credentials,
  Hint,
  History,
  ImportedGame,
  Leaderboard,
  Me,
  MeChange,
  NewTable,
  PasswordChange,
  QuickMatch,
  RecordKept,
  Replay,
  ReviewPart,
  Snapshot,
  Stats,
  TableMade,
  Training,
  TrainingPosition,
  TryWanted,
} from './protocol';

/** Whose eyes a replay is seen with. */
export type Eyes = Replay['eyes'];

/** Which finished games to list. */
export interface HistoryQuery {
  game?: string;
  won?: boolean | null;
  before?: number | null;
}

function asked(query: HistoryQuery): string {
  const words = new URLSearchParams();
  if (query.game) words.set('game', query.game);
  if (typeof query.won === 'boolean') words.set('won', String(query.won));
  if (typeof query.before === 'number') words.set('before', String(query.before));
  return words.size ? `?${words.toString()}` : '';
}

const path = encodeURIComponent;

export const calls = {
  me: () => request<Me>('GET', '/api/me'),
  changeMe: (change: MeChange) => request<Me>('PATCH', '/api/me', change),
  forgetMe: () => allRead().then(() => request<undefined>('DELETE', '/api/me')),
  makeAccount: (given: Credentials) => request<Me>('POST', '/api/me/account', given),
  logIn: (given: Credentials) => allRead().then(() => request<Me>('POST', '/api/login', given)),
  logOut: () => allRead().then(() => request<undefined>('POST', '/api/logout')),
  changePassword: (change: PasswordChange) =>
    request<undefined>('POST', '/api/me/password', change),
  bots: () => request<BotAccount[]>('GET', '/api/bots'),
  makeBot: (name: string) => request<BotMade>('POST', '/api/bots', { name }),
  removeBot: (id: string) => request<undefined>('DELETE', `/api/bots/${path(id)}`),

  catalogue: () => request<Catalogue>('GET', '/api/catalogue'),
  table: (id: string) => request<Snapshot>('GET', `/api/tables/${path(id)}`),
  quickMatch: (wish: QuickMatch) => request<TableMade>('POST', '/api/quick', wish),
  command: (table: string, wish: Wish) =>
    request<unknown>('POST', `/api/tables/${path(table)}/commands`, { ...wish, id: freshId() }),
  hint: (table: string, decision: number) =>
    request<Hint | null>('POST', `/api/tables/${path(table)}/hint`, { decision }),
  makeTable: (table: NewTable) => request<TableMade>('POST', '/api/tables', table),

  stats: (person: string) => request<Stats>('GET', `/api/people/${path(person)}/stats`),
  /** All of one's own finished games. */
  myHistory: (query: HistoryQuery) => request<History>('GET', `/api/me/history${asked(query)}`),
  /** Somebody's finished games at public tables. */
  history: (person: string, query: HistoryQuery) =>
    request<History>('GET', `/api/people/${path(person)}/history${asked(query)}`),
  leaderboard: (game: string) => request<Leaderboard>('GET', `/api/leaderboard/${path(game)}`),

  replay: (game: string, eyes: Eyes) =>
    request<Replay>('GET', `/api/games/${path(game)}/replay?eyes=${String(eyes)}`),
  /** What a review has found after the first findings. */
  review: (game: string, after: number) =>
    request<ReviewPart>('GET', `/api/games/${path(game)}/review?after=${String(after)}`),
  /** A table that goes on from a moment of a finished game. */
  tryIt: (game: string, wanted: TryWanted) =>
    request<TableMade>('POST', `/api/games/${path(game)}/try`, wanted),
  training: (game: string) => request<Training>('GET', `/api/training/${path(game)}`),
  position: (game: string, number: number) =>
    request<TrainingPosition>('GET', `/api/training/${path(game)}/${String(number)}`),
  record: (game: string) => request<unknown>('GET', recordAddress(game)),
  /** A replay of a record that is kept nowhere. */
  replayOf: (record: unknown, eyes: Eyes) =>
    request<Replay>('POST', `/api/replays?eyes=${String(eyes)}`, record),
  /** Records that one has brought: as replays they are games like all others. */
  imports: () => request<ImportedGame[]>('GET', '/api/records'),
  importRecord: (record: unknown) => request<RecordKept>('POST', '/api/records', record),
  removeImport: (id: string) => request<undefined>('DELETE', `/api/records/${path(id)}`),
};

/** Where the record of a finished game can be downloaded. */
export const recordAddress = (game: string): string => `/api/games/${path(game)}/record`;
