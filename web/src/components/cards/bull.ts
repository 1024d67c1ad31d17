// The bull's head, our sign, as a path in a box of 24 × 20; and heads side by side, as one path.
export const BULL =
  'm1.6.6c-1.4 5.8 1.4 9 5.4 9.3l-3.8 1.4c.8 2 2.6 2.7 4.6 2.2l.5 2.3c.5 2.3 1.9 3.6 3.7 3.6' +
  's3.2-1.3 3.7-3.6l.5-2.3c2 .5 3.8-.2 4.6-2.2l-3.8-1.4c4-.3 6.8-3.5 5.4-9.3' +
  'c-1.1 3.8-3.2 5.4-6.4 5.4h-8c-3.2 0-5.3-1.6-6.4-5.4z';
const WIDE = 27; // with the gap between two
const TALL = 23;
const MOST = 5; // in a line

const drawn = new Map<number, string>();

/** So many heads around the point 0, 0: in one line, or in two from the top. */
export function headsPath(count: number): string {
  let path = drawn.get(count);
  if (path === undefined) {
    const lines = count > MOST ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
    path = lines
      .flatMap((across, line) =>
        Array.from({ length: across }, (_, number) => {
          const x = (number - across / 2) * WIDE + (WIDE - 24) / 2;
          return `M${String(x)} ${String(line * TALL)}${BULL}`;
        }),
      )
      .join('');
    drawn.set(count, path);
  }
  return path;
}
