import { describe, expect, it } from 'vitest';
import type { ReportChart, ReportDocument } from '#src/domain/books/report-document.ts';
import { textOfPages } from '../pdf-pages.ts';
import { renderReport } from './report-pdf.ts';

const bars: ReportChart = {
  form: 'bars',
  title: 'Ingresos y gastos, de mayor a menor',
  name: 'Por cuenta',
  currency: 'DOP',
  heading: 'Cuenta',
  series: [{ id: 'now', label: 'noviembre de 2026' }],
  bars: [
    {
      key: 'a',
      label: 'Impuesto al patrimonio inmobiliario',
      level: 'line',
      values: [123_456],
      heading: 'Gastos',
    },
    { key: 'b', label: 'Ganancia', level: 'sum', values: [-50_000], heading: '' },
  ],
};
const columns: ReportChart = {
  ...bars,
  form: 'columns',
  title: 'ITBIS por mes',
  name: 'Por mes',
  series: [
    { id: 'billed', label: 'ITBIS facturado' },
    { id: 'due', label: 'ITBIS del período', isLine: true },
  ],
  bars: ['oct', 'nov'].map((label, index) => ({
    key: label,
    label,
    level: 'line',
    values: [200_000 * (index + 1), -300_000 * index],
  })),
};

const report = (charts: readonly ReportChart[], columnCount = 2): Omit<ReportDocument, 'kind'> => ({
  title: 'Estado de resultados',
  organization: 'Casa Sol',
  currency: 'DOP',
  to: '2026-11-30',
  facts: [['Período', 'noviembre de 2026']],
  columns: Array.from({ length: columnCount }, (_, index) => ({
    id: `c${index}`,
    label: index === 0 ? 'La cuenta' : 'Monto',
    kind: index === 0 ? ('text' as const) : ('money' as const),
  })),
  rows: [{ key: 'r', level: 'line', cells: ['La fila', ...Array<number>(columnCount - 1).fill(1)] }],
  notes: [],
  charts,
});
const pagesOf = async (charts: readonly ReportChart[], language: 'es' | 'en' = 'es', columnCount = 2) =>
  textOfPages(await renderReport(report(charts, columnCount), language));

describe('the chart of a report on paper', () => {
  it('stands between the facts and the table, with the name and the figure of each bar', async () => {
    const [page = ''] = await pagesOf([bars]);
    const lines = page.split('\n');
    const order = [
      'Período: noviembre de 2026',
      bars.title,
      'Gastos',
      'Impuesto al patrimonio inmobiliario',
      'RD$1,234.56',
      'Ganancia',
      '-RD$500.00',
      'La cuenta',
      'La fila',
    ].map((text) => lines.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('over time has its months, its key, round figures at the side and the last one of its line', async () => {
    const [page = ''] = await pagesOf([columns], 'en');
    for (const text of [
      'ITBIS por mes',
      'ITBIS facturado',
      'ITBIS del período',
      'oct',
      'nov',
      'RD$4K',
      '-RD$3K',
    ])
      expect(page.split('\n')).toContain(text);
  });

  it('has a chart of each currency, but one way alone to look at each', async () => {
    const [page = ''] = await pagesOf([
      bars,
      { ...columns },
      { ...bars, title: 'En dólares', currency: 'USD' },
    ]);
    expect(page).toContain(bars.title);
    expect(page).toContain('US$1,234.56');
    expect(page).not.toContain(columns.title);
  });

  it('is never parted: without room it begins on a page of its own', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({
      key: `${index}`,
      label: `Propiedad ${index}`,
      level: 'line' as const,
      values: [index],
    }));
    const long = { ...bars, bars: many };
    const pages = await pagesOf([long, { ...long, title: 'En dólares', currency: 'USD' }], 'es', 8);
    expect(pages[0]).toContain('Propiedad 25');
    expect(pages[0]).not.toContain('En dólares');
    expect(pages[1]?.split('\n')[0]).toBe('En dólares');
    expect(pages[1]).toContain('Propiedad 25');
  });

  it('gives the same bytes for the same report, and is not there without figures', async () => {
    expect(await renderReport(report([bars]), 'es')).toEqual(await renderReport(report([bars]), 'es'));
    const [page = ''] = await pagesOf([]);
    expect(page.split('\n').slice(2)).toEqual([
      'Período: noviembre de 2026',
      'La cuenta',
      'Monto',
      'La fila',
      '0.01',
    ]);
  });
});

it('a name runs over the empty cells behind it, and is cut where a figure stands', async () => {
  const name = 'ISR retenido por Ferretería Sol, S. R. L. · B0100000001 · octubre de 2026';
  const nine = report([], 9);
  const row = (key: string, cells: (string | number | null)[]) => ({ key, level: 'line' as const, cells });
  const rows = [
    row('free', [name, ...Array<null>(7).fill(null), 1]),
    row('full', [name, ...Array<number>(8).fill(1)]),
  ];
  const [page = ''] = textOfPages(await renderReport({ ...nine, rows }, 'es'));
  expect(page).toContain(name);
  expect(page.split(name)).toHaveLength(2);
  expect(page).toContain('…');
});
