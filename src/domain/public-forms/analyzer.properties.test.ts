import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPortfolio } from './analyzer.test-support.ts';
import { type Analysis, analyze, convertMinor, type Estimate, type Portfolio } from './analyzer.ts';
import { chartOf } from './analyzer-chart.ts';

const estimatesOf = (analysis: Analysis): Estimate[] =>
  Object.values(analysis).filter(
    (value): value is Estimate => typeof value === 'object' && value !== null && 'point' in value,
  );

const gains = [
  'hoursSavedPerWeekHundredths',
  'timeValueMinor',
  'maintenanceMinor',
  'vacancyMinor',
  'costSavingsMinor',
  'netMinor',
] as const;

/** Every gain of `more` is at least that of `less`, at each end of the range. */
function expectNotLess(more: Analysis, less: Analysis): void {
  for (const gain of gains) {
    for (const end of ['low', 'point', 'high'] as const) {
      expect(more[gain][end], `${gain} ${end}`).toBeGreaterThanOrEqual(less[gain][end]);
    }
  }
}

describe('for any portfolio', () => {
  it('every figure is a finite integer', () => {
    fc.assert(
      fc.property(anyPortfolio, (portfolio) => {
        const analysis = analyze(portfolio);
        for (const estimate of estimatesOf(analysis)) {
          for (const value of Object.values(estimate)) expect(Number.isInteger(value)).toBe(true);
        }
        expect(Number.isSafeInteger(analysis.netMinor.high)).toBe(true);
      }),
    );
  });

  it('the range holds the figure', () => {
    fc.assert(
      fc.property(anyPortfolio, (portfolio) => {
        for (const { low, point, high } of estimatesOf(analyze(portfolio))) {
          expect(low).toBeLessThanOrEqual(point);
          expect(point).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it('without uncertainty the range is the figure', () => {
    fc.assert(
      fc.property(anyPortfolio, (portfolio) => {
        for (const { low, point, high } of estimatesOf(
          analyze({ ...portfolio, uncertaintyBasisPoints: 0 }),
        )) {
          expect([low, high]).toEqual([point, point]);
        }
      }),
    );
  });

  it.each(['propertyCount', 'unitsPerProperty', 'rentMinor', 'hoursHundredths', 'hourValueMinor'] as const)(
    'more of %s never gains less',
    (name) => {
      fc.assert(
        fc.property(anyPortfolio, fc.nat({ max: 100 }), (portfolio, more) => {
          expectNotLess(analyze({ ...portfolio, [name]: portfolio[name] + more }), analyze(portfolio));
        }),
      );
    },
  );

  it('a dearer program nets less, and returns no more', () => {
    fc.assert(
      fc.property(anyPortfolio, fc.integer({ min: 1, max: 100_000 }), (portfolio, more) => {
        const cheap = analyze(portfolio);
        const dear = analyze({ ...portfolio, softwareMinor: portfolio.softwareMinor + more });
        expect(dear.netMinor.point).toBeLessThan(cheap.netMinor.point);
        if (cheap.roiBasisPoints && dear.roiBasisPoints) {
          expect(dear.roiBasisPoints.point).toBeLessThanOrEqual(cheap.roiBasisPoints.point);
        }
      }),
    );
  });

  it('nothing in gives nothing out', () => {
    fc.assert(
      fc.property(
        anyPortfolio,
        fc.constantFrom<Partial<Portfolio>[]>({ propertyCount: 0 }, { rentMinor: 0 }),
        (portfolio, nothing) => {
          const analysis = analyze({ ...portfolio, ...nothing, hoursHundredths: 0, softwareMinor: 0 });
          for (const gain of gains) expect(analysis[gain]).toEqual({ low: 0, point: 0, high: 0 });
        },
      ),
    );
  });

  it('the parts add up', () => {
    fc.assert(
      fc.property(anyPortfolio, (portfolio) => {
        const { costSavingsMinor, maintenanceMinor, vacancyMinor, timeValueMinor, softwareMinor, netMinor } =
          analyze(portfolio);
        for (const end of ['low', 'point', 'high'] as const) {
          expect(costSavingsMinor[end]).toBe(maintenanceMinor[end] + vacancyMinor[end]);
          expect(netMinor[end]).toBe(timeValueMinor[end] + costSavingsMinor[end] - softwareMinor);
        }
      }),
    );
  });

  it('gives the same in pesos as in dollars, to within the rounding of what goes in', () => {
    const money = ['rentMinor', 'hourValueMinor', 'softwareMinor'] as const;
    fc.assert(
      fc.property(anyPortfolio, fc.integer({ min: 100, max: 100_000 }), (portfolio, rate) => {
        const inPesos = { ...portfolio, currency: 'DOP' as const };
        const inDollars = { ...inPesos, currency: 'USD' as const };
        for (const name of money) inDollars[name] = convertMinor(inPesos[name], 'DOP', 'USD', rate);
        const [pesos, dollars] = [analyze(inPesos), analyze(inDollars)];
        expect(dollars.hoursSavedPerWeekHundredths).toEqual(pesos.hoursSavedPerWeekHundredths);
        // Each amount that went in is off by at most half a cent, which what it is multiplied by carries on.
        const half = 0.5;
        const units = portfolio.propertyCount * portfolio.unitsPerProperty;
        const tolerance =
          half * (52 * 168 + units * 12 * 2 + (units * 240 * 4) / 30 + 12) + 4 + 2 * pesosToCents(1, rate);
        const converted = convertMinor(pesos.netMinor.point, 'DOP', 'USD', rate);
        expect(Math.abs(dollars.netMinor.point - converted)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('the chart lies on its scale and its bars end where the next begin', () => {
    fc.assert(
      fc.property(anyPortfolio, (portfolio) => {
        const { zero, bars } = chartOf(analyze(portfolio));
        expect(zero).toBeGreaterThanOrEqual(0);
        for (const { start, width, whiskerStart, whiskerWidth } of Object.values(bars)) {
          expect(Math.min(start, width, whiskerStart, whiskerWidth)).toBeGreaterThanOrEqual(0);
          expect(Math.max(start + width, whiskerStart + whiskerWidth)).toBeLessThanOrEqual(1_000);
        }
        expect(bars.timeValue.start).toBe(zero);
        expect(bars.maintenance.start).toBe(zero + bars.timeValue.width);
        expect(bars.vacancy.start).toBe(bars.maintenance.start + bars.maintenance.width);
        expect(bars.software.start + bars.software.width).toBe(bars.vacancy.start + bars.vacancy.width);
        expect([bars.net.start, bars.net.start + bars.net.width]).toContain(zero);
      }),
    );
  });
});

const pesosToCents = (pesos: number, rate: number) => (pesos * 10_000) / rate;
