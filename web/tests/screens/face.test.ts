import { describe, expect, it } from 'vitest';
import { colourOf, faceOf } from '../../src/components/seats/face';

describe('a face', () => {
  it('is the same for the same name and seat', () => {
    expect(faceOf('Ada', 0)).toEqual(faceOf('Ada', 0));
    expect(faceOf('Ada', 0).horns).toBe(faceOf('Ada', 7).horns);
  });

  it('has every colour once at a table of ten', () => {
    expect(new Set(Array.from({ length: 10 }, (_, seat) => colourOf(seat))).size).toBe(10);
  });

  it('differs between names, whatever their script', () => {
    const names = ['Ada', 'Bo', 'Cleo', 'گاو', 'Корова', 'Żubr', 'Moo 608', 'Moo 609'];
    const looks = names.map((name) => JSON.stringify(faceOf(name, 0)));
    expect(new Set(looks).size).toBeGreaterThan(names.length / 2);
    for (const look of looks) expect(look).not.toContain('""');
  });
});
