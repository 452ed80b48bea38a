import { expect, it } from 'vitest';
import type { ReportData } from '#src/domain/books/report-data.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { compose } from './composed.test-support.ts';

it('deposits end with what stands in their accounts and what is missing there, each currency by itself', () => {
  const deposits = (kept: Extract<ReportData, { kind: 'deposits_held' }>['kept']) =>
    compose(
      {
        kind: 'deposits_held',
        rows: [],
        totals: [
          { currency: 'DOP', liabilityMinor: 900, unpaidMinor: 200 },
          { currency: 'USD', liabilityMinor: 50, unpaidMinor: 0 },
        ],
        properties: [],
        kept,
      },
      'period=2026-11-01..2026-11-21',
    )
      .rows.filter((row) => row.level === 'subtotal')
      .map((row) => [row.currency, row.cells[0], row.cells[3]]);
  expect(
    deposits([
      { currency: 'DOP', amountMinor: 300 },
      { currency: 'USD', amountMinor: 60 },
    ]),
  ).toEqual([
    ['DOP', en.rows.keptApart, 300],
    ['DOP', en.rows.missingApart, 400],
    ['USD', en.rows.keptApart, 60],
  ]);
  expect(deposits([]).map(([, , minor]) => minor)).toEqual([0, 700, 0, 50]);
  expect(deposits(null)).toEqual([]);
});

it('a deposit of no lease has neither a place nor a way to one', () => {
  const nowhere = { leaseId: null, propertyName: null, unitLabel: null, tenantName: null, startsOn: null };
  const { rows } = compose(
    {
      kind: 'deposits_held',
      rows: [{ ...nowhere, currency: 'DOP', liabilityMinor: 70, unpaidMinor: 0 }],
      totals: [],
      properties: [],
      kept: null,
    },
    '',
    'es',
  );
  expect(rows[0]).toMatchObject({ cells: ['Sin contrato', '—', null, 70, 0, 70] });
  expect(rows[0]?.target).toBeUndefined();
});
