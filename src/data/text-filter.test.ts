import { describe, expect, it } from 'vitest';
import { searchFilter } from './text-filter.ts';

describe('searchFilter', () => {
  it('looks for the text anywhere in each column', () => {
    expect(searchFilter(['name', 'sector'], ' Las Palmas ')).toBe(
      'name.ilike.%Las Palmas%,sector.ilike.%Las Palmas%',
    );
  });

  it('keeps letters of every language', () => {
    expect(searchFilter(['name'], 'Peñón 3-B')).toBe('name.ilike.%Peñón 3-B%');
  });

  it('lets nothing typed act on the filter or the pattern', () => {
    expect(searchFilter(['name'], 'a,b.c)d("e%f_g*h\\')).toBe('name.ilike.%a_b_c_d__e_f_g_h_%');
  });
});
