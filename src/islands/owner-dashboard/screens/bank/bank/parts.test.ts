import { describe, expect, it } from 'vitest';
import {
  areComplete,
  exchangeOf,
  type LineMoney,
  type PartDraft,
  partFor,
  restOf,
  signedAmount,
  toBankPart,
} from './parts.ts';

const rate = { id: 'r', ratedOn: '2026-11-20', rate: 60, source: 'Banco Central' };
const money: LineMoney = { currency: 'DOP', day: '2026-11-24', rates: [rate] };

const part = (more: Partial<PartDraft>): PartDraft => ({
  ...partFor(0, '', 'a'),
  id: 'x',
  amountMinor: 100,
  ...more,
});

describe('parts of a bank line', () => {
  it('have the sign of what they are', () => {
    expect(signedAmount(part({ kind: 'lease', isIn: false }))).toBe(100);
    expect(signedAmount(part({ kind: 'bill', isIn: true }))).toBe(-100);
    expect(signedAmount(part({ kind: 'credit', isIn: false }))).toBe(100);
    expect(signedAmount(part({ kind: 'account', isIn: true }))).toBe(100);
    expect(signedAmount(part({ kind: 'account', isIn: false }))).toBe(-100);
  });

  it('leave a rest until they make up the line', () => {
    const rent = part({ kind: 'lease', amountMinor: 10_000 });
    expect(restOf(9_700, [rent])).toBe(-300);
    const fee = { ...partFor(-300, 'Comisión', 'b'), id: 'fees' };
    expect([fee.isIn, fee.amountMinor]).toEqual([false, 300]);
    expect(areComplete(9_700, [rent, fee], money)).toBe(true);
    expect(areComplete(9_700, [rent, { ...fee, id: null }], money)).toBe(false);
    expect(areComplete(0, [part({ amountMinor: null })], money)).toBe(false);
  });

  it('are sent with what belongs to their kind', () => {
    expect(toBankPart(part({ kind: 'bill', propertyId: 'p' }), money)).toEqual({
      kind: 'bill',
      id: 'x',
      amountMinor: -100,
    });
    expect(toBankPart(part({ kind: 'credit' }), money)).toEqual({ kind: 'bill', id: 'x', amountMinor: 100 });
    expect(toBankPart(part({ propertyId: 'p', description: 'Luz' }), money)).toEqual({
      kind: 'account',
      id: 'x',
      amountMinor: -100,
      propertyId: 'p',
      description: 'Luz',
    });
  });

  it('of rent in dollars say what the pesos count as, by the rate that was saved last', () => {
    const rent = part({ kind: 'lease', currency: 'USD', amountMinor: 6_000_000 });
    expect(toBankPart(rent, money)).toEqual({
      kind: 'lease',
      id: 'x',
      amountMinor: 6_000_000,
      exchange: { countsMinor: 100_000, rate: 60, source: 'Banco Central', ratedOn: '2026-11-20' },
    });
    expect(areComplete(6_000_000, [rent], money)).toBe(true);
    expect(areComplete(6_000_000, [rent], { ...money, rates: [] })).toBe(false);
    expect(exchangeOf({ ...rent, currency: 'DOP' }, money)).toBeNull();
  });
});
