import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/dates.ts';
import { chargeKinds, currencyCodes } from '../foundation/enums.ts';
import { type PostedCharge, portfolioMonth } from './portfolio-month.ts';

const MONTH = '2026-03';
const TODAY = '2026-03-15';

function charge(changes: Partial<PostedCharge> = {}): PostedCharge {
  return {
    tenantId: 'ana',
    kind: 'rent',
    currency: 'DOP',
    dueOn: '2026-03-05',
    amountMinor: 1_000,
    outstandingMinor: 0,
    ...changes,
  };
}

describe('a month of a portfolio', () => {
  it('says how much was billed, how much of it came in and who is late', () => {
    const charges = [
      charge(),
      charge({ tenantId: 'luis', outstandingMinor: 400 }),
      charge({ tenantId: 'eva', outstandingMinor: 1_000 }),
    ];
    expect(portfolioMonth(charges, MONTH, TODAY)).toEqual({
      figures: [{ currency: 'DOP', billedMinor: 3_000, collectedMinor: 1_600 }],
      lateTenantCount: 2,
    });
  });

  it('keeps currencies apart, pesos first', () => {
    const charges = [charge({ currency: 'USD', amountMinor: 50, outstandingMinor: 50 }), charge()];
    expect(portfolioMonth(charges, MONTH, TODAY).figures).toEqual([
      { currency: 'DOP', billedMinor: 1_000, collectedMinor: 1_000 },
      { currency: 'USD', billedMinor: 50, collectedMinor: 0 },
    ]);
  });

  it('leaves deposits and other months out of what was billed', () => {
    const charges = [
      charge({ kind: 'deposit' }),
      charge({ dueOn: '2026-02-28' }),
      charge({ dueOn: '2026-04-01' }),
    ];
    expect(portfolioMonth(charges, MONTH, TODAY).figures).toEqual([]);
  });

  it('counts late fees and other charges as billed', () => {
    const charges = [
      charge({ kind: 'late_fee', amountMinor: 10 }),
      charge({ kind: 'other', amountMinor: 5 }),
    ];
    expect(portfolioMonth(charges, MONTH, TODAY).figures[0]?.billedMinor).toBe(15);
  });

  it('is empty without charges', () => {
    expect(portfolioMonth([], MONTH, TODAY)).toEqual({ figures: [], lateTenantCount: 0 });
  });
});

describe('a late tenant', () => {
  it.each([
    ['due yesterday', { dueOn: '2026-03-14', outstandingMinor: 1 }, 1],
    ['due today', { dueOn: '2026-03-15', outstandingMinor: 1 }, 0],
    ['due in an earlier month', { dueOn: '2026-01-05', outstandingMinor: 1 }, 1],
    ['a deposit past due', { kind: 'deposit', outstandingMinor: 1 }, 1],
    ['paid in full', { outstandingMinor: 0 }, 0],
  ] as const)('with a charge %s', (_case, changes, expected) => {
    expect(portfolioMonth([charge(changes)], MONTH, TODAY).lateTenantCount).toBe(expected);
  });

  it('counts once, however many charges are past due', () => {
    const late = charge({ outstandingMinor: 1 });
    expect(portfolioMonth([late, late, late], MONTH, TODAY).lateTenantCount).toBe(1);
  });
});

it('never has collected more than was billed, nor counts more late tenants than there are', () => {
  const charges = fc.array(
    fc
      .record({
        tenantId: fc.constantFrom('ana', 'luis', 'eva'),
        kind: fc.constantFrom(...chargeKinds),
        currency: fc.constantFrom(...currencyCodes),
        dueOn: fc.nat(120).map((days) => addDays('2026-01-01', days)),
        amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
        paidShare: fc.nat(100),
      })
      .map(({ paidShare, ...rest }) => ({
        ...rest,
        outstandingMinor: rest.amountMinor - Math.floor((rest.amountMinor * paidShare) / 100),
      })),
  );
  fc.assert(
    fc.property(charges, (someCharges) => {
      const month = portfolioMonth(someCharges, MONTH, TODAY);
      expect(month.lateTenantCount).toBeLessThanOrEqual(3);
      for (const { billedMinor, collectedMinor } of month.figures) {
        expect(collectedMinor).toBeGreaterThanOrEqual(0);
        expect(collectedMinor).toBeLessThanOrEqual(billedMinor);
      }
    }),
  );
});
