import { describe, expect, it } from 'vitest';
import type { Charge } from '#src/data/money/charges/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import type { Refund } from '#src/data/money/refunds/queries.ts';
import { nextDue, overdueOf, toStatement } from './statement.ts';

const charge = (id: string, dueOn: string, outstandingMinor = 0) =>
  ({ id, dueOn, outstandingMinor }) as Charge;
const refund = (id: string, refundedOn: string) => ({ id, refundedOn }) as Refund;
const payment = (id: string, paidOn: string) => ({ id, paidOn }) as Payment;

describe('toStatement', () => {
  it('puts the newest first and a payment above the charge of its day', () => {
    const lines = toStatement(
      [charge('c1', '2026-10-01'), charge('c2', '2026-11-01')],
      [payment('p1', '2026-11-01'), payment('p2', '2026-10-15')],
      [refund('r1', '2026-11-01')],
    );
    expect(lines.map((line) => line.id)).toEqual(['r1', 'p1', 'c2', 'p2', 'c1']);
  });
});

const charges = [
  charge('a', '2026-11-20', 100),
  charge('b', '2026-11-21', 200),
  charge('c', '2026-12-01', 400),
];

describe('overdueOf', () => {
  it('counts what is due before today', () => {
    expect(overdueOf(charges, '2026-11-21')).toMatchObject({ amountMinor: 100 });
    expect(overdueOf(charges, '2026-11-20')).toBeNull();
  });
});

describe('nextDue', () => {
  it('is the first open due day from today', () => {
    expect(nextDue(charges, '2026-11-21')).toMatchObject({ dueOn: '2026-11-21' });
    expect(nextDue(charges, '2026-11-22')).toMatchObject({ dueOn: '2026-12-01' });
    expect(nextDue([charge('d', '2026-12-01')], '2026-11-22')).toBeNull();
  });
});
