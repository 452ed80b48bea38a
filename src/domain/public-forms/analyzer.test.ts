import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workedExample } from './analyzer.test-support.ts';
import { analyze, convertMinor, type Estimate } from './analyzer.ts';

describe('the worked example', () => {
  it('gives what the arithmetic on paper gives', () => {
    expect(analyze(workedExample)).toEqual({
      currency: 'DOP',
      unitCount: 12,
      hoursSavedPerWeekHundredths: { point: 320, low: 192, high: 448 },
      timeValueMinor: { point: 7_488_000, low: 4_492_800, high: 10_483_200 },
      maintenanceMinor: { point: 1_728_000, low: 1_036_800, high: 2_419_200 },
      vacancyMinor: { point: 1_600_000, low: 960_000, high: 2_240_000 },
      costSavingsMinor: { point: 3_328_000, low: 1_996_800, high: 4_659_200 },
      softwareMinor: 1_428_000,
      netMinor: { point: 9_388_000, low: 5_061_600, high: 13_714_400 },
      roiBasisPoints: { point: 65_742, low: 35_445, high: 96_039 },
      paybackHundredths: { point: 757, low: 454, high: 1_060 },
    });
  });

  it('stands in docs/analyzer.md with the same numbers', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/analyzer.md'), 'utf8');
    const rows = new Map(
      [...page.matchAll(/^\| ([\w ]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
        ([, name, point, low, high]) => [name, { point, low, high }],
      ),
    );
    const analysis = analyze(workedExample);
    const write = (value: number) =>
      new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(value / 100);
    const written = ({ point, low, high }: Estimate, sign = '') => ({
      point: write(point) + sign,
      low: write(low) + sign,
      high: write(high) + sign,
    });
    expect(Object.fromEntries(rows)).toMatchObject({
      'hours saved per week': written(analysis.hoursSavedPerWeekHundredths),
      'annual time value': written(analysis.timeValueMinor),
      'maintenance part': written(analysis.maintenanceMinor),
      'vacancy part': written(analysis.vacancyMinor),
      'annual cost savings': written(analysis.costSavingsMinor),
      'net annual benefit': written(analysis.netMinor),
      ROI: written(analysis.roiBasisPoints as Estimate, '%'),
      'payback multiple': written(analysis.paybackHundredths as Estimate),
    });
  });
});

describe('analyze', () => {
  it('has no return on a cost of nothing', () => {
    const free = analyze({ ...workedExample, softwareMinor: 0 });
    expect([free.roiBasisPoints, free.paybackHundredths]).toEqual([null, null]);
    expect(free.netMinor.point).toBe(7_488_000 + 3_328_000);
  });

  it('says when the software costs more than it brings', () => {
    const { netMinor, roiBasisPoints, paybackHundredths } = analyze({
      ...workedExample,
      hoursHundredths: 0,
      rentMinor: 0,
    });
    expect(netMinor.point).toBe(-1_428_000);
    expect(roiBasisPoints?.point).toBe(-10_000);
    expect(paybackHundredths?.point).toBe(0);
  });

  it('never saves more than all the hours or all the maintenance', () => {
    const all = analyze({
      ...workedExample,
      reachBasisPoints: 10_000,
      timeSavedBasisPoints: 9_000,
      maintenanceSavedBasisPoints: 9_000,
    });
    expect(all.hoursSavedPerWeekHundredths.high).toBe(workedExample.hoursHundredths);
    expect(all.maintenanceMinor.high).toBe((12 * 12 * 2_500_000 * 8) / 100);
  });
});

describe('convertMinor', () => {
  it.each([
    [2_500_000, 'DOP', 'USD', 41_667],
    [41_667, 'USD', 'DOP', 2_500_020],
    [-6_000, 'DOP', 'USD', -100],
    [123, 'DOP', 'DOP', 123],
  ] as const)('%i %s is %s %i at 60.00', (amount, from, to, expected) => {
    expect(convertMinor(amount, from, to, 6_000)).toBe(expected);
  });
});
