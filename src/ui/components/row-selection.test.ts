import { describe, expect, it } from 'vitest';
import { toggledKeys } from './row-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const pressed = (chosen: string[], key: string, before: string | null, isRange: boolean) =>
  [...toggledKeys(new Set(chosen), order, key, { before, isRange })].sort();

describe('toggledKeys', () => {
  it('chooses one and frees it again', () => {
    expect(pressed(['a'], 'c', 'a', false)).toEqual(['a', 'c']);
    expect(pressed(['a', 'c'], 'c', 'c', false)).toEqual(['a']);
  });

  it('chooses everything up to the one pressed before, in either direction', () => {
    expect(pressed(['b'], 'd', 'b', true)).toEqual(['b', 'c', 'd']);
    expect(pressed(['d'], 'b', 'd', true)).toEqual(['b', 'c', 'd']);
  });

  it('frees a range that ends on a chosen one', () => {
    expect(pressed(order, 'd', 'b', true)).toEqual(['a', 'e']);
  });

  it('takes one alone when nothing was pressed before, or it is gone', () => {
    expect(pressed([], 'c', null, true)).toEqual(['c']);
    expect(pressed([], 'c', 'gone', true)).toEqual(['c']);
  });
});
