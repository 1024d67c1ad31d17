// Opening a table and going there.
import type { NewTable, TableData, TryWanted } from '../../lib/connection/protocol';
import { router } from '../../lib/router.svelte';
import { calls } from '../../lib/connection/calls';
import { partIn } from '../../lib/table/chance';
import { FIRST_LEVEL } from './plan';
import { session } from '../session/session.svelte';

/** The first game of everybody who just wants to play. */
export const AT_ONCE: NewTable = { bots: [FIRST_LEVEL, FIRST_LEVEL, FIRST_LEVEL], start: true };

/** The first answer makes this device a guest; only a guest can open a table. */
export async function openTable(table: NewTable): Promise<void> {
  await session.load();
  const { id } = await calls.makeTable({ ...table, start: false });
  if (table.start) await startAlone(id);
  await router.go(`/t/${id}`);
}

/** A seat among others who want this game now. */
export async function joinQuick(game: string): Promise<void> {
  await session.load();
  const { id } = await calls.quickMatch({ game });
  await router.go(`/t/${id}`);
}

/** Start a table where nobody else has to agree, once this device has added to its chance: that
    must come after the server has shown its fingerprint. */
export async function startAlone(id: string): Promise<void> {
  const { table, you } = await calls.table(id);
  const alone = table.seats.every(({ level, person }) => level !== null || person === you);
  if (table.status !== 'open' || table.host !== you || !alone) return;
  await addToChance(table);
  await calls.command(id, { type: 'start' });
}

/** Go on from a moment of a match; what is still to be dealt there has this device's part in it. */
export async function tryIt(game: string, wish: TryWanted): Promise<void> {
  await session.load();
  const { id } = await calls.tryIt(game, { ...wish, contributes: true });
  await addToChance((await calls.table(id)).table);
  await router.go(`/t/${id}`);
}

async function addToChance({ id, commitment }: TableData): Promise<void> {
  const { contribution } = partIn(id, commitment);
  await calls.command(id, { type: 'contribute', contribution });
}
