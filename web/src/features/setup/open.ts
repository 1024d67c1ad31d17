// Opening a table and going there.
import type { NewTable } from '../../lib/connection/protocol';
import { router } from '../../lib/router.svelte';
import { calls } from '../../lib/connection/calls';
import { FIRST_LEVEL } from './plan';
import { session } from '../session/session.svelte';

/** The first game of everybody who just wants to play. */
export const AT_ONCE: NewTable = { bots: [FIRST_LEVEL, FIRST_LEVEL, FIRST_LEVEL], start: true };

/** The first answer makes this device a guest; only a guest can open a table. */
export async function openTable(table: NewTable): Promise<void> {
  await session.load();
  const { id } = await calls.makeTable(table);
  await router.go(`/t/${id}`);
}

/** A seat among others who want this game now. */
export async function joinQuick(game: string): Promise<void> {
  await session.load();
  const { id } = await calls.quickMatch({ game });
  await router.go(`/t/${id}`);
}
