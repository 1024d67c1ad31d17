import { describe, expect, it } from 'vitest';
import { withNews } from '../../src/lib/table/snapshot';
import type { News } from '../../src/lib/connection/protocol';
import { MATCHES, match } from '../matches';

describe('folding', () => {
  it.each(MATCHES)('news of %s lead to its last view', (name) => {
    const { snapshot, news, final } = match(name);
    let known = snapshot;
    for (const each of news) {
      const after = withNews(known, each);
      expect(after).not.toBeNull();
      known = after ?? known;
    }
    expect(known.view).toEqual(final);
  });

  it('leaves what it was given as it was', () => {
    const { snapshot, news } = match('classic-4');
    const copy = structuredClone(snapshot);
    withNews(snapshot, news[0] as News);
    expect(snapshot).toEqual(copy);
  });

  it('sees a gap, and what was told already', () => {
    const { snapshot, news } = match('classic-4');
    expect(withNews(snapshot, news[3] as News)).toBeNull();
    const old = { ...(news[0] as News), since: 0, v: 1 };
    expect(withNews(snapshot, old)).toBe(snapshot);
  });
});
