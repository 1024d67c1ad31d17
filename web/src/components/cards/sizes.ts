// How large cards can be, where the style sheet cannot tell.
export const GAP = 5;
/** Nothing that can be tapped is narrower. */
export const LEAST = 44;
const MOST = 104;

/** The width of so many cards that all of them fit into a room; never less than a finger needs. */
export function fitting(count: number, width: number, height: number): number {
  for (let card = MOST; card > LEAST; card -= 2) {
    const across = Math.floor((width + GAP) / (card + GAP));
    const down = Math.floor((height + GAP) / (card * 1.4 + GAP));
    if (across * down >= count) return card;
  }
  return LEAST;
}

/** In how many columns a hand is held: one line where there is room, else two, or as it must be. */
export function columns(count: number, width: number, wide: boolean): number {
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const wanted = wide || count <= 5 ? Math.max(1, count) : Math.ceil(count / 2);
  return Math.min(wanted, most);
}
