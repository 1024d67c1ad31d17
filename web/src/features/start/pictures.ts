// A small drawing for each game, as data: cards, empty places and strokes on a field of 96 × 60.
// A game without one gets the first.

/** A card: where, how many heads its tint stands for, its number; null lies face down. */
export type Drawn = readonly [
  x: number,
  y: number,
  heads: number,
  face: number | null,
  turn?: number,
];
/** An empty place; the sixth is drawn as a warning. */
export type Place = readonly [x: number, y: number, sixth?: boolean];

export interface Sketch {
  cards: readonly Drawn[];
  places?: readonly Place[];
  /** Accent strokes: arrows and the like. */
  strokes?: readonly string[];
}

const STEP = 15.9;
const row = (x: number, y: number, ...faces: readonly (readonly [number, number])[]): Drawn[] =>
  faces.map(([heads, face], number) => [x + number * STEP, y, heads, face]);

export const SKETCHES: Readonly<Record<string, Sketch>> = {
  classic: {
    cards: row(0.5, 19, [1, 41], [5, 44], [1, 46], [3, 50], [1, 52]),
    places: [[80, 19, true]],
  },
  tactical: {
    cards: [
      ...row(2, 6, [1, 1], [1, 2], [1, 3], [1, 4], [2, 5]),
      ...row(14, 31, [1, 6], [1, 7], [1, 8], [1, 9], [3, 10]),
    ],
  },
  logical: {
    cards: [...row(0.5, 3, [1, 12], [1, 17], [3, 20], [2, 25], [3, 30]), [34, 35, 5, 22]],
    places: [[80, 3]],
    strokes: ['M55 47c18 0 31-6 32-18m-5 5 5-6 5 6'],
  },
  tournament: {
    cards: [
      [22, 22, 1, 8, -20],
      [33, 17, 2, 15, -7],
      [46, 17, 5, 33, 7],
      [57, 22, 1, 61, 20],
    ],
    strokes: ['M12 46A36 28 0 0 1 20 8m-6 0 7-1 1 7', 'M84 14a36 28 0 0 1-8 38m6 0-7 1-1-7'],
  },
  professional: {
    cards: row(24, 19, [1, 36], [1, 41], [5, 44]),
    places: [
      [8, 19],
      [72, 19],
    ],
    strokes: ['M6 30H1m3-3-3 3 3 3', 'M90 30h5m-3-3 3 3-3 3'],
  },
  open: {
    cards: [
      [6, 8, 1, 27],
      [28, 14, 3, 70],
      [50, 20, 1, null],
      [72, 26, 1, null],
    ],
    strokes: ['M8 44c12 8 28 12 44 11m-5-4 5 4-5 4'],
  },
  double: {
    cards: [
      [3, 32, 1, 9],
      [21.5, 17, 5, 33],
      [40, 32, 1, 51],
      [58.5, 17, 3, 80],
      [77, 32, 1, 96],
    ],
    strokes: ['M29 12V3m-3 3 3-3 3 3', 'M66 12V3m-3 3 3-3 3 3'],
  },
  hoof: {
    cards: [
      ...row(4, 3, [1, 18], [1, 24], [3, 30], [1, 31]),
      [28, 35, 2, 35, -8],
      [43, 35, 1, 38, 8],
    ],
    strokes: ['M72 14c18 3 16 31-6 33m5-5-6 5 6 4'],
  },
  twins: {
    cards: [
      [8, 15, 5, 33],
      [15, 22, 5, 33],
      [40, 18, 1, 47],
      [65, 15, 5, 77],
      [72, 22, 5, 77],
    ],
  },
  himmel: {
    cards: [
      [12, 1, 3, 64],
      [12, 24, 1, 49],
      [12, 36, 1, 51],
      [42, 1, 3, 28],
      [42, 24, 1, 26],
    ],
    strokes: ['M72 56c-6 0-6-8 0-9-1-5 3-8 6-6 0-5 6-6 6-1 5-2 8 3 5 7 6 1 6 9 0 9z'],
  },
  custom: {
    cards: [
      [14, 21, 2, 45, -18],
      [32, 13, 3, 60, -5],
      [51, 14, 5, 88, 8],
      [68, 23, 1, 7, 21],
    ],
    strokes: ['M5 34C2 20 9 10 17 8m-7-3 8 2-3 8', 'M91 36c2 11-5 18-13 20m7 4-8-3 4-7'],
  },
};

export const sketchOf = (game: string): Sketch => SKETCHES[game] ?? (SKETCHES['classic'] as Sketch);
