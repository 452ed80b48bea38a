import { expect, it } from 'vitest';
import { withPoint } from './typed-number.ts';

it.each([
  ['25,50', '25.50'],
  ['85,5', '85.5'],
  ['-1,5', '-1.5'],
  ['1.500,50', '1500.50'],
  ['1 500,5', '1500.5'],
  ['1 500', '1500'],
  ['1.500.000', '1500000'],
])('%s can only mean %s', (typed, read) => {
  expect(withPoint(typed)).toBe(read);
});

it.each(['1.500', '1,500', '1,500.50', '12,34,567', '0,500', '1 50', '85.5', '', 'mil'])(
  '%s stays as it is',
  (typed) => {
    expect(withPoint(typed)).toBe(typed);
  },
);
