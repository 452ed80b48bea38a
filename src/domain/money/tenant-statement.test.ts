import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  runningBalances,
  type StatementLine,
  statementSums,
  type TenantStatement,
} from './tenant-statement.ts';

const line = (amountMinor: number): StatementLine => ({
  occurredOn: '2026-03-01',
  kind: amountMinor > 0 ? 'charge' : 'payment',
  amountMinor,
  chargeKind: null,
  description: '',
  periodStart: null,
  periodEnd: null,
  method: null,
  reference: '',
  receiptNumber: null,
});
const statement = (openingMinor: number, amounts: readonly number[]): TenantStatement => ({
  leaseId: '',
  year: 2026,
  currency: 'DOP',
  openingMinor,
  lines: amounts.map(line),
  landlord: '',
  property: '',
  unit: '',
  tenants: '',
});

it('sums what was charged and paid, and says what is left', () => {
  expect(statementSums(statement(50_000, [200_000, -100_000, -30_000]))).toEqual({
    chargedMinor: 200_000,
    paidMinor: 130_000,
    closingMinor: 120_000,
  });
  expect(runningBalances(statement(50_000, [200_000, -100_000, -30_000]))).toEqual([
    250_000, 150_000, 120_000,
  ]);
});

it('ends where its lines lead, whatever they are', () => {
  const amounts = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), amounts, (opening, list) => {
      const year = statement(opening, list);
      expect(statementSums(year).closingMinor).toBe(runningBalances(year).at(-1) ?? opening);
    }),
  );
});
