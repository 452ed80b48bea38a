import { describe, expect, it } from 'vitest';
import { decimalSignOf, plainNumber, readAmount } from './spreadsheet-numbers.ts';

describe('numbers of spreadsheets', () => {
  it.each([
    [['28.000,00', '900'], ','],
    [['28,000.00'], '.'],
    [['95,5', '80'], ','],
    [['28.000', '1,200'], null],
    [['95,5', '95.5'], null],
    [[], null],
  ] as const)('of the column %j the decimals stand behind %j', (column, sign) => {
    expect(decimalSignOf(column)).toBe(sign);
  });

  it.each([
    ['28.000,00', null, '28000.00'],
    ['28000,00', null, '28000.00'],
    ['28,000.00', null, '28000.00'],
    ['RD$ 28,000.50', null, '28000.50'],
    ['28000.0000', null, '28000.00'],
    ['28 000.00', null, '28000.00'],
    ["28'000.00", null, '28000.00'],
    ['1.234.567', null, '1234567'],
    ['95 m²', null, '95'],
    ['95,50', null, '95.50'],
    ['1½', null, '1.5'],
    ['28.000', ',', '28000'],
    ['28.000', '.', null],
    ['28,000', '.', '28000'],
    ['1,200', ',', null],
    ['1,200', null, null],
    ['28.000', null, null],
    ['mucho', null, null],
    ['1.2.3', null, null],
    ['', null, null],
  ] as const)('%j in a column of %j is %j', (text, sign, plain) => {
    expect(plainNumber(text, sign)).toBe(plain);
  });

  it('an amount is read as people here write it, unless its column has commas before the decimals', () => {
    expect(readAmount('25,000', 'DOP', null)).toEqual({ ok: true, amountMinor: 2_500_000 });
    expect(readAmount('25.000', 'DOP', ',')).toEqual({ ok: true, amountMinor: 2_500_000 });
    expect(readAmount('28.000,00', 'DOP', null)).toEqual({ ok: true, amountMinor: 2_800_000 });
    expect(readAmount('25.000', 'DOP', null)).toEqual({ ok: false, code: 'amount_ambiguous' });
    expect(readAmount('25,000', 'DOP', ',')).toEqual({ ok: false, code: 'amount_ambiguous' });
    expect(readAmount('US$ 900', 'DOP', null)).toEqual({ ok: false, code: 'currency_mismatch' });
    expect(readAmount('-5', 'DOP', null)).toEqual({ ok: false, code: 'amount_negative' });
  });
});
