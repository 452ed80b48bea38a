import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../foundation/enums.ts';
import { analyze } from './analyzer.ts';
import { analyzerPropertyTypes, analyzerTools, managementStyles } from './analyzer-choices.ts';
import { type AssumptionField, choiceQueries, numberFields, numberNames } from './analyzer-fields.ts';
import { writeHundredths } from './analyzer-number.ts';
import type { AnalyzerPlan } from './analyzer-plans.ts';
import { portfolioOf, readState, writeQuery } from './analyzer-state.ts';

const plans: AnalyzerPlan[] = [
  {
    id: 'only',
    unitsIncluded: 10,
    monthlyMinor: { DOP: 100_000, USD: 1_600 },
    extraUnitMinor: { DOP: 1_000, USD: 16 },
  },
];
const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readState((name) => parameters.get(name), plans);
};

describe('readState', () => {
  it('starts with the example and refuses nothing', () => {
    const state = read('');
    expect(state).toMatchObject({
      currency: 'DOP',
      propertyType: 'mixed_portfolio',
      managementStyle: 'self_managed',
      tools: 'spreadsheets',
      replaced: [],
      refused: [],
    });
    expect(state.values).toMatchObject({
      propertyCount: 500,
      rent: 2_500_000,
      hours: 1_000,
      ...state.starting,
    });
  });

  it('lets the starting values follow the choices', () => {
    const { starting } = read('t=single_family&g=full_manager&o=manual_paper&p=12');
    expect(starting).toMatchObject({
      unitsPerProperty: 100,
      reach: 4_000,
      timeSaved: 5_000,
      maintenance: 1_000,
      turnovers: 30,
      vacancyDays: 500,
      software: 102_000,
    });
  });

  it('brings the amounts it starts from into the currency, by the rate that was typed', () => {
    const { starting, values } = read('c=USD&fx=50');
    expect(starting.hourValue).toBe(900);
    expect(values.rent).toBe(50_000);
    expect(starting.software).toBe(1_600);
  });

  it('keeps what the visitor replaced, whatever the choices', () => {
    const { values, replaced } = read('s=85&o=advanced_software&u=');
    expect(values.timeSaved).toBe(8_500);
    expect(replaced).toEqual(['timeSaved']);
  });

  it.each([
    ['p=0', 'propertyCount'],
    ['p=2001', 'propertyCount'],
    ['p=2.5', 'propertyCount'],
    ['p=', 'propertyCount'],
    ['r=abc', 'rent'],
    ['h=169', 'hours'],
    ['h=-1', 'hours'],
    ['s=101', 'timeSaved'],
    ['fx=0', 'rate'],
    ['t=castle', 'propertyType'],
    ['g=', 'managementStyle'],
    ['o=x', 'tools'],
    ['c=EUR', 'currency'],
  ])('refuses %s and falls back', (query, field) => {
    const state = read(query);
    expect(state.refused).toEqual([field]);
    expect({ ...state, refused: [] }).toEqual(read(''));
  });

  it('names everything that it refuses', () => {
    expect(read('p=x&h=x&t=x&un=400').refused).toEqual([
      'propertyType',
      'propertyCount',
      'hours',
      'uncertainty',
    ]);
  });
});

const typed: fc.Arbitrary<Record<string, string>> = fc.record({
  ...Object.fromEntries(
    numberNames.map((name) => {
      const { query, kind, min, max } = numberFields[name];
      const step = kind === 'count' ? 100 : 1;
      return [
        query,
        fc.integer({ min: min / step, max: max / step }).map((value) => writeHundredths(value * step)),
      ];
    }),
  ),
  [choiceQueries.propertyType]: fc.constantFrom(...analyzerPropertyTypes),
  [choiceQueries.managementStyle]: fc.constantFrom(...managementStyles),
  [choiceQueries.tools]: fc.constantFrom(...analyzerTools),
  [choiceQueries.currency]: fc.constantFrom(...currencyCodes),
});

describe('a link', () => {
  it('restores all inputs and assumptions', () => {
    fc.assert(
      fc.property(typed, (fields) => {
        const state = read(new URLSearchParams(fields).toString());
        expect(state.refused).toEqual([]);
        expect(read(writeQuery(state))).toEqual(state);
      }),
    );
  });

  it('names only what differs from the starting values', () => {
    expect(writeQuery(read('s=85'))).toBe(
      'p=5&r=25000&h=10&t=mixed_portfolio&g=self_managed&o=spreadsheets&c=DOP&s=85',
    );
  });

  it('is never the reason for an error, whatever stands in it', () => {
    const anyQuery = fc.dictionary(
      fc.constantFrom(...Object.values(numberFields).map(({ query }) => query), 't', 'g', 'o', 'c', 'zz'),
      fc.string(),
    );
    fc.assert(
      fc.property(anyQuery, (fields) => {
        const analysis = analyze(portfolioOf(read(new URLSearchParams(fields).toString())));
        expect(Number.isSafeInteger(analysis.netMinor.point)).toBe(true);
      }),
    );
  });

  it('has a name of its own for every field', () => {
    const names = [...Object.values(numberFields).map(({ query }) => query), ...Object.values(choiceQueries)];
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives the formulas what was typed', () => {
    const replaced: Record<AssumptionField, string> = {
      unitsPerProperty: 'u=3',
      hourValue: 'v=600',
      reach: 'a=70',
      timeSaved: 's=30',
      maintenance: 'm=9',
      maintenanceSaved: 'ms=5',
      turnovers: 'tu=0.5',
      vacancyDays: 'vd=6',
      software: 'sc=1500',
      uncertainty: 'un=25',
      rate: 'fx=61.5',
    };
    expect(portfolioOf(read(`p=4&r=18000&h=7.5&${Object.values(replaced).join('&')}`))).toEqual({
      currency: 'DOP',
      propertyCount: 4,
      unitsPerProperty: 3,
      rentMinor: 1_800_000,
      hoursHundredths: 750,
      hourValueMinor: 60_000,
      reachBasisPoints: 7_000,
      timeSavedBasisPoints: 3_000,
      maintenanceBasisPoints: 900,
      maintenanceSavedBasisPoints: 500,
      turnoversHundredths: 50,
      vacancyDaysHundredths: 600,
      softwareMinor: 150_000,
      uncertaintyBasisPoints: 2_500,
    });
  });
});
