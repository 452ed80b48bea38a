import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReceiptNumber, parseReceiptNumber } from './receipt-number.ts';

describe('a receipt number', () => {
  it.each([
    [1, 'R-000001'],
    [123, 'R-000123'],
    [999_999, 'R-999999'],
    [1_234_567, 'R-1234567'],
  ])('%d is printed as %s', (number, text) => {
    expect(formatReceiptNumber(number)).toBe(text);
  });

  it.each([
    ['R-000123', 123],
    ['r123', 123],
    [' 000123 ', 123],
  ])('is read from %j', (text, number) => {
    expect(parseReceiptNumber(text)).toBe(number);
  });

  it.each(['', 'R-', 'R-0', '-5', '12.5', 'RR-5', 'R-12a', '99999999999999999999'])('is not %j', (text) => {
    expect(parseReceiptNumber(text)).toBeNull();
  });

  it('is read back from its printed form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (number) => {
        expect(parseReceiptNumber(formatReceiptNumber(number))).toBe(number);
      }),
    );
  });
});
