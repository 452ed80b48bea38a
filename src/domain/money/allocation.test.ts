import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/dates.ts';
import { chargeKinds } from '../foundation/enums.ts';
import { money } from '../foundation/money.ts';
import { allocatePayment, comparePaymentOrder, type OpenCharge } from './allocation.ts';

function charge(id: string, changes: Partial<OpenCharge> = {}): OpenCharge {
  return {
    id,
    kind: 'rent',
    dueOn: '2026-03-01',
    currency: 'DOP',
    outstandingMinor: 100,
    postingNumber: 1,
    ...changes,
  };
}

const openCharges = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...chargeKinds),
    dueOn: fc.nat(60).map((days) => addDays('2026-01-01', days)),
    currency: fc.constant('DOP' as const),
    outstandingMinor: fc.nat(5_000_000),
    postingNumber: fc.nat(1_000),
  }),
  { maxLength: 12, selector: (open) => open.postingNumber },
);
const amounts = fc.integer({ min: 1, max: 30_000_000 });

describe('the order of payment', () => {
  it('is oldest due first, then rent, late fee, other, deposit, then as they were posted', () => {
    const inOrder = [
      charge('z', { kind: 'deposit', dueOn: '2026-02-28' }),
      charge('b', { postingNumber: 7 }),
      charge('a', { postingNumber: 8 }),
      charge('c', { kind: 'itbis', postingNumber: 9 }),
      charge('0', { kind: 'late_fee' }),
      charge('0', { kind: 'other' }),
      charge('0', { kind: 'deposit' }),
      charge('0', { dueOn: '2026-03-02' }),
    ];
    expect([...inOrder].reverse().sort(comparePaymentOrder)).toEqual(inOrder);
  });
});

describe('allocatePayment', () => {
  const march = charge('march', { outstandingMinor: 1_000 });
  const april = charge('april', { dueOn: '2026-04-01', outstandingMinor: 1_000 });

  it('pays what is due', () => {
    expect(allocatePayment(money(1_000, 'DOP'), [march])).toEqual({
      allocations: [{ chargeId: 'march', amountMinor: 1_000 }],
      creditMinor: 0,
    });
  });

  it('pays a part of the oldest when it is not enough', () => {
    expect(allocatePayment(money(400, 'DOP'), [april, march]).allocations).toEqual([
      { chargeId: 'march', amountMinor: 400 },
    ]);
  });

  it('goes on to the next and keeps the rest as credit', () => {
    expect(allocatePayment(money(2_500, 'DOP'), [april, march])).toEqual({
      allocations: [
        { chargeId: 'march', amountMinor: 1_000 },
        { chargeId: 'april', amountMinor: 1_000 },
      ],
      creditMinor: 500,
    });
  });

  it('is all credit when nothing is open', () => {
    expect(allocatePayment(money(700, 'DOP'), [])).toEqual({ allocations: [], creditMinor: 700 });
    const paid = charge('paid', { outstandingMinor: 0 });
    expect(allocatePayment(money(700, 'DOP'), [paid])).toEqual({ allocations: [], creditMinor: 700 });
  });

  it('refuses another currency, even when the money would not reach that charge', () => {
    const dollars = charge('usd', { currency: 'USD', dueOn: '2026-12-01' });
    expect(() => allocatePayment(money(1, 'DOP'), [march, dollars])).toThrow('currency_mismatch');
  });

  it.each([0, -1])('refuses to spread %d', (amount) => {
    expect(() => allocatePayment(money(amount, 'DOP'), [march])).toThrow('amount_not_positive');
  });

  it('pays rent and its ITBIS together, each its share to the cent', () => {
    const due = [
      charge('rent', { outstandingMinor: 10_000_000 }),
      charge('itbis', { kind: 'itbis', outstandingMinor: 1_800_000, postingNumber: 2 }),
    ];
    expect(allocatePayment(money(1_800_000, 'DOP'), due).allocations).toEqual([
      { chargeId: 'rent', amountMinor: 1_525_424 },
      { chargeId: 'itbis', amountMinor: 274_576 },
    ]);
    // One cent cannot be shared: the larger part takes it.
    expect(allocatePayment(money(1, 'DOP'), due).allocations).toEqual([{ chargeId: 'rent', amountMinor: 1 }]);
  });

  it('does not depend on ids, which are made by chance', () => {
    fc.assert(
      fc.property(amounts, openCharges, (amount, charges) => {
        const byNumber = (open: readonly OpenCharge[]) =>
          allocatePayment(money(amount, 'DOP'), open).allocations.map(({ chargeId, amountMinor }) => [
            open.find(({ id }) => id === chargeId)?.postingNumber,
            amountMinor,
          ]);
        const others = charges.map((open, index) => ({ ...open, id: `${charges.length - index}` }));
        expect(byNumber(others)).toEqual(byNumber(charges));
      }),
    );
  });

  it('keeps the sum, and gives no charge more than it has outstanding', () => {
    fc.assert(
      fc.property(amounts, openCharges, (amount, charges) => {
        const { allocations, creditMinor } = allocatePayment(money(amount, 'DOP'), charges);
        const allocated = allocations.reduce((sum, allocation) => sum + allocation.amountMinor, 0);
        expect(allocated + creditMinor).toBe(amount);
        expect(creditMinor).toBeGreaterThanOrEqual(0);
        expect(new Set(allocations.map((allocation) => allocation.chargeId)).size).toBe(allocations.length);
        for (const { chargeId, amountMinor } of allocations) {
          const open = charges.find((candidate) => candidate.id === chargeId);
          expect(amountMinor).toBeGreaterThan(0);
          expect(amountMinor).toBeLessThanOrEqual(open?.outstandingMinor ?? 0);
        }
      }),
    );
  });

  it('leaves no credit while anything is open, and pays a later charge only when earlier ones are paid', () => {
    fc.assert(
      fc.property(amounts, openCharges, (amount, charges) => {
        const { allocations, creditMinor } = allocatePayment(money(amount, 'DOP'), charges);
        const paid = new Map(allocations.map(({ chargeId, amountMinor }) => [chargeId, amountMinor]));
        const left = [...charges]
          .sort(comparePaymentOrder)
          .map((open) => open.outstandingMinor - (paid.get(open.id) ?? 0));
        if (creditMinor > 0) expect(left.every((rest) => rest === 0)).toBe(true);
        const firstUnpaid = left.findIndex((rest) => rest > 0);
        const inOrder = [...charges].sort(comparePaymentOrder);
        const unpaid = inOrder[firstUnpaid];
        const isTogether = ({ kind, dueOn }: OpenCharge) =>
          dueOn === unpaid?.dueOn && (kind === 'rent' || kind === 'itbis');
        const later = inOrder
          .slice(firstUnpaid + 1)
          .filter((open) => !(unpaid && isTogether(unpaid) && isTogether(open)));
        if (firstUnpaid >= 0) expect(later.some((open) => paid.has(open.id))).toBe(false);
      }),
    );
  });

  it('does not depend on the order in which charges are given', () => {
    fc.assert(
      fc.property(amounts, openCharges, (amount, charges) => {
        const payment = money(amount, 'DOP');
        expect(allocatePayment(payment, [...charges].reverse())).toEqual(allocatePayment(payment, charges));
      }),
    );
  });
});
