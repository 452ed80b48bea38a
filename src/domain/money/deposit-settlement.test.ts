import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductionKinds } from '../foundation/enums.ts';
import { type Deduction, settleDeposit } from './deposit-settlement.ts';

const owed = (amountMinor: number): Deduction => ({ kind: 'owed', description: '', amountMinor });
const repairs = (amountMinor: number, description = 'Puerta'): Deduction => ({
  kind: 'repairs',
  description,
  amountMinor,
});

describe('a deposit', () => {
  it('of which nothing is kept goes back whole, whatever is owed', () => {
    expect(settleDeposit(5_000, 2_000, [])).toEqual({
      deductedMinor: 0,
      refundMinor: 5_000,
      stillOwedMinor: 2_000,
      problem: null,
    });
  });

  it('pays what is owed and what was broken, and the rest goes back', () => {
    expect(settleDeposit(5_000, 2_000, [owed(2_000), repairs(500)])).toEqual({
      deductedMinor: 2_500,
      refundMinor: 2_500,
      stillOwedMinor: 0,
      problem: null,
    });
  });

  it.each<[string, Deduction[], string]>([
    ['more than is held', [owed(2_000), repairs(3_001)], 'deductions_exceed_deposit'],
    ['more debt than there is', [owed(2_001)], 'deductions_exceed_owed'],
    ['an amount of nothing', [repairs(0)], 'amount_not_positive'],
    ['a repair without a word', [repairs(1, '  ')], 'description_missing'],
  ])('is not settled with %s', (_case, deductions, problem) => {
    expect(settleDeposit(5_000, 2_000, deductions).problem).toBe(problem);
  });

  it('never makes or loses money, and never returns more than was held', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    const line = fc.record({
      kind: fc.constantFrom(...deductionKinds),
      description: fc.constantFrom('', 'Pintura'),
      amountMinor: fc.integer({ min: -5, max: 500_000_000 }),
    });
    fc.assert(
      fc.property(amount, amount, fc.array(line, { maxLength: 6 }), (held, debt, deductions) => {
        const { deductedMinor, refundMinor, stillOwedMinor, problem } = settleDeposit(held, debt, deductions);
        expect(deductedMinor + refundMinor).toBe(held);
        if (problem !== null) return;
        expect(refundMinor).toBeGreaterThanOrEqual(0);
        expect(refundMinor).toBeLessThanOrEqual(held);
        expect(stillOwedMinor).toBeGreaterThanOrEqual(0);
        expect(stillOwedMinor).toBeLessThanOrEqual(debt);
      }),
    );
  });
});
