import { describe, expect, it } from 'vitest';
import type { ProrationMethod } from '../foundation/enums.ts';
import { partOfMonth, type RentTerms, rentCharges, rentOn } from './rent-schedule.ts';

function terms(changes: Partial<RentTerms> = {}): RentTerms {
  return {
    startsOn: '2026-01-01',
    endsOn: null,
    openEnded: false,
    rentSteps: [{ startsOn: changes.startsOn ?? '2026-01-01', amountMinor: 180_000 }],
    dueDay: 5,
    prorationMethod: 'calendar_month',
    ...changes,
  };
}

function amountIn(month: string, changes: Partial<RentTerms>): number | undefined {
  return rentCharges(terms(changes), month, month)[0]?.amountMinor;
}

describe('a first month', () => {
  it.each<[ProrationMethod, string, number]>([
    // 1,800.00, move-in on 15 March, inclusive: 17 of 31 days.
    ['calendar_month', '2026-03-15', 98_710],
    ['thirty_days', '2026-03-15', 102_000],
    ['year_365', '2026-03-15', 100_603],
    ['none', '2026-03-15', 180_000],
    ['thirty_days', '2026-03-02', 180_000],
    ['calendar_month', '2026-03-02', 174_194],
    ['calendar_month', '2026-03-31', 5_806],
    ['calendar_month', '2026-03-01', 180_000],
    ['thirty_days', '2026-03-01', 180_000],
    ['year_365', '2026-03-01', 180_000],
  ])('by %s from %s is %d', (prorationMethod, startsOn, expected) => {
    expect(amountIn('2026-03', { startsOn, prorationMethod })).toBe(expected);
  });

  it('is due on the due day, or on the first day of the lease if that is later', () => {
    const dueOn = (startsOn: string) =>
      rentCharges(terms({ startsOn }), '2026-03', '2026-04').map((c) => c.dueOn);
    expect(dueOn('2026-03-02')).toEqual(['2026-03-05', '2026-04-05']);
    expect(dueOn('2026-03-05')).toEqual(['2026-03-05', '2026-04-05']);
    expect(dueOn('2026-03-15')).toEqual(['2026-03-15', '2026-04-05']);
  });
});

describe('a last month', () => {
  it.each<[ProrationMethod, string, number | undefined]>([
    ['calendar_month', '2026-02-27', 173_571],
    ['thirty_days', '2026-02-27', 162_000],
    ['thirty_days', '2026-02-28', 180_000],
    ['year_365', '2026-02-14', 82_849],
    ['none', '2026-02-01', 180_000],
    ['none', '2026-01-31', undefined],
  ])('by %s up to %s is %s', (prorationMethod, endsOn, expected) => {
    expect(amountIn('2026-02', { endsOn, prorationMethod })).toBe(expected);
  });

  it('keeps its due day even when the lease ends before it', () => {
    expect(rentCharges(terms({ endsOn: '2026-02-03', dueDay: 20 }), '2026-02', '2026-02')).toEqual([
      { periodStart: '2026-02-01', periodEnd: '2026-02-03', dueOn: '2026-02-20', amountMinor: 19_286 },
    ]);
  });

  it('is no last month while the lease runs on', () => {
    const charges = rentCharges(terms({ endsOn: '2026-02-14', openEnded: true }), '2026-02', '2026-03');
    expect(charges.map((charge) => [charge.periodEnd, charge.amountMinor])).toEqual([
      ['2026-02-28', 180_000],
      ['2026-03-31', 180_000],
    ]);
  });

  it('in a leap February is a whole one on the 29th only', () => {
    const lease = { startsOn: '2024-01-01', prorationMethod: 'thirty_days' as const };
    expect(amountIn('2024-02', { ...lease, endsOn: '2024-02-28' })).toBe(168_000);
    expect(amountIn('2024-02', { ...lease, endsOn: '2024-02-29' })).toBe(180_000);
  });
});

describe('a rent step', () => {
  const rentSteps = [
    { startsOn: '2026-01-01', amountMinor: 180_000 },
    { startsOn: '2026-03-15', amountMinor: 200_000 },
  ];

  it.each<[ProrationMethod, number]>([
    ['thirty_days', 190_967],
    ['calendar_month', 190_967],
    ['year_365', 190_967],
    ['none', 180_000],
  ])('in the middle of a whole month gives by %s %d', (prorationMethod, expected) => {
    expect(amountIn('2026-03', { rentSteps, prorationMethod })).toBe(expected);
    expect(amountIn('2026-04', { rentSteps, prorationMethod })).toBe(200_000);
  });

  it('inside a partial month is prorated by the method, part by part', () => {
    const steps = [
      { startsOn: '2026-03-10', amountMinor: 180_000 },
      { startsOn: '2026-03-20', amountMinor: 200_000 },
    ];
    const lease = { startsOn: '2026-03-10', rentSteps: steps };
    expect(amountIn('2026-03', { ...lease, prorationMethod: 'thirty_days' })).toBe(60_000 + 80_000);
    expect(amountIn('2026-03', { ...lease, prorationMethod: 'none' })).toBe(180_000);
  });

  it('rounds each part on its own', () => {
    const steps = [
      { startsOn: '2026-02-01', amountMinor: 101 },
      { startsOn: '2026-02-15', amountMinor: 103 },
    ];
    expect(amountIn('2026-02', { startsOn: '2026-02-01', rentSteps: steps })).toBe(51 + 52);
  });

  it('on the first of a month is the rent of that month', () => {
    const steps = [
      { startsOn: '2026-03-01', amountMinor: 200_000 },
      { startsOn: '2026-01-01', amountMinor: 180_000 },
    ];
    const charges = rentCharges(terms({ rentSteps: steps }), '2026-02', '2026-03');
    expect(charges.map((charge) => charge.amountMinor)).toEqual([180_000, 200_000]);
  });

  it('of zero charges nothing', () => {
    const steps = [
      { startsOn: '2026-01-01', amountMinor: 0 },
      { startsOn: '2026-02-01', amountMinor: 180_000 },
    ];
    expect(rentCharges(terms({ rentSteps: steps }), '2026-01', '2026-02')).toHaveLength(1);
  });

  it('counts from before the lease as well', () => {
    expect(rentOn([{ startsOn: '2020-01-01', amountMinor: 1 }], '2026-01-01')).toBe(1);
    expect(() => rentOn(rentSteps, '2025-12-31')).toThrow('rent_step_missing');
  });
});

describe('nonsense', () => {
  it.each<[string, Partial<RentTerms>]>([
    ['lease_term_invalid', { endsOn: '2025-12-31' }],
    ['due_day_invalid', { dueDay: 0 }],
    ['due_day_invalid', { dueDay: 29 }],
    ['due_day_invalid', { dueDay: 1.5 }],
    ['rent_step_missing', { rentSteps: [] }],
    ['rent_step_missing', { rentSteps: [{ startsOn: '2026-01-02', amountMinor: 1 }] }],
    ['amount_out_of_range', { rentSteps: [{ startsOn: '2026-01-01', amountMinor: -1 }] }],
    ['amount_out_of_range', { rentSteps: [{ startsOn: '2026-01-01', amountMinor: 0.5 }] }],
  ])('is refused with %s: %j', (code, changes) => {
    expect(() => rentCharges(terms(changes), '2026-01', '2026-01')).toThrow(code);
  });

  it('is refused when two steps begin on one day', () => {
    const step = { startsOn: '2026-01-01', amountMinor: 1 };
    expect(() => rentCharges(terms({ rentSteps: [step, step] }), '2026-01', '2026-01')).toThrow(
      'rent_step_duplicated',
    );
  });

  it('gives no charge outside the lease or for months in the wrong order', () => {
    expect(rentCharges(terms(), '2025-01', '2025-12')).toEqual([]);
    expect(rentCharges(terms(), '2026-02', '2026-01')).toEqual([]);
  });
});

describe('an amount a month', () => {
  it('comes to its part of the month by the way to prorate, and to all of it for the whole month', () => {
    const days = { start: '2026-03-15', end: '2026-03-31' };
    expect(partOfMonth(180_000, 'calendar_month', days)).toBe(98_710);
    expect(partOfMonth(180_000, 'thirty_days', days)).toBe(102_000);
    expect(partOfMonth(180_000, 'year_365', days)).toBe(100_603);
    expect(partOfMonth(180_000, 'none', days)).toBe(180_000);
    expect(partOfMonth(180_000, 'thirty_days', { start: '2026-02-01', end: '2026-02-28' })).toBe(180_000);
    expect(partOfMonth(180_000, 'none', { start: '2026-03-15', end: '2026-03-14' })).toBe(0);
  });
});
