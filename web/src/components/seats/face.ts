// A cow's head for every player: the seat gives the colour, the name the looks. Our own drawing.

/** Told apart by everybody on the felt and on paper; as many as can sit at a table. */
const COLOURS = [
  ...['#f28b82', '#8ab8ff', '#ffe08a', '#8fd6a0', '#c99bff'],
  ...['#ffb27a', '#7fdcec', '#ff9bd0', '#d9c7a3', '#c3ccd4'],
];

const HORNS = [
  'M10.5 9Q5 8 5.5 2.5M21.5 9q5.5-1 5-6.5',
  'M10.5 9.5Q3 11 1.5 5M21.5 9.5q7.5 1.5 9-4.5',
  'M11.5 8Q8 6 9.5 2M20.5 8q3.5-2 2-6',
  'M10.5 9Q4 9.5 4 5.5 4 2.5 7 2.5M21.5 9q6.5.5 6.5-3.5 0-3-3-3',
];
const MARKINGS = [
  'M16 7q-2.5 6-1.5 13h3q1-7-1.5-13Z',
  'M8.2 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  'M15.8 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  'M11.5 7.8q4.5-3.5 9 0-2 4.2-4.5 4.2t-4.5-4.2Z',
];
const EYES = [
  'M12 15.5h.01M20 15.5h.01',
  'M10.6 15.5q1.4 1.6 2.8 0M18.6 15.5q1.4 1.6 2.8 0',
  'M10.6 16q1.4-1.8 2.8 0M18.6 16q1.4-1.8 2.8 0',
];

export interface Face {
  colour: string;
  horns: string;
  marking: string;
  eyes: string;
}

/** The colour of a seat; those at one table all differ. */
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? '';

export function faceOf(name: string, seat: number): Face {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const pick = (from: readonly string[]): string => {
    const found = from[hash % from.length] ?? '';
    hash = Math.floor(hash / from.length);
    return found;
  };
  return { colour: colourOf(seat), horns: pick(HORNS), marking: pick(MARKINGS), eyes: pick(EYES) };
}
