import { describe, expect, it } from 'vitest';
import type { ReportDocument, ReportRow } from '#src/domain/books/report-document.ts';
import { type ReportKind, reportKinds } from '#src/domain/foundation/enums.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import { keyFigures } from './key-figures.ts';

type Parts = Pick<ReportDocument, 'columns' | 'rows'>;

const report = (kind: ReportKind, parts: Parts): ReportDocument => ({
  kind,
  title: '',
  organization: 'Casa',
  currency: 'DOP',
  to: '2026-10-31',
  facts: [],
  notes: [],
  ...parts,
});
const money = (id: string) => ({ id, label: `(${id})`, kind: 'money' as const });
const name = { id: 'name', label: '', kind: 'text' as const };
const row = (
  key: string,
  level: ReportRow['level'],
  cells: ReportRow['cells'],
  currency?: 'DOP' | 'USD',
): ReportRow => ({ key, level, cells, currency });

describe('what a report comes to', () => {
  it('is named by its rows where they have one amount, in their order', () => {
    const rows = [
      row('rent', 'line', ['Rent', 900]),
      row('total-income', 'subtotal', ['Total income', 900]),
      row('total-expenses', 'subtotal', ['Total expenses', 1_000]),
      row('profit', 'total', ['Profit', -100]),
    ];
    expect(
      keyFigures(report('income_statement', { columns: [name, money('amount')], rows }), en, 'en'),
    ).toEqual([
      ['Total income', 'RD$9.00'],
      ['Total expenses', 'RD$10.00'],
      ['Profit', '−RD$1.00'],
    ]);
  });

  it('is said in each currency that the report has', () => {
    const rows = [
      row('total-DOP', 'total', ['Total', 5_000, 0, 5_000], 'DOP'),
      row('total-USD', 'total', ['Total', 700, 100, 800], 'USD'),
      row('kept-DOP', 'subtotal', ['Kept apart', 4_000, null, null], 'DOP'),
    ];
    const columns = [name, money('held'), money('unpaid'), money('liability')];
    expect(keyFigures(report('deposits_held', { columns, rows }), es, 'es')).toEqual([
      ['(held)', 'RD$50.00'],
      ['(unpaid)', 'RD$0.00'],
      ['(liability)', 'RD$50.00'],
      ['(held)', 'US$7.00'],
      ['(unpaid)', 'US$1.00'],
      ['(liability)', 'US$8.00'],
      ['Kept apart', 'RD$40.00'],
    ]);
  });

  it('names row and column where several rows have several figures', () => {
    const rows = [row('profit', 'total', ['Profit', 100, 90, -10, -0.1])];
    const columns = [name, money('budget'), money('actual'), money('variance')];
    expect(keyFigures(report('budget_variance', { columns, rows }), en, 'en')).toEqual([
      ['Profit · (budget)', 'RD$1.00'],
      ['Profit · (actual)', 'RD$0.90'],
      ['Profit · (variance)', '−RD$0.10'],
    ]);
  });

  it('counts the units of a rent roll under each heading, and takes no sum of a part for the whole', () => {
    const rows = [
      row('current', 'section', ['Let (2)', null]),
      row('a', 'line', ['1-A', 100]),
      row('b', 'line', ['1-B', 100]),
      row('total-current-DOP', 'subtotal', ['Total of let', 200], 'DOP'),
      row('vacant', 'section', ['Vacant (1)', null]),
      row('c', 'line', ['1-C', null]),
      row('total-vacant-DOP', 'subtotal', ['Total of vacant', 0], 'DOP'),
      row('total-DOP', 'total', ['Total', 200], 'DOP'),
    ];
    expect(keyFigures(report('rent_roll', { columns: [name, money('rent')], rows }), es, 'es')).toEqual([
      ['Unidades', '3'],
      ['Alquiladas', '2'],
      ['Con aviso de salida', '0'],
      ['Vacantes', '1'],
      ['(rent)', 'RD$2.00'],
    ]);
  });

  it.each(reportKinds.filter((kind) => kind !== 'rent_roll'))('is nothing where %s has no rows', (kind) => {
    expect(keyFigures(report(kind, { columns: [], rows: [] }), es, 'es')).toEqual([]);
  });
});
