import { expect, it } from 'vitest';
import { hasLines, plainAmount, type ReportDocument, reportCsv } from './report-document.ts';

const document: ReportDocument = {
  kind: 'income_statement',
  title: 'Income',
  organization: 'Casa',
  currency: 'DOP',
  to: '2026-11-30',
  facts: [],
  notes: [],
  columns: [
    { id: 'a', label: 'Account', kind: 'text' },
    { id: 'b', label: 'Amount', kind: 'money' },
    { id: 'c', label: '%', kind: 'percent' },
  ],
  rows: [
    { key: 's', level: 'section', cells: ['Income', null, null] },
    { key: 'l', level: 'line', cells: ['=Rent, "late"', -123_456, 0.5] },
  ],
};

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456_789, '1234567.89'],
])('%i minor units are %s in a file', (minor, text) => {
  expect(plainAmount(minor)).toBe(text);
});

it('is a table in CSV: amounts as numbers, text never taken for a formula', () => {
  expect(reportCsv(document, 'Currency')).toBe(
    '\uFEFFAccount,Amount,%,Currency\r\nIncome,,,\r\n"\'=Rent, ""late""",-1234.56,0.5,DOP\r\n',
  );
});

it('has two decimals, and its caution in each row but headings', () => {
  const [section, line] = document.rows;
  const cautious = {
    ...document,
    caution: ['Figures', 'the whole'],
    rows: [section, { ...line, cells: ['Rent', 1_046_000, null] }],
  } as ReportDocument;
  expect(reportCsv(cautious, 'Currency').split('\r\n')).toEqual([
    '\uFEFFAccount,Amount,%,Currency,Figures',
    'Income,,,,',
    'Rent,10460.00,,DOP,the whole',
    '',
  ]);
});

it('names the currency of each row where rows differ', () => {
  const [section, line] = document.rows;
  const mixed = { ...document, rows: [section, { ...line, currency: 'USD' }] } as ReportDocument;
  expect(
    reportCsv(mixed, 'Currency')
      .split('\r\n')
      .map((row) => row.split(',').at(-1)),
  ).toEqual(['Currency', '', 'USD', '']);
});

it('is empty when it has headings and sums alone', () => {
  expect(hasLines(document)).toBe(true);
  expect(hasLines({ ...document, rows: document.rows.slice(0, 1) })).toBe(false);
});
