import { describe, expect, it } from 'vitest';
import { fitWithin } from './redraw-picture.ts';

describe('fitWithin', () => {
  it.each([
    [
      { width: 4032, height: 3024 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 1600, height: 1600 },
      { width: 1600, height: 1600 },
    ],
    [
      { width: 90_000, height: 2 },
      { width: 1600, height: 1 },
    ],
  ])('fits %o', (from, to) => {
    expect(fitWithin(from, 1600)).toEqual(to);
  });
});
