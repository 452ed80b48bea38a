import { expect, it } from 'vitest';
import { swapped } from './order.ts';

it('moves an item by one place, and not over an end', () => {
  expect(swapped(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(swapped(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(swapped(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(swapped(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
