import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  amountsByShare,
  amountsDue,
  exceedsDue,
  isReadable,
  type OwnerBalance,
  partsOf,
} from './distribution.ts';

const owner = (key: string, shareBasisPoints: number, dueMinor = 0): OwnerBalance => ({
  key,
  name: key,
  shareBasisPoints,
  currency: 'DOP',
  earnedMinor: dueMinor,
  withheldMinor: 0,
  drawnMinor: 0,
  dueMinor,
});
const owners = [owner('rosa', 3333, 33_330), owner('juan', 6667, -5)];

it('offers what is due, and nothing to whom nothing is', () => {
  expect(amountsDue(owners)).toEqual({ rosa: 33_330, juan: null });
  expect(partsOf(owners, amountsDue(owners))).toEqual([{ owner: 'rosa', amountMinor: 33_330 }]);
});

it('splits a total by the shares, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (total) => {
      const amounts = amountsByShare(owners, total);
      expect((amounts.rosa ?? 0) + (amounts.juan ?? 0)).toBe(total);
    }),
  );
});

it('says when somebody gets more than is theirs', () => {
  expect(exceedsDue(owners, { rosa: 33_330, juan: null })).toBe(false);
  expect(exceedsDue(owners, { rosa: 33_331 })).toBe(true);
  expect(exceedsDue(owners, { juan: 1 })).toBe(true);
});

it('says when an amount cannot be read, and pays none of it', () => {
  expect(isReadable(owners, { rosa: 100, juan: null })).toBe(true);
  expect(isReadable(owners, { rosa: 100, juan: Number.NaN })).toBe(false);
  expect(partsOf(owners, { juan: Number.NaN })).toEqual([]);
});
