import { describe, expect, it } from 'vitest';
import type {
  AgedTotals,
  PropertyResult,
  PropertyVacancy,
  RentPart,
  ReportData,
} from '#src/domain/books/report-data.ts';
import { chartsOf, drawnOf } from './material.test-support.ts';

type Of<Kind extends ReportData['kind']> = Extract<ReportData, { kind: Kind }>;

const part = (property: string, over: Partial<RentPart> = {}): RentPart => ({
  propertyId: property,
  propertyName: property,
  section: 'current',
  currency: 'DOP',
  marketRentMinor: 150,
  rentMinor: 120,
  ...over,
});
const roll = (...whole: RentPart[]): Of<'rent_roll'> => ({
  kind: 'rent_roll',
  units: [],
  isCut: true,
  whole,
});

describe('the chart of a rent roll', () => {
  it('has rent beside market rent by property, of the whole portfolio, each currency by itself', () => {
    const [pesos, dollars, ...others] = chartsOf(
      roll(
        part('Torre'),
        part('Torre', { section: 'vacant', rentMinor: null, marketRentMinor: 100 }),
        part('Casa', { marketRentMinor: null }),
        part('Torre', { currency: 'USD', rentMinor: 9 }),
        part('Villa', { currency: 'USD', rentMinor: 7, marketRentMinor: 7 }),
      ),
      '',
      'es',
    );
    expect(others).toEqual([]);
    expect(pesos?.title).toBe('Alquiler y alquiler de mercado por propiedad, RD$');
    expect(pesos && drawnOf(pesos)).toEqual(['Torre 120 250', 'Casa 120 —', '= Total 240 250']);
    expect(dollars?.title).toBe('Alquiler y alquiler de mercado por propiedad, US$');
    expect(dollars && drawnOf(dollars)).toEqual(['Torre 9 150', 'Villa 7 7', '= Total 16 157']);
  });

  it('of one property has what is rented and what is vacant', () => {
    const [chart] = chartsOf(roll(part('Torre'), part('Torre', { section: 'vacant', rentMinor: null })), '');
    expect(chart && drawnOf(chart)).toEqual(['Rented 120 150', 'Vacant — 150', '= Total 120 300']);
  });

  it('names the biggest properties and adds up the others', () => {
    const many = Array.from({ length: 9 }, (_, index) => part(`P${index}`, { marketRentMinor: 200 + index }));
    const [chart] = chartsOf(roll(...many), '');
    expect(chart && drawnOf(chart).slice(-3)).toEqual([
      'P3 120 203',
      '… Other properties (3) 360 603',
      '= Total 1080 1836',
    ]);
  });
});

it('what is owed is charted by age in each currency, never together', () => {
  const of = (currency: 'DOP' | 'USD', older: number): AgedTotals => ({
    currency,
    notDueMinor: 1,
    days30Minor: 2,
    days60Minor: 3,
    days90Minor: 4,
    olderMinor: older,
    totalMinor: 10 + older,
  });
  const charts = chartsOf({ kind: 'aged_receivables', rows: [], totals: [of('USD', 7), of('DOP', 50)] }, '');
  expect(charts.map(({ name, title }) => [name, title])).toEqual([
    ['RD$', 'Amounts owed by age, RD$'],
    ['US$', 'Amounts owed by age, US$'],
  ]);
  expect(charts.map((chart) => drawnOf(chart).slice(-2))).toEqual([
    ['Over 90 days 50', '= Total 60'],
    ['Over 90 days 7', '= Total 17'],
  ]);
  const dollarsAlone = chartsOf({ kind: 'aged_receivables', rows: [], totals: [of('USD', 7)] }, '');
  expect(dollarsAlone.map(({ currency }) => currency)).toEqual(['USD']);
});

describe('the chart of deposits', () => {
  const deposits = (over: Partial<Of<'deposits_held'>>): Of<'deposits_held'> => ({
    kind: 'deposits_held',
    rows: [],
    totals: [{ currency: 'DOP', liabilityMinor: 900, unpaidMinor: 100 }],
    properties: [
      {
        propertyId: 'casa',
        propertyName: 'Casa',
        currency: 'DOP',
        liabilityMinor: 300,
        unpaidMinor: 100,
      },
      { propertyId: 'torre', propertyName: 'Torre', currency: 'DOP', liabilityMinor: 550, unpaidMinor: 0 },
      { propertyId: null, propertyName: null, currency: 'DOP', liabilityMinor: 50, unpaidMinor: 0 },
    ],
    kept: null,
    ...over,
  });

  it('has them by property, and what stands in accounts for them', () => {
    const [chart] = chartsOf(deposits({ kept: [{ currency: 'DOP', amountMinor: 700 }] }), '', 'es');
    expect(chart?.series.map(({ label }) => label)).toEqual(['En poder', 'Sin pagar aún']);
    expect(chart && drawnOf(chart)).toEqual([
      'Torre 550 0',
      'Casa 200 100',
      'Sin contrato 50 0',
      '= Total 800 100',
      '# ',
      '= En cuentas de depósitos 700 —',
    ]);
    expect(chart?.bars[2]?.target).toBeUndefined();
  });

  it('of one property has them by unit', () => {
    const lease = (leaseId: string, liabilityMinor: number) => ({
      leaseId,
      propertyName: 'Torre',
      unitLabel: leaseId,
      tenantName: 'Ana',
      currency: 'DOP' as const,
      startsOn: null,
      liabilityMinor,
      unpaidMinor: 0,
    });
    const [chart] = chartsOf(
      deposits({
        rows: [lease('1-A', 200), lease('2-B', 350)],
        totals: [{ currency: 'DOP', liabilityMinor: 550, unpaidMinor: 0 }],
        properties: deposits({}).properties.slice(1, 2),
      }),
      '',
    );
    expect(chart?.title).toBe('Deposits held by unit, RD$');
    expect(chart && drawnOf(chart)).toEqual(['Torre · 2-B 350', 'Torre · 1-A 200', '= Total 550']);
    expect(chart?.bars[0]?.target).toEqual({ kind: 'lease', id: '2-B' });
  });
});

describe('the chart of owners', () => {
  const result = (
    property: string,
    owners: string[],
    over: Partial<PropertyResult> = {},
  ): PropertyResult => ({
    propertyId: property,
    propertyName: property,
    currency: 'DOP',
    incomeMinor: 1_000,
    expenseMinor: 200,
    drawnMinor: 300,
    owners: owners.map((name) => ({ name, identityNumber: '', shareBasisPoints: 10_000 / owners.length })),
    distributions: [],
    ...over,
  });

  it('has what each earned, drew and is due, and the same by property', () => {
    const results = [result('Torre', ['Ana', 'Luis']), result('Casa', ['Ana'])];
    const [owners, properties] = chartsOf({ kind: 'owner_statement', results }, '');
    expect(owners && drawnOf(owners)).toEqual([
      'Ana 1200 450 750',
      'Luis 400 150 250',
      '= Total 1600 600 1000',
    ]);
    expect(properties && drawnOf(properties)).toEqual([
      'Torre 800 300 500',
      'Casa 800 300 500',
      '= Total 1600 600 1000',
    ]);
  });

  it('of one alone leads from the income to what is due', () => {
    const [chart, ...others] = chartsOf({ kind: 'owner_statement', results: [result('Torre', [])] }, '');
    expect(others).toEqual([]);
    expect(chart && drawnOf(chart)).toEqual([
      '= Income 1000',
      '↦ Expenses -200',
      '= Net 800',
      '↦ Drawn -300',
      '= To distribute 500',
    ]);
  });

  it('of one alone begins with what was left', () => {
    const [chart] = chartsOf(
      { kind: 'owner_statement', results: [result('Torre', [], { earnedBeforeMinor: 50 })] },
      '',
    );
    expect(chart && drawnOf(chart)).toEqual([
      '= Opening balance 50',
      '↦ Income 1000',
      '↦ Expenses -200',
      '↦ Drawn -300',
      '= To distribute 550',
    ]);
  });
});

it('vacancy begins where most is lost, and says what became of the potential rent', () => {
  const row = (property: string, vacant: number, billed: number): PropertyVacancy => ({
    propertyId: property,
    propertyName: property,
    currency: 'DOP',
    unitDays: 30,
    leasedDays: 20,
    unpricedDays: 0,
    vacantMinor: vacant,
    rentBilledMinor: billed,
    rentCollectedMinor: billed - 10,
  });
  const rows = [row('Full', 0, 500), row('Empty', 90, 40), row('Fuller', 0, 800)];
  const [properties, whole] = chartsOf({ kind: 'vacancy_loss', rows }, 'period=2026-10');
  expect(properties && drawnOf(properties)).toEqual([
    'Empty 90 40',
    'Fuller 0 800',
    'Full 0 500',
    '= Total 90 1340',
  ]);
  expect(whole && drawnOf(whole)).toEqual([
    '= Potential rent 1430',
    '↦ Vacancy loss -90',
    '= Rent billed 1340',
    '↦ Billed, not collected -30',
    '= Rent collected 1310',
  ]);
});
