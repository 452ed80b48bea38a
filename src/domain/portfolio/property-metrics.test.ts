import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Metric, type PropertyMoney, type PropertyMonth, propertyMetrics } from './property-metrics.ts';

const month = (part: Partial<PropertyMonth> = {}): PropertyMonth => ({
  isFullMonth: true,
  unitDays: 60,
  leasedDays: 30,
  unpricedDays: 0,
  rentBilledMinor: 2_500_000,
  rentCollectedMinor: 2_000_000,
  vacantMinor: 2_500_000,
  expenseMinor: 300_000,
  ...part,
});
const money = (part: Partial<PropertyMoney> = {}): PropertyMoney => ({
  valueMinor: 204_000_000,
  purchaseMinor: 150_000_000,
  closingCostsMinor: 6_000_000,
  loanMinor: 106_000_000,
  debtServiceMinor: 10_400_000,
  ...part,
});
const year = Array.from({ length: 12 }, () => month());
const figureOf = (metric: Metric) => (metric.isKnown ? metric.value : metric.missing);

describe('the figures of a year', () => {
  const metrics = propertyMetrics(year, money());

  it('are those that one finds by hand', () => {
    expect(metrics.monthCount).toBe(12);
    expect(figureOf(metrics.grossPotentialRentMinor)).toBe(60_000_000);
    expect(figureOf(metrics.vacancyLossMinor)).toBe(30_000_000);
    expect(figureOf(metrics.creditLossMinor)).toBe(6_000_000);
    expect(figureOf(metrics.operatingExpensesMinor)).toBe(3_600_000);
    expect(figureOf(metrics.netOperatingIncomeMinor)).toBe(20_400_000);
    expect(figureOf(metrics.capRate)).toBe(0.1);
    expect(figureOf(metrics.cashInvestedMinor)).toBe(50_000_000);
    expect(figureOf(metrics.cashOnCash)).toBe(0.2);
    expect(figureOf(metrics.debtCoverage)).toBeCloseTo(1.9615, 4);
    expect(figureOf(metrics.physicalOccupancy)).toBe(0.5);
    expect(figureOf(metrics.economicOccupancy)).toBe(0.4);
  });

  it('take the last twelve whole months, and project fewer to a year', () => {
    const other = month({ rentCollectedMinor: 0, rentBilledMinor: 0, vacantMinor: 0, expenseMinor: 0 });
    const running = month({ isFullMonth: false, rentCollectedMinor: 1 });
    expect(propertyMetrics([other, ...year, running], money())).toEqual(metrics);
    const short = propertyMetrics(year.slice(0, 3), money());
    expect(short.monthCount).toBe(3);
    expect(short.netOperatingIncomeMinor).toEqual(metrics.netOperatingIncomeMinor);
  });
});

describe('what is missing is named, never taken for zero', () => {
  it.each([
    ['capRate', { valueMinor: null }, 'value'],
    ['capRate', { valueMinor: 0 }, 'value'],
    ['cashOnCash', { purchaseMinor: null }, 'purchase'],
    ['cashOnCash', { loanMinor: null }, 'loan'],
    ['cashOnCash', { debtServiceMinor: null }, 'debt_service'],
    ['cashOnCash', { loanMinor: 200_000_000 }, 'purchase'],
    ['debtCoverage', { debtServiceMinor: null }, 'debt_service'],
    ['debtCoverage', { debtServiceMinor: 0 }, 'no_debt'],
  ] as const)('%s with %j lacks %s', (name, part, missing) => {
    expect(propertyMetrics(year, money(part))[name]).toEqual({ isKnown: false, missing });
  });

  it('everything lacks a whole month when there is none', () => {
    const { monthCount, cashInvestedMinor, marketValueMinor, debtServiceMinor, ...rest } = propertyMetrics(
      [month({ isFullMonth: false })],
      money(),
    );
    expect(monthCount).toBe(0);
    for (const metric of [cashInvestedMinor, marketValueMinor, debtServiceMinor])
      expect(metric.isKnown).toBe(true);
    for (const metric of Object.values(rest)) expect(metric).toEqual({ isKnown: false, missing: 'history' });
  });

  it('what empty units could earn is asked for where it counts, and NOI is told without it', () => {
    const metrics = propertyMetrics([...year.slice(1), month({ unpricedDays: 4 })], money());
    for (const metric of [
      metrics.grossPotentialRentMinor,
      metrics.vacancyLossMinor,
      metrics.economicOccupancy,
    ])
      expect(figureOf(metric)).toBe('market_rent');
    expect(figureOf(metrics.netOperatingIncomeMinor)).toBe(20_400_000);
  });

  it('a property without rent has no economic occupancy', () => {
    const empty = month({ rentBilledMinor: 0, rentCollectedMinor: 0, vacantMinor: 0 });
    expect(figureOf(propertyMetrics([empty], money()).economicOccupancy)).toBe('rent');
  });
});

describe('whatever the months', () => {
  const minor = fc.integer({ min: 0, max: 1_000_000_000 });
  const anyMonth = fc
    .record({
      billed: minor,
      paidPercent: fc.integer({ min: 0, max: 100 }),
      vacant: minor,
      expense: minor,
      days: fc.nat(31),
    })
    .map(({ billed, paidPercent, vacant, expense, days }) =>
      month({
        unitDays: 31,
        leasedDays: days,
        rentBilledMinor: billed,
        rentCollectedMinor: Math.floor((billed * paidPercent) / 100),
        vacantMinor: vacant,
        expenseMinor: expense,
      }),
    );
  const anyYear = fc.array(anyMonth, { minLength: 12, maxLength: 12 });

  it('NOI is GPR less vacancy and credit loss less expenses', () => {
    fc.assert(
      fc.property(anyYear, (months) => {
        const m = propertyMetrics(months, money());
        const [gpr, vacancy, credit, spent, noi] = [
          m.grossPotentialRentMinor,
          m.vacancyLossMinor,
          m.creditLossMinor,
          m.operatingExpensesMinor,
          m.netOperatingIncomeMinor,
        ].map((metric) => (metric.isKnown ? metric.value : Number.NaN)) as [
          number,
          number,
          number,
          number,
          number,
        ];
        expect(noi).toBe(gpr - vacancy - credit - spent);
      }),
    );
  });

  it('shares of occupancy lie between none and all', () => {
    fc.assert(
      fc.property(fc.array(anyMonth, { minLength: 1, maxLength: 24 }), (months) => {
        const { physicalOccupancy, economicOccupancy } = propertyMetrics(months, money());
        for (const metric of [physicalOccupancy, economicOccupancy])
          if (metric.isKnown) {
            expect(metric.value).toBeGreaterThanOrEqual(0);
            expect(metric.value).toBeLessThanOrEqual(1);
          }
      }),
    );
  });
});
