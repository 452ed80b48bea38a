import { describe, expect, it } from 'vitest';
import { lateBandOf, lateOutlook } from './late-outlook.ts';
import {
  charged,
  materialOf,
  rentRecords,
  steadyLeases,
  TODAY,
  turningLeases,
} from './made-material.test-support.ts';
import type { MaterialLease } from './material.ts';
import { outlookMaker, outlookOf, scenarioOutlook } from './outlook.ts';
import { pastRecord, widened } from './past-record.ts';

const turning = turningLeases(20);
const turningMaterial = materialOf(turning, charged(turning));
const steady = steadyLeases(4);
const steadyMaterial = materialOf(steady, charged(steady));

describe('the outlook', () => {
  it('says of leases that go on what they charge, and was always right', () => {
    const { rent, cash, vacancy } = outlookOf(steadyMaterial, [], 'DOP', TODAY, 12);
    expect(rent.months.map(({ month, expectedMinor }) => [month, expectedMinor])[1]).toEqual([
      '2026-12',
      8_000_000,
    ]);
    expect(rent.record).toMatchObject({ held: 24, ranges: 24, meanError: 0, isNaiveBetter: false });
    expect(vacancy.expectedDayTenths).toBe(0);
    // What there was, and two months of rent less what they cost.
    expect(cash.forecast.isKnown && cash.forecast.months[1]?.meanMinor).toBe(1_000_000 + 2 * 7_500_000);
    expect(cash.record.months.at(-1)).toMatchObject({ expected: 15_000_000, actual: 15_000_000 });
  });

  it('says of each past month only what was known before it', () => {
    const past = outlookMaker(turningMaterial, TODAY);
    const cut = '2026-06';
    // Leases that begin later, all later months, and how leases that ran then ended are others.
    const later = turning
      .filter(({ startsOn }) => startsOn < `${cut}-01`)
      .map((one): MaterialLease => {
        return one.endsOn >= `${cut}-01` ? { ...one, endedOn: '2026-06-10', status: 'terminated' } : one;
      });
    const changed = outlookMaker(
      {
        ...materialOf(later, (month) => (month < cut ? charged(turning)(month) : 1)),
        units: turningMaterial.units,
      },
      TODAY,
    );
    const saidOf = (maker: typeof past) => [
      maker
        .rent('DOP', 3)
        .record.months.filter(({ month }) => month <= cut)
        .map(({ expected }) => expected),
      maker
        .cash('DOP', 3)
        .record.months.filter(({ month }) => month <= cut)
        .map(({ expected }) => expected),
      maker
        .vacancy()
        .record.months.filter(({ month }) => month <= cut)
        .map(({ expected }) => expected),
    ];
    const said = saidOf(past);
    expect(said.every(({ length }) => length > 0)).toBe(true);
    expect(saidOf(changed)).toEqual(said);
  });

  it('counts vacant days as a calendar does', () => {
    const { record } = outlookMaker(turningMaterial, TODAY).vacancy();
    const first = record.months[0];
    const days = Array.from(
      { length: 90 },
      (_, at) => new Date(Date.parse(`${first?.month}-01`) + at * 86_400_000),
    );
    const vacant = days.map((day) => {
      const date = day.toISOString().slice(0, 10);
      const held = new Set(
        turning
          .filter(({ startsOn, endsOn }) => startsOn <= date && endsOn >= date)
          .map(({ unitId }) => unitId),
      );
      return 20 - held.size;
    });
    expect(first?.actual).toBe(10 * vacant.reduce((sum, count) => sum + count, 0));
  });

  it('says what is missing in place of a figure', () => {
    const nothing = { months: [], cash: [], collections: [], bills: [], leases: [], units: [] };
    const { rent, cash, vacancy, late, maintenance } = outlookOf(nothing, [], 'DOP', TODAY, 12);
    expect(rent.months[1]).toMatchObject({ expectedMinor: 0, lowMinor: 0 });
    expect(rent.record.months).toEqual([]);
    expect(cash.forecast).toEqual({ isKnown: false, missing: ['collected_months', 'cost_months'] });
    expect(vacancy.units).toEqual([]);
    expect(late.model).toMatchObject({ isKnown: false, code: 'not_enough_data' });
    expect(maintenance.forecast).toMatchObject({ isKnown: false, monthsGiven: 0, monthsNeeded: 21 });
  });

  it('counts a tenant with a notice as leaving, and one who was to leave and stays as open-ended', () => {
    const [one, two] = steadyLeases(2);
    if (!one || !two) throw new Error('there are two');
    const notice: MaterialLease = { ...one, status: 'notice_given', endedOn: '2026-12-31' };
    const staying: MaterialLease = { ...two, status: 'month_to_month', endsOn: '2025-12-31' };
    const { units } = outlookMaker(
      materialOf([notice, staying], () => 0),
      TODAY,
    ).vacancy();
    expect(units.find(({ unitId }) => unitId === 'u0')?.state).toEqual({
      code: 'leaves',
      lastDay: '2026-12-31',
    });
    expect(units.find(({ unitId }) => unitId === 'u1')?.state).toEqual({ code: 'open_ended' });
  });

  it('moves rent and cash by what a scenario changes, and nothing by none', () => {
    const { rent, cash } = scenarioOutlook(steadyMaterial, 'DOP', TODAY, 12, {
      rentStep: { startsOn: '2026-12-01', basisPoints: 1000 },
      costBasisPoints: 2000,
    });
    expect(rent.changed.months[1]?.agreedMinor).toBe(8_800_000);
    expect(rent.asIs.months[1]?.agreedMinor).toBe(8_000_000);
    const end = (forecast: typeof cash.asIs) => (forecast.isKnown ? forecast.months[1]?.meanMinor : null);
    expect(end(cash.changed)).toBe((end(cash.asIs) ?? 0) + 800_000 - 2 * 100_000);
    const same = scenarioOutlook(turningMaterial, 'DOP', TODAY, 12, {});
    expect(same.rent.changed).toEqual(same.rent.asIs);
  });
});

it('shows the same month of the year before where that was closer, for rent and for cash', () => {
  // The books have what no lease says, and have it every year again.
  const seasonal = (month: string) => 5_000_000 + Number(month.slice(5)) * 100_000;
  const { rent, cash } = outlookOf(materialOf(turning, seasonal), [], 'DOP', TODAY, 12);
  expect(rent.by).toBe('seasonal_naive');
  expect(rent.months[1]).toMatchObject({
    month: '2026-12',
    expectedMinor: seasonal('2025-12'),
    lowMinor: seasonal('2025-12'),
    highMinor: seasonal('2025-12'),
  });
  expect(cash.by).toBe('seasonal_naive');
  const flows = seasonal('2025-11') + seasonal('2025-12') - 2 * 500_000;
  expect(cash.months[1]).toMatchObject({ expectedMinor: 1_000_000 + flows, shortfallBasisPoints: null });
  // Errors are known of two months together, and of no other span.
  expect(cash.months[1]?.lowMinor).toBe(1_000_000 + flows);
  expect(cash.months[2]?.lowMinor).toBeNull();
});

describe('how a forecast did', () => {
  it('widens a range that is simulated by its own errors, once there are nine', () => {
    const errors = [10, -10, 10, -10, 10, -10, 10, -10, 40];
    expect(widened({ low: 95, high: 105 }, 100, errors.slice(1))).toEqual({ low: 95, high: 105 });
    expect(widened({ low: 95, high: 105 }, 100, errors)).toEqual({ low: 60, high: 140 });
    expect(widened({ low: 0, high: 500 }, 100, errors)).toEqual({ low: 0, high: 500 });
    expect(widened({ low: 5, high: 105 }, 10, errors, 0).low).toBe(0);
  });

  const month = (expected: number, naive: number | null) => ({
    month: '2026-01',
    expected,
    low: expected - 5,
    high: expected + 5,
    actual: 100,
    naive,
  });
  it('is left for the year before where that was closer in nine months', () => {
    expect(pastRecord(Array.from({ length: 9 }, () => month(90, 99)))).toMatchObject({
      held: 0,
      ranges: 9,
      meanError: 10,
      naiveError: 1,
      isNaiveBetter: true,
    });
    expect(pastRecord(Array.from({ length: 8 }, () => month(90, 99))).isNaiveBetter).toBe(false);
    expect(pastRecord(Array.from({ length: 9 }, () => month(98, 99))).isNaiveBetter).toBe(true);
    expect(pastRecord(Array.from({ length: 9 }, () => month(100, 99))).isNaiveBetter).toBe(false);
  });
});

describe('late payment', () => {
  it('is likelier for those who paid late, and said of leases that go on', () => {
    const { model, leases } = lateOutlook(rentRecords(16), TODAY);
    expect(model.isKnown).toBe(true);
    expect(leases.map(({ dueOn }) => dueOn)).toEqual(leases.map(() => '2026-12-01'));
    // The one that leaves before the next due day is left out.
    expect(leases.map(({ leaseId }) => leaseId)).not.toContain('l1');
    const bandOf = (id: string) => {
      const found = leases.find(({ leaseId }) => leaseId === id)?.chance;
      return found?.isKnown ? lateBandOf(found.chanceBasisPoints) : null;
    };
    expect([bandOf('l0'), bandOf('l3')]).toEqual(['high', 'low']);
  });
});
