import { describe, expect, it } from 'vitest';
import { lookAgainMs } from './awaited-files.ts';

const LONGEST = 60_000;
const arrived = { id: 'a', url: '/a' };
const missing = (id: string) => ({ id, url: null });

describe('looking for files on their way', () => {
  it('waits as long as links last where nothing is missed', () => {
    expect(lookAgainMs([], 0, LONGEST)).toBe(LONGEST);
    expect(lookAgainMs([arrived], 0, LONGEST)).toBe(LONGEST);
  });

  it('looks soon, then after as long again as a file has been missed, and no later than links last', () => {
    const waits = [0, 2_000, 4_000, 8_000, 1_000_000].map((now) => lookAgainMs([missing('b')], now, LONGEST));
    expect(waits).toEqual([2_000, 2_000, 4_000, 8_000, LONGEST]);
  });

  it('goes by the newest of several', () => {
    lookAgainMs([missing('c')], 0, LONGEST);
    expect(lookAgainMs([missing('c'), missing('d')], 30_000, LONGEST)).toBe(2_000);
  });

  it('begins anew with a file that had arrived once', () => {
    lookAgainMs([missing('e')], 0, LONGEST);
    lookAgainMs([{ id: 'e', url: '/e' }], 1_000, LONGEST);
    expect(lookAgainMs([missing('e')], 50_000, LONGEST)).toBe(2_000);
  });
});
