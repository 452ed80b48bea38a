import { expect, it } from 'vitest';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import type { ReportKind } from '#src/domain/foundation/enums.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import { reportFileName } from './file-name.ts';
import type { ReportWords } from './words.ts';

const words: ReportWords = {
  language: 'es',
  text: es,
  accountNames: {},
  organization: 'Inmobiliaria Peña & Sol',
  property: null,
  owner: null,
  shares: [],
};
const named = (kind: ReportKind, search: string, more: Partial<ReportWords> = {}) =>
  reportFileName(decodeReportRequest(kind, search, { today: '2026-11-23', currency: 'DOP' }), {
    ...words,
    ...more,
  });

it('says in the reader’s words what is in the file', () => {
  expect(named('income_statement', '')).toBe(
    'estado-de-resultados_inmobiliaria-pena-sol_2026-11_dop_devengado',
  );
  expect(
    named('income_statement', '?period=2026-Q4&currency=USD&basis=cash', { property: 'Torre Norte' }),
  ).toBe('estado-de-resultados_inmobiliaria-pena-sol_torre-norte_trimestre-4-de-2026_usd_efectivo');
  expect(named('balance_sheet', '?compare=year', { owner: 'Ana', text: en, language: 'en' })).toBe(
    'balance-sheet_inmobiliaria-pena-sol_properties-of-ana_2026-11-23_dop_accrual_previous-year',
  );
});

it('has neither currency nor basis where the report has none, and no part without end', () => {
  expect(named('rent_roll', '', { property: 'x'.repeat(300) })).toBe(
    `relacion-de-alquileres_inmobiliaria-pena-sol_${'x'.repeat(40)}_2026-11-23`,
  );
});
