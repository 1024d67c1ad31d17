// Games that one has played and records that one has brought, in one list.
import type { ImportedGame, PlayedGame } from '../../lib/connection/protocol';

export type Line =
  | { id: string; at: number; played: PlayedGame; imported?: never }
  | { id: string; at: number; imported: ImportedGame; played?: never };

/** Latest first. Where `more` games are still to come, older records wait for them. */
export function together(
  played: readonly PlayedGame[],
  imports: readonly ImportedGame[],
  more: boolean,
): Line[] {
  const oldest = more ? (played.at(-1)?.at ?? 0) : 0;
  const lines: Line[] = [
    ...played.map((each) => ({ id: each.table, at: each.at, played: each })),
    ...imports
      .filter((each) => each.at >= oldest)
      .map((each) => ({ id: each.id, at: each.at, imported: each })),
  ];
  return lines.sort((a, b) => b.at - a.at);
}
