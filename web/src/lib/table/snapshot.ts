// Folding news into what is known of a table. Pure: what is there is never changed in place.
import type {
  News,
  PlayerData,
  Presence,
  Snapshot,
  ViewChanges,
  ViewData,
  ZoneData,
} from '../connection/protocol';
import { sameZone } from './types';

/** The view after changes: zones and players replace those of the same name, other keys are whole. */
export function withChanges(view: ViewData, changes: ViewChanges): ViewData {
  const { zones, players, ...rest } = changes;
  const after = { ...view, ...rest };
  if (zones) after.zones = mergedZones(view.zones, zones);
  if (players) after.players = mergedPlayers(view.players, players);
  return after;
}

function mergedZones(old: readonly ZoneData[], news: readonly ZoneData[]): ZoneData[] {
  const merged = old.map((zone) => news.find((each) => sameZone(each.zone, zone.zone)) ?? zone);
  const added = news.filter((zone) => !old.some((each) => sameZone(each.zone, zone.zone)));
  return [...merged, ...added];
}

function mergedPlayers(old: readonly PlayerData[], news: readonly PlayerData[]): PlayerData[] {
  return old.map((player) => news.find((each) => each.seat === player.seat) ?? player);
}

/** What is known after news; null when something between is missing. */
export function withNews(known: Snapshot, news: News): Snapshot | null {
  if (news.v <= known.v) return known; // told already
  if (news.since > known.v) return null;
  const { chat, changes, view, ...rest } = news;
  const after: Snapshot = { ...known, ...pick(rest), v: news.v, now: news.now };
  if (chat) after.chat = [...known.chat, ...chat];
  if (view !== undefined) after.view = view;
  else if (changes) {
    if (!known.view) return null;
    after.view = withChanges(known.view, changes);
  }
  return after;
}

type Plain = Omit<News, 'chat' | 'changes' | 'view'>;

/** The keys of news that replace those of the snapshot as they are. */
function pick(news: Plain): Partial<Snapshot> {
  const found: Partial<Snapshot> = {};
  if (news.seat !== undefined) found.seat = news.seat;
  if (news.table !== undefined) found.table = news.table;
  if (news.deck !== undefined) found.deck = news.deck;
  if (news.scores !== undefined) found.scores = news.scores;
  if (news.decision !== undefined) found.decision = news.decision;
  if (news.deadline !== undefined) found.deadline = news.deadline;
  return found;
}

/** Who is here, put into the seats. */
export function withPresence(known: Snapshot, presence: Presence): Snapshot {
  const seats = known.table.seats.map((seat, number) => ({
    ...seat,
    here: presence.here[number] ?? seat.here,
    stand_in: presence.stand_in[number] ?? seat.stand_in,
    ready: presence.ready[number] ?? seat.ready,
  }));
  return { ...known, table: { ...known.table, seats, watchers: presence.watchers } };
}
