import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from './enums.ts';
import { MAX_AMOUNT_MINOR, parseMoneyText } from './money-text.ts';

const NO_BREAK_SPACE = '\u00a0';

describe('parseMoneyText', () => {
  it.each([
    ['1234.56', 123_456],
    ['1,234.56', 123_456],
    ['RD$ 1,234.56', 123_456],
    ['RD$1,234.56', 123_456],
    [`RD$${NO_BREAK_SPACE}1,234.56`, 123_456],
    ['rd$ 500', 50_000],
    ['DOP 500', 50_000],
    ['500 DOP', 50_000],
    ['$500', 50_000],
    ['1234.5', 123_450],
    ['1,234', 123_400],
    ['12,345,678', 1_234_567_800],
    ['  25000  ', 2_500_000],
    ['0', 0],
    ['0.05', 5],
    ['.5', 50],
    ['007', 700],
    ['25,50', 2_550],
    ['25,5', 2_550],
    ['0,5', 50],
    ['1,23', 123],
    ['1.500,50', 150_050],
    ['1.234.567,8', 123_456_780],
    ['1 234,56', 123_456],
    ['1 234', 123_400],
    [`1${NO_BREAK_SPACE}234.5`, 123_450],
    ['1.234.567', 123_456_700],
    ['RD$ 1.500,50', 150_050],
  ])('reads %j as %d centavos', (text, amountMinor) => {
    expect(parseMoneyText(text, 'DOP')).toEqual({ ok: true, amountMinor });
  });

  it.each([
    ['', 'amount_missing'],
    ['   ', 'amount_missing'],
    ['RD$', 'amount_missing'],
    ['1.234,567', 'amount_ambiguous'],
    ['1 23', 'amount_ambiguous'],
    ['1,500.50,5', 'amount_ambiguous'],
    ["1'234.50", 'amount_ambiguous'],
    ['1.234', 'amount_ambiguous'],
    ['0,500', 'amount_ambiguous'],
    ['1,2345', 'amount_ambiguous'],
    ['12,34,567', 'amount_ambiguous'],
    ['1234,567', 'amount_ambiguous'],
    ['5.', 'amount_ambiguous'],
    ['-5', 'amount_negative'],
    ['−5', 'amount_negative'],
    ['(5.00)', 'amount_negative'],
    ['RD$ -5', 'amount_negative'],
    ['abc', 'amount_invalid'],
    ['5 mil', 'amount_invalid'],
    ['1e5', 'amount_invalid'],
    ['.', 'amount_invalid'],
    ['RD$RD$5', 'amount_invalid'],
    ['10000000000.01', 'amount_too_large'],
    ['999999999999999999999', 'amount_too_large'],
    ['US$ 20', 'currency_mismatch'],
    ['20 USD', 'currency_mismatch'],
  ])('refuses %j with %s', (text, code) => {
    expect(parseMoneyText(text, 'DOP')).toEqual({ ok: false, code });
  });

  it('takes a bare dollar sign for the currency asked for', () => {
    expect(parseMoneyText('$20', 'USD')).toEqual({ ok: true, amountMinor: 2_000 });
    expect(parseMoneyText('RD$20', 'USD')).toEqual({ ok: false, code: 'currency_mismatch' });
  });

  it('reads the largest amount that the database takes', () => {
    expect(parseMoneyText('10,000,000,000', 'DOP')).toEqual({ ok: true, amountMinor: MAX_AMOUNT_MINOR });
  });

  it('reads back every amount that the interface prints, in both languages', () => {
    const printed = fc.tuple(
      fc.integer({ min: 0, max: MAX_AMOUNT_MINOR }),
      fc.constantFrom(...currencyCodes),
      fc.constantFrom('es-DO', 'en-US'),
    );
    fc.assert(
      fc.property(printed, ([amountMinor, currency, locale]) => {
        const decimals = String(amountMinor % 100).padStart(2, '0');
        const whole = new Intl.NumberFormat(locale).format(Math.floor(amountMinor / 100));
        const mark = currency === 'DOP' ? 'RD$' : 'US$';
        expect(parseMoneyText(`${mark}${whole}.${decimals}`, currency)).toEqual({ ok: true, amountMinor });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseMoneyText(text, 'DOP')).toHaveProperty('ok');
      }),
    );
  });
});
