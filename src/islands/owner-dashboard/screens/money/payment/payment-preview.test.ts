import { describe, expect, it } from 'vitest';
import type { Charge } from '#src/data/money/charges/queries.ts';
import { previewPayment } from './payment-preview.ts';

function charge(id: string, kind: Charge['kind'], dueOn: string, outstanding: number): Charge {
  return {
    id,
    leaseId: 'l1',
    propertyId: 'b1',
    kind,
    description: '',
    periodStart: null,
    periodEnd: null,
    dueOn,
    currency: 'DOP',
    amountMinor: outstanding,
    allocatedMinor: 0,
    creditedMinor: 0,
    outstandingMinor: outstanding,
    reversedAt: null,
    reversalReason: null,
    propertyName: 'Torre Azul',
    unitLabel: '3B',
    tenantName: 'Ana',
    postingNumber: 1,
  };
}

const open = [
  charge('c3', 'rent', '2026-11-01', 2500000),
  charge('c1', 'deposit', '2026-10-01', 1000000),
  charge('c2', 'rent', '2026-10-01', 2000000),
];

describe('previewPayment', () => {
  it('says nothing without an amount', () => {
    expect(previewPayment(null, 'DOP', open)).toBeNull();
    expect(previewPayment(0, 'DOP', open)).toBeNull();
  });

  it('pays the oldest first, and rent before the deposit of the same day', () => {
    const preview = previewPayment(2500000, 'DOP', open);
    expect(preview?.parts.map((part) => [part.charge.id, part.amountMinor])).toEqual([
      ['c2', 2000000],
      ['c1', 500000],
    ]);
    expect(preview).toMatchObject({ outcome: 'partial', creditMinor: 0, stillOwedMinor: 3000000 });
  });

  it('tells an exact payment from one that leaves credit', () => {
    expect(previewPayment(5500000, 'DOP', open)).toMatchObject({ outcome: 'exact', creditMinor: 0 });
    expect(previewPayment(6000000, 'DOP', open)).toMatchObject({
      outcome: 'over',
      creditMinor: 500000,
      stillOwedMinor: 0,
    });
  });

  it('keeps all of it as credit when nothing is owed', () => {
    expect(previewPayment(100, 'DOP', [])).toMatchObject({
      outcome: 'all_credit',
      creditMinor: 100,
      parts: [],
    });
  });
});
