import fc from 'fast-check';
import { expect, it } from 'vitest';
import { increaseOf } from './increase.ts';

const DAY = '2026-11-28';
const home = { id: 'a', rentMinor: 2_500_000, unitUse: 'dwelling' } as const;

it('keeps to the cap to the cent, and says the most where it does not', () => {
  expect(increaseOf(home, 1000, DAY)).toEqual({
    leaseId: 'a',
    beforeMinor: 2_500_000,
    afterMinor: 2_750_000,
    maximumMinor: null,
  });
  expect(increaseOf(home, 1001, DAY)).toMatchObject({ afterMinor: 2_750_250, maximumMinor: 2_750_000 });
  expect(increaseOf({ ...home, unitUse: 'commercial' }, 3000, DAY).maximumMinor).toBeNull();
});

it('ten percent of no rent is ever above the cap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (rentMinor) => {
      expect(increaseOf({ ...home, rentMinor }, 1000, DAY).maximumMinor).toBeNull();
    }),
  );
});
