import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from './decimal.ts';

describe('an amount in a file', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1_234_567, '12345.67'],
    [100, '1.00'],
  ])('%i is %s', (minor, text) => {
    expect(decimal(minor)).toBe(text);
  });

  it('reads back as the same amount, to the largest', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const [whole = '', cents = ''] = decimal(Math.abs(minor)).split('.');
        expect(BigInt(whole) * 100n + BigInt(cents)).toBe(BigInt(Math.abs(minor)));
      }),
    );
  });
});
