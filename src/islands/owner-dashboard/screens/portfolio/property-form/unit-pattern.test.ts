import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_UNITS, patternLabels, repeatedLabels, type UnitPattern } from './unit-pattern.ts';

const simple: UnitPattern = { label: 'Apto {n}', isByFloor: false, from: 1, to: 3, perFloor: null };
const labelsOf = (part: Partial<UnitPattern>) => {
  const result = patternLabels({ ...simple, ...part });
  return result.ok ? result.labels : result.problem;
};

describe('patternLabels', () => {
  it('counts from the first number to the last', () => {
    expect(labelsOf({})).toEqual(['Apto 1', 'Apto 2', 'Apto 3']);
  });

  it('gives all numbers the same number of digits', () => {
    expect(labelsOf({ from: 9, to: 11 })).toEqual(['Apto 09', 'Apto 10', 'Apto 11']);
  });

  it('numbers by floor', () => {
    expect(labelsOf({ isByFloor: true, from: 1, to: 2, perFloor: 2 })).toEqual([
      'Apto 101',
      'Apto 102',
      'Apto 201',
      'Apto 202',
    ]);
    expect(labelsOf({ label: 'P{piso}-{floor}-{n}', isByFloor: true, from: 3, to: 3, perFloor: 1 })).toEqual([
      'P3-3-301',
    ]);
  });

  it('asks for a number in the name', () => {
    expect(labelsOf({ label: 'Apto' })).toBe('patternMissing');
  });

  it.each([
    { from: null },
    { to: null },
    { from: 5, to: 4 },
    { from: -1 },
    { from: 1.5 },
    { to: 10000 },
    { isByFloor: true, perFloor: null },
    { isByFloor: true, perFloor: 0 },
    { isByFloor: true, perFloor: 100 },
  ])('refuses %j', (part) => {
    expect(labelsOf(part)).toBe('rangeInvalid');
  });

  it('makes a limited number at once', () => {
    expect(labelsOf({ from: 1, to: MOST_UNITS })).toHaveLength(MOST_UNITS);
    expect(labelsOf({ from: 1, to: MOST_UNITS + 1 })).toBe('tooMany');
    expect(labelsOf({ isByFloor: true, from: 1, to: 50, perFloor: 11 })).toBe('tooMany');
  });

  it('never makes the same name twice', () => {
    const number = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(
        number,
        number,
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (a, b, perFloor, isByFloor) => {
          const labels = labelsOf({ from: Math.min(a, b), to: Math.max(a, b), perFloor, isByFloor });
          expect(Array.isArray(labels)).toBe(true);
          expect(new Set(labels).size).toBe(labels.length);
        },
      ),
    );
  });
});

describe('repeatedLabels', () => {
  it('names the later ones, whatever their letter case', () => {
    expect(repeatedLabels(['Apto 1', 'apto 1 ', 'Apto 2', 'APTO 2'])).toEqual([1, 3]);
  });

  it('takes empty names for unnamed, not for equal', () => {
    expect(repeatedLabels(['', '', 'A'])).toEqual([]);
  });
});
