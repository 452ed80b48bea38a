import { describe, expect, it } from 'vitest';
import { bandPath, linePath, shownLabels, spreadLabels, toY, valueScale } from './scale.ts';

describe('valueScale', () => {
  it('takes round steps and starts at zero', () => {
    expect(valueScale([381_200, 412_300])).toEqual({
      low: 0,
      high: 600_000,
      ticks: [0, 200_000, 400_000, 600_000],
    });
  });

  it('reaches below zero when it has to', () => {
    const scale = valueScale([-30, 70]);
    expect(scale.low).toBeLessThanOrEqual(-30);
    expect(scale.high).toBeGreaterThanOrEqual(70);
    expect(scale.ticks).toContain(0);
  });

  it('draws an axis for nothing at all', () => {
    expect(valueScale([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
    expect(valueScale([0, null, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  });

  it('holds every value, whatever its size', () => {
    for (const value of [0.003, 0.95, 1, 7, 99, 1e9, 123_456_789_012]) {
      const { high, ticks } = valueScale([value]);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});

describe('geometry', () => {
  it('puts low at the bottom and high at the top', () => {
    const scale = { low: 0, high: 10, ticks: [] };
    expect(toY(0, scale, 20, 220)).toBe(220);
    expect(toY(10, scale, 20, 220)).toBe(20);
    expect(toY(5, scale, 20, 220)).toBe(120);
  });

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
