import { describe, expect, it } from 'vitest';
import type { ReportData, TaxMonth } from '#src/domain/books/report-data.ts';
import { accounts, chartsOf, drawnOf, moved, totals } from './material.test-support.ts';

type Of<Kind extends ReportData['kind']> = Extract<ReportData, { kind: Kind }>;

describe('the chart of a budget', () => {
  const data: Of<'budget_variance'> = {
    kind: 'budget_variance',
    accounts,
    totals: totals(
      moved('2026-11', 'rent_income', -950),
      moved('2026-11', 'late_fee_income', -60),
      moved('2026-12', 'repairs', 300),
    ),
    budget: [
      { accountId: 'rent_income', year: 2026, month: 11, amountMinor: 1_000 },
      { accountId: 'insurance', year: 2026, month: 11, amountMinor: 20 },
      { accountId: 'repairs', year: 2026, month: 12, amountMinor: 100 },
      { accountId: 'repairs', year: 2026, month: 3, amountMinor: 7_777 },
    ],
    notes: [],
  };

  it('begins with the account that went furthest from its plan', () => {
    const [chart] = chartsOf({ ...data, budget: data.budget.slice(0, 2) }, 'period=2026-11', 'es');
    expect(chart?.series.map(({ label }) => label)).toEqual(['Presupuesto', 'Real']);
    expect(chart && drawnOf(chart).slice(0, 4)).toEqual([
      '# Ingresos',
      'late_fee_income 0 60',
      'rent_income 1000 950',
      '= Total de ingresos 1000 1010',
    ]);
    expect(chart && drawnOf(chart).at(-1)).toBe('= Ganancia 980 710');
  });

  it('shows several months by their profit', () => {
    const [months, byAccount] = chartsOf(data, 'period=2026-Q4');
    expect(months?.bars.map(({ values }) => values)).toEqual([
      [0, 0],
      [980, 1_010],
      [-100, -300],
    ]);
    expect(byAccount && drawnOf(byAccount).at(-1)).toBe('= Profit 880 710');
  });
});

describe('the chart of taxes', () => {
  const month = (name: string, over: Partial<TaxMonth> = {}): TaxMonth => ({
    month: name,
    itbisBilledMinor: 180,
    itbisPaidMinor: 50,
    itbisWithheldByClientsMinor: 30,
    isrWithheldByClientsMinor: 10,
    isrWithheldMinor: 5,
    itbisWithheldMinor: 0,
    leftOutCount: 0,
    ...over,
  });
  const data: Of<'tax_summary'> = {
    kind: 'tax_summary',
    accounts,
    totals: totals(moved('2026-11', 'rent_income', -1_000), moved('2026-11', 'late_fee_income', -9, 'USD')),
    taxes: [month('2026-11')],
    creditBeforeMinor: null,
  };

  it('leads from the ITBIS charged to its balance, with the withholdings beside it', () => {
    const [chart, ...others] = chartsOf(data, 'period=2026-11', 'es');
    expect(others).toEqual([]);
    expect(chart?.title).toBe('ITBIS y retenciones del período, RD$');
    expect(chart && drawnOf(chart)).toEqual([
      '# ITBIS',
      '= ITBIS facturado 180',
      '↦ ITBIS pagado a suplidores -50',
      '↦ ITBIS retenido por clientes y tarjetas -30',
      '= ITBIS del período 100',
      '# Retenciones',
      'ISR retenido por clientes 10',
      'ISR retenido a suplidores 5',
      'ITBIS retenido a suplidores 0',
    ]);
  });

  it('has every month with its balance as a line', () => {
    const [months, whole] = chartsOf(
      { ...data, taxes: [month('2026-10'), month('2026-12')] },
      'period=2026-Q4',
    );
    expect(months?.bars.map(({ values }) => values)).toEqual([
      [180, 50, 30, 100],
      [0, 0, 0, 0],
      [180, 50, 30, 100],
    ]);
    expect(months?.series.at(-1)).toMatchObject({ label: 'ITBIS balance', isLine: true });
    expect(whole && drawnOf(whole)).toContain('= ITBIS balance 200');
  });

  it('has the income by kind, each currency by itself, where there is no tax', () => {
    const charts = chartsOf({ ...data, taxes: [] }, 'period=2026-11');
    expect(charts.map((chart) => [chart.title, ...drawnOf(chart)])).toEqual([
      ['Income by type, RD$', 'rent_income 1000'],
      ['Income by type, US$', 'late_fee_income 9'],
    ]);
  });
});
