import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  type CellChange,
  cellKey,
  changesBetween,
  inverseOf,
  neighbour,
  parseCell,
  pasteBlock,
  splitPasted,
} from './budget-grid.ts';

describe('a cell', () => {
  it.each([
    ['25,000.50', 2_500_050],
    ['25000', 2_500_000],
    ['RD$ 10', 1_000],
    ['(1,200)', -120_000],
    ['-3.5', -350],
    ['−3', -300],
    ['', null],
    ['  ', null],
    ['—', null],
    ['0', 0],
  ])('"%s" is %s', (text, expected) => {
    expect(parseCell(text, 'DOP')).toBe(expected);
  });

  it.each(['mil', '1.234,567', 'US$5', '1.234', '((5))', '--5'])('"%s" is not read', (text) => {
    expect(parseCell(text, 'DOP')).toBeUndefined();
  });
});

describe('a pasted block', () => {
  const accounts = ['rent', 'fees', 'other'];

  it('comes as spreadsheets copy it', () => {
    expect(splitPasted('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });

  it('goes from its cell to the right and down, empties what is empty, and stops at the edges', () => {
    const { changes, unreadable } = pasteBlock(
      splitPasted('1\tdos\t3\n\t5\t6\n7\n8'),
      { accountId: 'fees', month: 11 },
      accounts,
      'DOP',
    );
    expect(changes).toEqual([
      { accountId: 'fees', month: 11, amountMinor: 100 },
      { accountId: 'other', month: 11, amountMinor: null },
      { accountId: 'other', month: 12, amountMinor: 500 },
    ]);
    expect([...unreadable]).toEqual([['fees/12', 'dos']]);
  });
});

describe('keys', () => {
  const accounts = ['a', 'b'];
  it.each([
    ['ArrowDown', { accountId: 'b', month: 1 }],
    ['Enter', { accountId: 'b', month: 1 }],
    ['ArrowRight', { accountId: 'a', month: 2 }],
    ['ArrowLeft', null],
    ['ArrowUp', null],
    ['x', null],
  ])('%s from the first cell', (key, expected) => {
    expect(neighbour(key, { accountId: 'a', month: 1 }, accounts)).toEqual(expected);
  });
});

it('what was changed is taken back whole, whatever it was', () => {
  const place = fc.record({ accountId: fc.constantFrom('a', 'b'), month: fc.integer({ min: 1, max: 12 }) });
  const change = fc
    .tuple(place, fc.option(fc.integer({ min: -1e6, max: 1e6 })))
    .map(([where, amountMinor]): CellChange => ({ ...where, amountMinor }));
  const changesOf = fc.uniqueArray(change, { selector: cellKey, maxLength: 20 });
  fc.assert(
    fc.property(changesOf, changesOf, (first, second) => {
      const before = applyChanges(new Map(), first);
      const after = applyChanges(before, second);
      const sorted = (cells: ReadonlyMap<string, number>) => [...cells].sort();
      expect(sorted(applyChanges(after, inverseOf(second, before)))).toEqual(sorted(before));
      expect(sorted(applyChanges(before, changesBetween(before, after)))).toEqual(sorted(after));
    }),
  );
});
