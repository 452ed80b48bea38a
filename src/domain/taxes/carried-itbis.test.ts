import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayOf, shiftMonth } from '../foundation/months.ts';
import { carryItbis, creditBefore, dueOfMonth, type ItbisMonth } from './carried-itbis.ts';

const month = (of: string, billedMinor: number, advancedMinor: number, withheldMinor = 0): ItbisMonth => ({
  month: of,
  billedMinor,
  advancedMinor,
  withheldMinor,
});

describe('the balance in favor', () => {
  it('is used as far as the month needs it, and the rest goes on', () => {
    expect(carryItbis(1_737_000, 10_420_200)).toEqual({
      previousCreditMinor: 10_420_200,
      usedCreditMinor: 1_737_000,
      payableMinor: 0,
      nextCreditMinor: 8_683_200,
    });
    expect(carryItbis(1_000, 400)).toMatchObject({
      usedCreditMinor: 400,
      payableMinor: 600,
      nextCreditMinor: 0,
    });
  });

  it('grows by what a month is in favor', () => {
    expect(carryItbis(-300, 500)).toMatchObject({
      usedCreditMinor: 0,
      payableMinor: 0,
      nextCreditMinor: 800,
    });
  });

  // By hand. August −500 → 500; September (nothing) → 500; October 200 → 300; November 900 is paid with 300 of it.
  it('is computed forward from the first month, in whatever order the months come, gaps too', () => {
    const months = [month('2026-10', 300, 0, 100), month('2026-08', 0, 500), month('2026-11', 900, 0)];
    expect(
      ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'].map((of) => creditBefore(of, months, null)),
    ).toEqual([0, 500, 500, 300, 0]);
  });

  it('begins with what the organization says that it had, not with what is known of before', () => {
    const months = [month('2026-08', 0, 999_999), month('2026-10', 0, 50), month('2026-11', 20, 0)];
    const opening = { month: '2026-09', creditMinor: 1_000 };
    expect(
      ['2026-09', '2026-10', '2026-11', '2026-12'].map((of) => creditBefore(of, months, opening)),
    ).toEqual([999_999, 1_000, 1_050, 1_030]);
  });

  it('loses and makes nothing: what is paid less what goes on is what was billed less creditable and withheld', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    const sequence = fc.array(fc.tuple(amount, amount, amount), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(sequence, amount, (rows, openingMinor) => {
        const months = rows.map(([billed, advanced, withheld], index) =>
          month(shiftMonth('2020-01', index), billed, advanced, withheld),
        );
        const opening = openingMinor > 0 ? { month: '2019-12', creditMinor: openingMinor } : null;
        let paidMinor = 0;
        for (const own of months) {
          const carried = carryItbis(dueOfMonth(own), creditBefore(own.month, months, opening));
          expect(carried.payableMinor === 0 || carried.nextCreditMinor === 0, firstDayOf(own.month)).toBe(
            true,
          );
          expect(carried.payableMinor).toBeGreaterThanOrEqual(0);
          paidMinor += carried.payableMinor;
          const after = creditBefore(shiftMonth(own.month, 1), months, opening);
          expect(carried.nextCreditMinor).toBe(after);
          const known = months.filter((one) => one.month <= own.month);
          const dueMinor = known.reduce((sum, one) => sum + dueOfMonth(one), 0);
          expect(paidMinor - after).toBe(dueMinor - openingMinor);
        }
      }),
    );
  });
});
