import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHundredths, writeHundredths } from './analyzer-number.ts';

describe('readHundredths', () => {
  it.each([
    ['25000', 2_500_000],
    ['25,000', 2_500_000],
    ['25.000', 2_500_000],
    ['25 000', 2_500_000],
    ['25\u00a0000', 2_500_000],
    ['1,234,567.5', 123_456_750],
    ['1.234.567,5', 123_456_750],
    ['RD$ 25,000.50', 2_500_050],
    ['25.000,50', 2_500_050],
    ['US$416.67', 41_667],
    ['12.5', 1_250],
    ['12,5', 1_250],
    ['40 %', 4_000],
    ['0.4', 40],
    [',5', 50],
    ['25.', 2_500],
    ['0', 0],
    ['007', 700],
  ])('reads "%s" as %i hundredths', (text, expected) => {
    expect(readHundredths(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    'abc',
    '-5',
    '1.2.3',
    '1,23,456',
    '12.345,678',
    '1,234.567',
    '0.125',
    '0,500',
    '1e5',
    '∞',
    'NaN',
    '9'.repeat(25),
    '9'.repeat(20),
  ])('refuses "%s"', (text) => {
    expect(readHundredths(text)).toBeNull();
  });

  it('reads what is written, and what both languages would write', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), (hundredths) => {
        expect(readHundredths(writeHundredths(hundredths))).toBe(hundredths);
        for (const locale of ['en-US', 'es-DO', 'es-ES', 'de-DE']) {
          const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(hundredths / 100);
          expect(readHundredths(shown), shown).toBe(hundredths);
        }
      }),
    );
  });
});
