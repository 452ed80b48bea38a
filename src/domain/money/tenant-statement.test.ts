import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  runningBalances,
  type StatementLine,
  statementSums,
  type TenantStatement,
} from './tenant-statement.ts';

const line = (amount_minor: number): StatementLine => ({
  occurred_on: '2026-03-01',
  kind: amount_minor > 0 ? 'charge' : 'payment',
  amount_minor,
  charge_kind: null,
  description: '',
  period_start: null,
  period_end: null,
  method: null,
  reference: '',
  receipt_number: null,
});
const statement = (opening_minor: number, amounts: readonly number[]): TenantStatement => ({
  lease_id: '',
  year: 2026,
  currency: 'DOP',
  opening_minor,
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
