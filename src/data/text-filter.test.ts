import { expect, it } from 'vitest';
import { containing } from './text-filter.ts';

it('a pattern finds the text anywhere, and nothing typed acts on it', () => {
  expect(containing(' palmas ')).toBe('%palmas%');
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
});
