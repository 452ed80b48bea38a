import { describe, expect, it } from 'vitest';
import { filterOptions } from './combobox-filter.ts';
import { nextIndex } from './next-index.ts';

const options = [
  { label: 'José Peña', detail: 'Torre Bahía' },
  { label: 'Casa 12', detail: 'Los Jardines' },
  { label: 'Casa 7', detail: 'Los Jardines' },
];

describe('filterOptions', () => {
  it('ignores accents and case', () => {
    expect(filterOptions(options, 'jose PENA')).toEqual([options[0]]);
  });

  it('needs every word, in label or detail, in any order', () => {
    expect(filterOptions(options, 'jardines 7')).toEqual([options[2]]);
    expect(filterOptions(options, 'casa bahia')).toEqual([]);
  });

  it('shows everything for an empty query, up to a hundred', () => {
    expect(filterOptions(options, '  ')).toHaveLength(3);
    expect(
      filterOptions(
        Array.from({ length: 500 }, (_, index) => ({ label: `${index}` })),
        '',
      ),
    ).toHaveLength(100);
  });
});

describe('nextIndex', () => {
  it('moves and wraps', () => {
    expect(nextIndex('ArrowDown', 0, 3)).toBe(1);
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
  });

  it('stays at the start of an empty list and ignores other keys', () => {
    expect(nextIndex('ArrowDown', 0, 0)).toBe(0);
    expect(nextIndex('a', 0, 3)).toBeNull();
  });
});
