import { expect, it } from 'vitest';
import { partOf, reaches } from './weight.ts';

it('is a part of the whole, also of numbers that are larger than a number is exact', () => {
  expect(partOf(1n, 4n)).toBe(0.25);
  expect(partOf(0n, 0n)).toBe(0);
  expect(partOf(3n * 10n ** 20n, 10n ** 21n)).toBe(0.3);
});

it('reaches a third exactly', () => {
  expect(reaches(333n, 1000n, 1, 3)).toBe(false);
  expect(reaches(1n, 3n, 1, 3)).toBe(true);
  expect(reaches(0n, 5n, 0, 1)).toBe(true);
});
