import { describe, expect, it } from 'vitest';
import type { MeasureAnswer } from '../measures/names.ts';
import { askedPeriods, causesOf, cutChart, cutRows, sortedRows } from './cut.ts';
import { decodeExplore, encodeExplore } from './explore.ts';
import { figuresOf, questionOf, spanQuestions, valueOfRow } from './figures.ts';
import { decodeAnalysis, encodeAnalysis } from './request.ts';

const usual = { today: '2026-05-15', currency: 'DOP' } as const;
const answer = (
  ...rows: [keys: (string | null)[], numerator: number, denominator?: number][]
): MeasureAnswer => ({
  rows: rows.map(([keys, numerator, denominator = null]) => ({
    keys,
    currency: 'DOP',
    numerator,
    denominator,
  })),
  names: {},
  isCut: false,
});

describe('an address', () => {
  it('says what is asked, and leaves out what is usual', () => {
    expect(decodeAnalysis('', usual).period).toEqual({ from: '2026-04-01', to: '2026-04-30' });
    const text =
      'period=last_12_months&currency=USD&sector=Naco&m=overdue&by=tenant%2Cproperty&compare=1&sort=year%3Aascending';
    expect(encodeExplore(decodeExplore(text, usual), usual)).toBe(text);
    expect(encodeAnalysis(decodeAnalysis('', usual), usual).toString()).toBe('');
  });

  it('that is wrong asks for the usual', () => {
    const asked = decodeExplore(
      'm=none&by=planet,month,month,year,unit&period=2026-99&currency=EUR&form=pie&sort=x',
      usual,
    );
    expect(asked).toMatchObject({ measure: 'collected', by: ['month', 'year'], form: null, sort: null });
    expect(asked).toMatchObject({ currency: 'DOP', period: { from: '2026-04-01', to: '2026-04-30' } });
  });
});

describe('figures', () => {
  const request = { ...decodeAnalysis('owner=o1&sector=Naco', usual) };

  it('ask for one currency where there is any, and for the scope that a measure knows', () => {
    expect(questionOf('collected', request, request.period).where).toEqual([
      { dimension: 'currency', values: ['DOP'] },
      { dimension: 'owner', values: ['o1'] },
      { dimension: 'sector', values: ['Naco'] },
    ]);
    expect(questionOf('units', request, request.period).where.map(({ dimension }) => dimension)).toEqual([
      'owner',
      'sector',
    ]);
  });

  it('stand side by side with the period before and the year before', () => {
    const questions = spanQuestions(['collected'], request);
    expect(questions.map(({ from }) => from)).toEqual(['2026-04-01', '2026-03-01', '2025-04-01']);
    const [own] = figuresOf(questions, [answer([[], 5]), answer([[], 0]), answer()], 'DOP');
    expect(own?.map(({ value }) => value)).toEqual([5, 0, null]);
  });

  it('that have nothing to divide by are not known', () => {
    expect(valueOfRow({ numerator: 0, denominator: 0 })).toBeNull();
    expect(valueOfRow({ numerator: 1, denominator: 4 })).toBe(0.25);
    expect(valueOfRow({ numerator: 0, denominator: null })).toBe(0);
  });
});

describe('a cut', () => {
  it('finds each line of earlier periods, also those that are only there', () => {
    const request = { ...decodeExplore('by=property&compare=1', usual) };
    expect(askedPeriods(request)).toHaveLength(3);
    const rows = cutRows(request, [answer([['a'], 5]), answer([['b'], 2]), answer([['a'], 1])]);
    expect(rows.map(({ keys, value, before, year }) => [keys[0], value, before, year])).toEqual([
      ['a', 5, null, 1],
      ['b', null, 2, null],
    ]);
  });

  it('along time has beside each month that of the year before', () => {
    const request = { ...decodeExplore('by=month&compare=1', usual) };
    expect(askedPeriods(request)).toHaveLength(2);
    const rows = cutRows(request, [answer([['2026-04'], 5]), answer([['2025-04'], 3])]);
    expect(rows.map(({ keys, value, year }) => [keys[0], value, year])).toEqual([['2026-04', 5, 3]]);
  });

  it('is ordered by any column, and what is not known stands last', () => {
    const rows = cutRows({ by: ['unit'], currency: 'DOP', hasComparison: false }, [
      answer([['1-10'], 3], [['1-2'], 9], [['2'], 1, 0]),
    ]);
    const order = (column: string, direction: 'ascending' | 'descending') =>
      sortedRows(rows, ['unit'], { column, direction }, ({ keys }) => keys[0] ?? '').map(
        ({ keys }) => keys[0],
      );
    expect(order('0', 'ascending')).toEqual(['1-2', '1-10', '2']);
    expect(order('value', 'ascending')).toEqual(['1-10', '1-2', '2']);
    expect(order('value', 'descending')).toEqual(['1-2', '1-10', '2']);
  });

  it('is drawn by its largest parts, and along time by all', () => {
    const rows = (keys: string[][]) =>
      cutRows({ by: ['property', 'unit_use'], currency: 'DOP', hasComparison: false }, [
        answer(...keys.map((one, index): [string[], number] => [one, index + 1])),
      ]);
    const drawn = cutChart(
      rows([
        ['a', 'x'],
        ['b', 'x'],
        ['c', 'y'],
      ]),
      ['property', 'unit_use'],
      2,
    );
    expect(drawn).toMatchObject({ categories: ['c', 'b'], total: 3 });
    expect(drawn.series).toEqual([
      { key: 'x', values: [null, 2] },
      { key: 'y', values: [3, null] },
    ]);
    expect(cutChart(rows([['2026-02'], ['2026-01']]), ['month'], 1).categories).toEqual([
      '2026-01',
      '2026-02',
    ]);
  });

  it('explains a change in steps that lead from one sum to the other', () => {
    const sums = causesOf(answer([['a'], 5], [['b'], 4]), answer([['a'], 9], [['b'], 4], [['c'], 1]), 'DOP');
    expect(sums).toEqual({
      before: 14,
      after: 9,
      causes: [
        { key: 'a', change: -4 },
        { key: 'c', change: -1 },
      ],
    });
    expect(sums.before + sums.causes.reduce((sum, { change }) => sum + change, 0)).toBe(sums.after);
  });
});
