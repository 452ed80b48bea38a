import { expect, it } from 'vitest';
import { filtersOf, measures, measureValue } from './catalog.ts';

const row = (numerator: number, denominator: number | null) => ({
  keys: [],
  currency: null,
  numerator,
  denominator,
});

it('says "not known" where there is nothing to divide by, and never 0', () => {
  expect(measureValue(row(0, 0), measures.occupancy_rate)).toBeNull();
  expect(measureValue(undefined, measures.billed)).toBeNull();
  expect(measureValue(row(0, 4), measures.occupancy_rate)).toBe(0);
  expect(measureValue(row(3, 4), measures.occupancy_rate)).toBe(0.75);
  expect(measureValue(row(0, null), measures.units)).toBe(0);
});

it('keeps no month of a figure that is as of a day', () => {
  expect(filtersOf('units')).not.toContain('month');
  expect(filtersOf('vacant_days')).not.toContain('year');
  expect(filtersOf('billed')).toContain('month');
});
