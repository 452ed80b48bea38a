import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ExportOrder, RawEntry } from './export-order.ts';
import { makerOf } from './file-maker.ts';

const account = (id: string, code: string, name: string, subtype = 'cash') => ({
  ...{ id, code, name, systemKey: null, kind: 'asset' as const, subtype },
});
const accounts = new Map(
  [
    account('bank', '1010', 'Banco Popular'),
    account('till', '1011', 'Caja'),
    account('owed', '1100', 'CxC', 'receivable'),
  ].map((one) => [one.id, one] as const),
);
const line = (accountId: string, amount: number, contact = '') => ({
  accountId,
  amountMinor: amount,
  contact,
  email: '',
  property: '',
  charge: null,
});
const entry = (number: number, day: string, memo: string, lines: ReturnType<typeof line>[]): RawEntry => ({
  entryNumber: number,
  occurredOn: day,
  kind: 'payment',
  memo,
  lines,
  dopRate: null,
});
const entries = [
  entry(8, '2026-10-05', 'Transferencia', [
    line('bank', 5_000_005, 'Ana Pérez'),
    line('owed', -5_000_005, 'Ana Pérez'),
  ]),
  entry(9, '2026-10-31', 'Depósito devuelto, "Torre 3"', [line('owed', 120_000), line('bank', -120_000)]),
  entry(10, '2026-10-31', 'Traslado a caja', [line('till', 200_000), line('bank', -200_000)]),
  entry(11, '2026-10-31', 'Pago en efectivo', [line('till', 5_000), line('owed', -5_000)]),
];
const orderOf = (accountId: string): ExportOrder => ({
  organizationId: 'organization',
  format: 'xero_bank',
  currency: 'DOP',
  accountId,
  from: '2026-10-01',
  to: '2026-10-31',
  isOnlyNew: false,
  words: { kind: String, charge: () => '', account: ({ name }) => name },
  onProgress: () => {},
  signal: new AbortController().signal,
});
const statementOf = (accountId: string) => {
  const made = makerOf(orderOf(accountId), accounts, { byAccount: {}, journalName: '', taxName: '' });
  const texts = entries.map(made.toText);
  return {
    text: made.head + texts.map(({ text }) => text).join(''),
    rows: texts.reduce((sum, { rows }) => sum + rows, 0),
  };
};

it('a bank statement holds what moved on its account, as the file written by hand', () => {
  const golden = readFileSync(
    new URL('../../../../tests/golden/accounting/xero-bank.csv', import.meta.url),
    'utf8',
  );
  expect(statementOf('bank')).toEqual({ text: golden, rows: 3 });
});

it('what moved between two accounts stands in the statement of each, with its own sign', () => {
  const { text, rows } = statementOf('till');
  expect(rows).toBe(2);
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    '2026-10-31,2000.00,,Traslado a caja,LLV-10,',
    '2026-10-31,50.00,,Pago en efectivo,LLV-11,',
  ]);
});
