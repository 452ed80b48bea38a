import { expect, it } from 'vitest';
import type { ReportDocument } from '#src/domain/books/report-document.ts';
import { sheetOf, writeXlsx } from './report-xlsx.ts';

const report: ReportDocument = {
  kind: 'deposits_held',
  title: 'Depósitos en poder',
  organization: 'Casa',
  currency: 'DOP',
  to: '2026-11-21',
  facts: [['Al día', '21 de noviembre de 2026']],
  notes: ['Una nota'],
  columns: [
    { id: 'tenant', label: 'Inquilino', kind: 'text' },
    { id: 'starts', label: 'Entró', kind: 'date' },
    { id: 'held', label: 'En poder', kind: 'money' },
    { id: 'share', label: 'Parte', kind: 'percent' },
  ],
  rows: [
    { key: 'a', level: 'line', cells: ['=Ana', '2026-01-31', -123_456, 0.5] },
    { key: 't', level: 'total', cells: ['Total', null, -123_456, null], currency: 'USD' },
  ],
};

it('amounts are numbers in whole units, dates are dates, text is never a formula', () => {
  const rows = sheetOf(report);
  expect(rows[4]).toMatchObject([
    { value: '=Ana', type: String },
    { value: new Date('2026-01-31T00:00:00Z'), type: Date },
    { value: -1234.56, type: Number },
    { value: 0.5, type: Number, format: '0.0%' },
    'DOP',
  ]);
  expect(rows[5]).toMatchObject([{ fontWeight: 'bold' }, {}, { topBorderStyle: 'thin' }, {}, 'USD']);
});

it('the file is a spreadsheet', async () => {
  const bytes = new Uint8Array(await (await writeXlsx(report)).arrayBuffer());
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  expect(bytes.length).toBeGreaterThan(1_000);
});
