// Small drawings beside clauses, most of them the rulebooks' own examples. A line is a row of
// places: `44:5` a card with its heads, `+` it has just come, `-` it is being taken, `_` an empty
// place, `!` the sixth, `T28` a target, `33/33` twins on each other, `?` face down, `|` a gap.
export type Cell =
  | {
      kind: 'card';
      cards: (number | string)[];
      heads: number;
      mark: '' | 'new' | 'taken';
      target: boolean;
    }
  | { kind: 'down' | 'empty' | 'sixth' | 'gap' };

export function cells(line: string): Cell[] {
  return line.split(' ').map((word): Cell => {
    if (word === '_') return { kind: 'empty' };
    if (word === '!') return { kind: 'sixth' };
    if (word === '|') return { kind: 'gap' };
    if (word === '?') return { kind: 'down' };
    const [, mark = '', target = '', faces = '', heads = '1'] =
      /^([+-]?)(T?)([^:]+)(?::(\d))?$/.exec(word) ?? [];
    const cards = faces.split('/').map((face) => (/^\d+$/.test(face) ? Number(face) : face));
    const marks = { '+': 'new', '-': 'taken' } as const;
    return {
      kind: 'card',
      cards,
      heads: Number(heads),
      mark: marks[mark as '+' | '-'] ?? '',
      target: target !== '',
    };
  });
}

export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'CARD-2': ['61 35:2 20:3 44:5 55:7'],
  'DEAL-3': ['12 _ _ _ _ !', '37 _ _ _ _ !', '43 _ _ _ _ !', '58 _ _ _ _ !'],
  'TURN-1': ['? ? ? ?'],
  'TURN-3': ['+14 +15:2 +44:5 +61'],
  'PLACE-2': ['12 +14 +15:2 _ _ !', '37 _ _ _ _ !', '43 +44:5 _ _ _ !', '58 +61 _ _ _ !'],
  'PLACE-3': ['-12 -14 -15:2 -21 -26 +30:3'],
  'PLACE-4': ['30:3 36 _ _ _ !', '-37 | +3', '43 44:5 _ _ _ !', '58 61 _ _ _ !'],
  'TACT-1': ['1 2 3 4 5:2 | 33:5 34'],
  'LOGIC-1': ['12 13 14 15:2 16 17 18 19'],
  'PRO-1': ['+36 41 43 46 +50:3'],
  'PRO-3': ['+30:3 -36 -41 -43 -46 -50:3'],
  'OPEN-3': ['27 70:3 ? ?'],
  'DOUBLE-1': ['+33:5 +80:3'],
  'TWIN-2': ['12 +33/33:5 _ _ _ !'],
  'TWIN-3': ['12 14 15 21 +26/26 !'],
  'HIM-NUM-1': ['T28 | 26 +27', 'T64 | 49 +51'],
  'HIM-CARD-1': ['1 70 R T U'],
  'HIM-SPEC-4': ['T64 +T66'],
  'HIM-PASS-1': ['-T28 | -26 -27', 'T64 | 49 51'],
};
