import { describe, expect, it } from 'vitest';
import { type Cost, medianOf } from './measure.ts';
import { type Line, rowsOf, tooSteep } from './table.ts';

function cost(medianMs: number, serverMs: number | undefined, buffers?: number): Cost {
  return { medianMs, serverMs, buffers };
}

function line(first: Cost, last: Cost, allowedGrowth?: number): Line {
  return {
    name: 'a page',
    allowedGrowth,
    costs: [
      { size: '100k', cost: first },
      { size: '10m', cost: last },
    ],
  };
}

describe('growth', () => {
  it('is taken from the time that the server computed, whatever the clock says', () => {
    expect(tooSteep([line(cost(10, 1), cost(50, 1.19), 1.2)])).toEqual([]);
    expect(tooSteep([line(cost(10, 1), cost(10, 1.21), 1.2)])).toEqual(['a page: 1.21 at 10m']);
  });

  it('is taken from the clock where the computed time is unknown', () => {
    expect(tooSteep([line(cost(10, undefined), cost(13, undefined), 1.2)])).toEqual(['a page: 1.30 at 10m']);
  });

  it('is limited by what the line allows, and not where it only shows', () => {
    expect(tooSteep([line(cost(1, 1), cost(1, 1.9), 2)])).toEqual([]);
    expect(tooSteep([line(cost(1, 1), cost(5, 5))])).toEqual([]);
  });

  it('is printed beside the pages looked at', () => {
    const rows = rowsOf([line(cost(10, 1, 100), cost(10, 1.1, 105))]);
    expect(rows[1]).toMatchObject({ payments: '10m', growth: '1.10', pages: 105, 'growth of pages': '1.05' });
  });
});

describe('medianOf', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([4, 1, 2, 100])).toBe(3);
    expect(medianOf([7])).toBe(7);
  });
});
