import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell, check, currency, linesOf, natural, property, sum } from './totals.test-support.ts';

describe('what a chart adds up to is what its report says', () => {
  it('in a rent roll, of units that nobody has added up', () => {
    const unit = fc.record({
      propertyId: property,
      section: fc.constantFrom('current' as const, 'notice' as const, 'vacant' as const),
      currency: fc.option(currency),
      marketRentMinor: natural,
      marketRentCurrency: currency,
      rentMinor: fc.option(natural),
    });
    const data = fc.array(unit, { maxLength: 40 }).map((units) => ({
      kind: 'rent_roll' as const,
      isCut: false,
      whole: null,
      units: units.map((one, index) => ({
        ...one,
        unitId: `u${index}`,
        leaseId: `l${index}`,
        propertyName: one.propertyId,
        unitLabel: `${index}`,
        ...{ areaM2: null, leaseStatus: null, tenantName: null, otherChargesMinor: null, depositMinor: null },
        ...{ balanceMinor: null, startsOn: null, endsOn: null, vacantDays: null },
      })),
    }));
    check(data, '', (report) => {
      for (const chart of report.charts ?? []) {
        const lines = linesOf(chart.bars);
        expect(sum(lines, 0)).toBe(cell(report, `total-${chart.currency}`, 4));
        expect(sum(lines, 1)).toBe(cell(report, `total-${chart.currency}`, 3));
      }
    });
  });

  it('in deposits, in each currency', () => {
    const place = fc.record({
      propertyId: property,
      currency,
      liabilityMinor: natural,
      unpaidMinor: natural,
    });
    const data = fc
      .uniqueArray(place, { selector: (one) => one.propertyId + one.currency })
      .map((properties) => ({
        kind: 'deposits_held' as const,
        rows: [],
        kept: null,
        properties: properties.map((one) => ({ ...one, propertyName: one.propertyId })),
        totals: (['DOP', 'USD'] as const).map((code) => {
          const own = properties.filter((one) => one.currency === code);
          return {
            currency: code,
            liabilityMinor: own.reduce((all, one) => all + one.liabilityMinor, 0),
            unpaidMinor: own.reduce((all, one) => all + one.unpaidMinor, 0),
          };
        }),
      }));
    check(data, '', (report) => {
      for (const chart of report.charts ?? []) {
        if (chart.heading !== 'Property') continue;
        expect(sum(linesOf(chart.bars), 0)).toBe(cell(report, `total-${chart.currency}`, 3));
        expect(sum(linesOf(chart.bars), 1)).toBe(cell(report, `total-${chart.currency}`, 4));
      }
    });
  });

  it('in what owners are due, by owner and by property', () => {
    const owner = fc.constantFrom('Ana', 'Luis', 'Rosa', 'Juan', 'Eva', 'Leo', 'Inés', 'Noé', 'Sol');
    const result = fc.record({
      propertyId: property,
      earnedBeforeMinor: natural,
      incomeMinor: natural,
      expenseMinor: natural,
      drawnMinor: natural,
      owners: fc.uniqueArray(owner, { maxLength: 3 }),
    });
    const data = fc.uniqueArray(result, { selector: (one) => one.propertyId }).map((results) => ({
      kind: 'owner_statement' as const,
      results: results.map((one) => ({
        ...one,
        propertyName: one.propertyId,
        currency: 'DOP' as const,
        distributions: [],
        owners: one.owners.map((name, index) => ({
          name,
          identityNumber: '',
          shareBasisPoints: index === 0 ? 10_000 - 3_001 * (one.owners.length - 1) : 3_001,
        })),
      })),
    }));
    check(data, 'period=2026', (report) => {
      for (const chart of report.charts ?? []) {
        const lines = linesOf(chart.bars);
        if (chart.series.length === 1) expect(chart.bars.at(-1)?.values[0]).toBe(cell(report, 'total', 7));
        else
          expect([0, 1, 2].map((series) => sum(lines, series))).toEqual(
            [5, 6, 7].map((at) => cell(report, 'total', at)),
          );
      }
    });
  });

  it('in vacancy, by property and as a whole', () => {
    const row = fc.record({
      propertyId: property,
      vacantMinor: natural,
      rentBilledMinor: natural,
      rentCollectedMinor: natural,
    });
    const data = fc.uniqueArray(row, { selector: (one) => one.propertyId }).map((rows) => ({
      kind: 'vacancy_loss' as const,
      rows: rows.map((one) => ({
        ...one,
        propertyName: one.propertyId,
        currency: 'DOP' as const,
        ...{ unitDays: 30, leasedDays: 20, unpricedDays: 0 },
      })),
    }));
    check(data, 'period=2026-10', (report) => {
      for (const chart of report.charts ?? []) {
        const lines = linesOf(chart.bars);
        if (chart.series.length === 1) {
          expect(chart.bars.at(-1)?.values[0]).toBe(cell(report, 'total', 7));
          continue;
        }
        expect(sum(lines, 0)).toBe(cell(report, 'total', 4));
        expect(sum(lines, 1)).toBe(cell(report, 'total', 6));
      }
    });
  });
});
