import { expect, it } from 'vitest';
import { containing, patternsOf } from './text-filter.ts';

it('a pattern finds the text anywhere, and nothing typed acts on it', () => {
  expect(containing(' palmas ')).toBe('%palmas%');
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
});

it('of a search each word has its pattern', async () => {
  expect(await patternsOf(' Gotea  el Baño ')).toEqual(['%gotea%', '%el%', '%bano%']);
  expect(await patternsOf(' ')).toEqual([]);
});
