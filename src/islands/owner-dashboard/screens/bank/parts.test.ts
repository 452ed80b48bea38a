import { describe, expect, it } from 'vitest';
import { areComplete, type PartDraft, partFor, restOf, signedAmount, toBankPart } from './parts.ts';

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
    expect(signedAmount(part({ kind: 'account', isIn: true }))).toBe(100);
    expect(signedAmount(part({ kind: 'account', isIn: false }))).toBe(-100);
  });

  it('leave a rest until they make up the line', () => {
    const rent = part({ kind: 'lease', amountMinor: 10_000 });
    expect(restOf(9_700, [rent])).toBe(-300);
    const fee = { ...partFor(-300, 'Comisión', 'b'), id: 'fees' };
    expect([fee.isIn, fee.amountMinor]).toEqual([false, 300]);
    expect(areComplete(9_700, [rent, fee])).toBe(true);
    expect(areComplete(9_700, [rent, { ...fee, id: null }])).toBe(false);
    expect(areComplete(0, [part({ amountMinor: null })])).toBe(false);
  });

  it('are sent with what belongs to their kind', () => {
    expect(toBankPart(part({ kind: 'bill', propertyId: 'p' }))).toEqual({
      kind: 'bill',
      id: 'x',
      amountMinor: -100,
    });
    expect(toBankPart(part({ propertyId: 'p', description: 'Luz' }))).toEqual({
      kind: 'account',
      id: 'x',
      amountMinor: -100,
      propertyId: 'p',
      description: 'Luz',
    });
  });
});
