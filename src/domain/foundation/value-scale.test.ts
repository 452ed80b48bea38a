import { describe, expect, it } from 'vitest';
import { toY, valueScale } from './value-scale.ts';

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

it('puts low at the bottom and high at the top', () => {
  const scale = { low: 0, high: 10, ticks: [] };
  expect(toY(0, scale, 20, 220)).toBe(220);
  expect(toY(10, scale, 20, 220)).toBe(20);
  expect(toY(5, scale, 20, 220)).toBe(120);
});
