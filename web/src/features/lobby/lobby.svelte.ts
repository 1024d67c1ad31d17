// The public tables, live.
import { Connection, type Incoming, type Status } from '../../lib/connection/socket';
import { socketAddress } from '../../lib/connection/prefetch';
import type { Lobby, LobbyNews, LobbyTable } from '../../lib/connection/protocol';

/** The tables after news of them: changed ones stay in place, new ones come last. */
export function folded(tables: readonly LobbyTable[], news: LobbyNews): LobbyTable[] {
  const fresh = new Map(news.tables.map((table) => [table.id, table]));
  const gone = new Set(news.gone);
  const kept = tables
    .filter((table) => !gone.has(table.id))
    .map((table) => fresh.get(table.id) ?? table);
  const known = new Set(tables.map((table) => table.id));
  return [...kept, ...news.tables.filter((table) => !known.has(table.id))];
}

export interface Wish {
  game: string;
  /** Only tables where one can sit down. */
  free: boolean;
}

/** Those one asked for: where one can sit down first, then the latest. */
export function matching(tables: readonly LobbyTable[], wish: Wish): LobbyTable[] {
  const open = (table: LobbyTable) => table.status === 'open' && table.taken < table.seats;
  return tables
    .filter((table) => (!wish.game || table.game === wish.game) && (!wish.free || open(table)))
    .sort((a, b) => Number(open(b)) - Number(open(a)) || b.created - a.created);
}

export class LobbyStore {
  tables = $state.raw<LobbyTable[] | null>(null);
  people = $state(0);
  status = $state<Status>('connecting');
  private readonly connection = new Connection({
    address: () => socketAddress('/api/lobby/socket'),
    receive: (message) => this.receive(message),
    status: (status) => (this.status = status),
  });

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  retry(): void {
    this.connection.retry();
  }

  receive(message: Incoming): void {
    if (message.type === 'lobby') this.start(message);
    else if (message.type === 'lobby-news') {
      this.tables = folded(this.tables ?? [], message);
      this.people = message.people;
    }
  }

  private start(lobby: Lobby): void {
    this.tables = lobby.tables;
    this.people = lobby.people;
  }
}
