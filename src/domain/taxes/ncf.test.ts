import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNcf, lastSequenceOf, ncfKindOf, ncfSeries, ncfTypeOf, parseNcf } from './ncf.ts';

describe('a receipt number', () => {
  // E310000000005 and B0100000005 are the valid examples of python-stdnum's stdnum.do.ncf.
  it.each([
    ['B0100000005', { series: 'B', type: '01', kind: 'fiscal_credit', sequence: 5 }],
    ['E310000000005', { series: 'E', type: '31', kind: 'fiscal_credit', sequence: 5 }],
    [' b04-0000 0012 ', { series: 'B', type: '04', kind: 'credit_note', sequence: 12 }],
    ['E450000000001', { series: 'E', type: '45', kind: 'government', sequence: 1 }],
    ['B1700000001', { series: 'B', type: '17', kind: 'payments_abroad', sequence: 1 }],
  ])('%j is read', (text, ncf) => {
    expect(parseNcf(text)).toEqual(ncf);
  });

  it.each([
    ['Z0100000005', 'an unknown series'],
    ['E0100000005', 'a type of the other series and too few digits'],
    ['B310000000005', 'a type of the other series'],
    ['B0500000001', 'a type that does not exist'],
    ['E420000000001', 'an electronic type that does not exist'],
    ['B010000005', 'a digit too few'],
    ['B01000000055', 'a digit too many'],
    ['B0100000000', 'a sequence of zero'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(parseNcf(text)).toBeNull();
  });

  it('comes back as it was printed, for every type and sequence', () => {
    const kinds = ncfSeries.flatMap((series) =>
      Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'))
        .filter((type) => ncfKindOf(series, type) !== null)
        .map((type) => ({ series, type })),
    );
    expect(kinds).toHaveLength(21);
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 1, max: 99_999_999 }),
        ({ series, type }, sequence) => {
          const text = formatNcf(series, type, sequence);
          expect(text).toHaveLength(series === 'B' ? 11 : 13);
          expect(parseNcf(text)).toEqual({ series, type, kind: ncfKindOf(series, type), sequence });
        },
      ),
    );
  });

  it('has as many sequences as digits', () => {
    expect(lastSequenceOf('B')).toBe(99_999_999);
    expect(lastSequenceOf('E')).toBe(9_999_999_999);
    expect(formatNcf('E', '31', lastSequenceOf('E'))).toBe('E319999999999');
  });

  it('has another type in each series for the same kind', () => {
    expect(ncfTypeOf('B', 'credit_note')).toBe('04');
    expect(ncfTypeOf('E', 'credit_note')).toBe('34');
    expect(ncfTypeOf('E', 'single_income')).toBeNull();
  });
});
