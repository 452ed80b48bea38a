import { describe, expect, it } from 'vitest';
import { bandPath, linePath, shownLabels, spreadLabels } from './scale.ts';

describe('geometry', () => {
  it('breaks a line where a value is absent', () => {
    expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
    expect(linePath([])).toBe('');
  });

  it('closes a band', () => {
    expect(bandPath([{ x: 0, y: 1 }], [{ x: 0, y: 3 }])).toBe('M0.0 1.0L0.0 3.0Z');
    expect(bandPath([], [])).toBe('');
  });

  it('thins labels but always shows the last', () => {
    expect(shownLabels(12, 600, 48)).toEqual(Array.from({ length: 12 }, () => true));
    const few = shownLabels(12, 200, 48);
    expect(few.at(-1)).toBe(true);
    expect(few.filter(Boolean)).toHaveLength(4);
  });

  it('moves labels apart, in order and inside the plot', () => {
    const spread = spreadLabels([100, 102, 99], 30, 20, 200);
    expect(spread[2]).toBeLessThan(spread[0] ?? 0);
    expect((spread[1] ?? 0) - (spread[0] ?? 0)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...spreadLabels([198, 199], 30, 20, 200))).toBe(200);
  });
});
