"""The table of each game where people who want a quick match meet."""

from sixthcow.server.store.database import Part


class QuickMatches(Part):
    """The table of each game where people who want a quick match meet."""

    async def quick_match(self, game: str) -> str | None:
        """The table of a game's latest quick match, which may have begun."""
        table: str | None = await self.database.fetchval(
            "SELECT table_id FROM quick_matches WHERE game = $1", game
        )
        return table

    async def set_quick_match(self, game: str, table: str, *, instead_of: str) -> bool:
        """Let people meet at this table, unless another has taken the place of the one before."""
        rows = await self.database.write(
            """
            INSERT INTO quick_matches (game, table_id) VALUES ($1, $2)
            ON CONFLICT (game) DO UPDATE SET table_id = excluded.table_id
            WHERE quick_matches.table_id = $3
            RETURNING table_id
            """,
            game,
            table,
            instead_of,
        )
        return len(rows) == 1
