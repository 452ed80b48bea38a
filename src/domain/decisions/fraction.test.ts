import { expect, it } from 'vitest';
import { fractionText, readFraction } from './fraction.ts';

it.each([
  ['2/3', { numerator: 2, denominator: 3 }],
  [' 1 / 1 ', { numerator: 1, denominator: 1 }],
  ['0/1', { numerator: 0, denominator: 1 }],
  ['75%', { numerator: 75, denominator: 100 }],
  ['66,67 %', { numerator: 6667, denominator: 10_000 }],
])('reads %s', (text, fraction) => {
  expect(readFraction(text)).toEqual(fraction);
});

it.each(['', 'half', '3/2', '1/0', '101%', '0.5', '1/2000000', '-1/2'])('does not take "%s"', (text) => {
  expect(readFraction(text)).toBeNull();
});

it('is written as it is read', () => {
  expect(fractionText(2, 3)).toBe('2/3');
  expect(fractionText(null, null)).toBe('');
});
