import { expect, it } from 'vitest';
import { reportCsv } from '#src/domain/books/report-document.ts';
import type { StatementLine, TenantStatement } from '#src/domain/money/tenant-statement.ts';
import { composeTenantStatement } from './tenant-statement.ts';

const line = (more: Partial<StatementLine>): StatementLine => ({
  occurredOn: '2026-03-01',
  kind: 'charge',
  amountMinor: 2_500_000,
  chargeKind: null,
  description: '',
  periodStart: null,
  periodEnd: null,
  method: null,
  reference: '',
  receiptNumber: null,
  ...more,
});
const statement: TenantStatement = {
  leaseId: 'l',
  year: 2026,
  currency: 'DOP',
  openingMinor: 10_000,
  lines: [
    line({ chargeKind: 'rent', periodStart: '2026-03-01', periodEnd: '2026-03-31' }),
    line({ kind: 'charge_credit', chargeKind: 'rent', amountMinor: -50_000, description: 'Gotera' }),
    line({
      occurredOn: '2026-03-05',
      kind: 'payment',
      amountMinor: -2_400_000,
      method: 'card',
      reference: 'OK1',
      receiptNumber: 7,
    }),
  ],
  landlord: 'Inversiones Peña',
  property: 'Torre',
  unit: '3-B',
  tenants: 'Ana Peña',
};

it('names each movement and carries the balance, in both languages', () => {
  const es = composeTenantStatement(statement, 'es');
  expect(es.rows.map(({ cells }) => cells.slice(1))).toEqual([
    ['Balance al 1 de enero de 2026', null, null, 10_000],
    ['Alquiler de marzo', 2_500_000, null, 2_510_000],
    ['Rebaja: Alquiler, Gotera', null, 50_000, 2_460_000],
    [expect.stringMatching(/^Pago con tarjeta, recibo .*7, OK1$/), null, 2_400_000, 60_000],
    ['Cargado y pagado en el año', 2_500_000, 2_450_000, 60_000],
  ]);
  const en = composeTenantStatement(statement, 'en');
  expect(en.rows[3]?.cells[1]).toMatch(/^Payment by card, receipt /);
});

it.each([
  ['2026-11-01', '2026-11-30', 'Alquiler de noviembre', 'Rent, November'],
  ['2025-12-01', '2025-12-31', 'Alquiler de diciembre de 2025', 'Rent, December 2025'],
  ['2026-11-15', '2026-11-30', 'Alquiler, 15/11/2026 – 30/11/2026', 'Rent, Nov 15, 2026 – Nov 30, 2026'],
])('names the rent of %s to %s by its month, or its days', (periodStart, periodEnd, es, en) => {
  const rent = { ...statement, lines: [line({ chargeKind: 'rent', periodStart, periodEnd })] };
  expect(composeTenantStatement(rent, 'es').rows[1]?.cells[1]).toBe(es);
  expect(composeTenantStatement(rent, 'en').rows[1]?.cells[1]).toBe(en);
});

it('names the fee for a returned payment in the language of the reader', () => {
  const fee = { ...statement, lines: [line({ chargeKind: 'returned_payment', amountMinor: 75_000 })] };
  expect(composeTenantStatement(fee, 'es').rows[1]?.cells[1]).toBe('Cargo por pago devuelto');
  expect(composeTenantStatement(fee, 'en').rows[1]?.cells[1]).toBe('Returned payment fee');
});

it('is a file with amounts that a spreadsheet adds up', () => {
  const [head, opening] = reportCsv(composeTenantStatement(statement, 'en'), 'Currency').split('\r\n');
  expect(head).toContain('Date,Concept,Charges,Payments,Balance,Currency');
  expect(opening).toMatch(/,100\.00,(DOP|USD)$/);
});
