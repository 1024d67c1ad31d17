// One's own tables that are not over.
import { calls } from '../../lib/connection/calls';
import type { Snapshot } from '../../lib/connection/protocol';

const MOST = 6;

export interface OwnTables {
  tables: readonly Snapshot[];
  /** How many there are besides. */
  more: number;
}

/** A table that has gone meanwhile is simply not shown. */
export async function ownTables(ids: readonly string[]): Promise<OwnTables> {
  const found = await Promise.allSettled(ids.slice(0, MOST).map((id) => calls.table(id)));
  const tables = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return { tables, more: Math.max(0, ids.length - MOST) };
}
