import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountLedger, runningBalances } from './account-ledger.ts';

const totals = {
  opening: [
    { accountId: 'cash', currency: 'DOP' as const, amountMinor: 700, earlierMinor: 600 },
    { accountId: 'cash', currency: 'USD' as const, amountMinor: 9, earlierMinor: 9 },
    { accountId: 'rent', currency: 'DOP' as const, amountMinor: -700, earlierMinor: -600 },
  ],
  months: [
    { accountId: 'cash', currency: 'DOP' as const, month: '2026-02', amountMinor: 0, debitMinor: 500 },
    { accountId: 'cash', currency: 'DOP' as const, month: '2026-03', amountMinor: -40, debitMinor: 10 },
  ],
};

it('an account goes from what it had to what it has; one of result begins its year at zero', () => {
  expect(accountLedger({ id: 'cash', kind: 'asset' }, totals, 'DOP')).toEqual({
    openingMinor: 700,
    debitMinor: 510,
    creditMinor: 550,
    closingMinor: 660,
  });
  expect(accountLedger({ id: 'rent', kind: 'income' }, totals, 'DOP')).toEqual({
    openingMinor: -100,
    debitMinor: 0,
    creditMinor: 0,
    closingMinor: -100,
  });
});

it('balances run from the opening to the closing one, however the lines are cut into pages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }),
      fc.nat(),
      (opening, amounts, cut) => {
        const oldestFirst = amounts.map((amountMinor) => ({ amountMinor }));
        let balance = opening;
        const expected = oldestFirst.map(({ amountMinor }) => {
          balance += amountMinor;
          return balance;
        });
        const newestFirst = oldestFirst.toReversed();
        expect(runningBalances(balance, newestFirst)).toEqual(expected.toReversed());
        // The page behind another goes on from the balance before its last line.
        const size = 1 + (cut % amounts.length);
        const first = runningBalances(balance, newestFirst.slice(0, size));
        const rest = (first.at(-1) ?? 0) - (newestFirst[size - 1]?.amountMinor ?? 0);
        expect([...first, ...runningBalances(rest, newestFirst.slice(size))]).toEqual(expected.toReversed());
      },
    ),
  );
});
