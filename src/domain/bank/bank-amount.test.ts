import { describe, expect, it } from 'vitest';
import { amountStyleOf, readAmountText } from './bank-amount.ts';

/** In a file that has these amounts. */
function minorIn(texts: readonly string[], text: string): number | string {
  const read = readAmountText(text, amountStyleOf([...texts, text]));
  if (read.kind !== 'amount') return read.kind;
  return read.mark === 'out' ? -Math.abs(read.minor) : read.minor;
}

describe('an amount by itself', () => {
  it.each([
    ['1,234.56', 123_456],
    ['RD$ 1,234.56', 123_456],
    ['US$20', 2_000],
    ['1234.5', 123_450],
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1,23', 123],
    ['110,7', 11_070],
    ['-1,234.56', -123_456],
    ['−5.00', -500],
    ['- 3,000.00', -300_000],
    ['1,234.56-', -123_456],
    ['0,00-', 0],
    ['(1,234.56)', -123_456],
    ['$ (3,000.00)', -300_000],
    ['-$3,000.00', -300_000],
    ['RD$-3,000.00', -300_000],
    ['1,234.56 DB', -123_456],
    ['3,000.00 D', -300_000],
    ['DB 3,000.00', -300_000],
    ['1,234.56 CR', 123_456],
    ['3,000.00 CR.', 300_000],
    ['+10.00', 1_000],
    ['0.00', 0],
    ['-0.00', 0],
    ["'-12.00", -1_200],
    ["25'000.50", 2_500_050],
    ['-3 000,00', -300_000],
    ['3\u00A0000,00', 300_000],
    ['.50', 50],
    ['-.50', -50],
    ['500.', 50_000],
    ['3,000.0000', 300_000],
    ['€ 20,00', 2_000],
    ['1,500', 150_000],
    ['1.234.567', 123_456_700],
  ])('%s', (text, minor) => {
    expect(minorIn([], text)).toBe(minor);
  });

  it.each(['', '-', '--', '—', '–', 'N/A', 'n.d.', 'RD$ -', 'null', ' '])('is nothing in "%s"', (text) => {
    expect(minorIn([], text)).toBe('empty');
  });

  it.each([
    'Total',
    '1.2.3',
    '12,34.56',
    '1,234.567',
    '99999999999999',
    '12 34',
    '--5.00',
    '(-5.00)',
    '-5.00 CR',
    '1,23,456.00',
  ])('is none in "%s"', (text) => {
    expect(minorIn([], text)).toBe('unreadable');
  });
});

describe('a separator that may be either', () => {
  it.each([
    [['25.000,50'], '1.500', 150_000],
    [['-110,7'], '-3.000', -300_000],
    [['25,000.50'], '1,500', 150_000],
    [['25000.500'], '1.500', 150],
    [['25000,500'], '1,500', 150],
    [[], '1.500', 'ambiguous'],
    [['25000.50'], '1.500', 'ambiguous'],
    [['25000,50'], '1,500', 'ambiguous'],
    [['1.000,50', '1,000.50'], '1,500', 'ambiguous'],
  ])('beside %j %s is %s', (texts, text, minor) => {
    expect(minorIn(texts as string[], text as string)).toBe(minor);
  });

  it('is what somebody said it is', () => {
    const read = (decimal: '.' | ',') =>
      readAmountText('1.500', { decimal, hasThreeDecimals: true, isMixed: false });
    expect(read('.')).toMatchObject({ minor: 150 });
    expect(read(',')).toMatchObject({ minor: 150_000 });
  });
});

it('names the currency that stands beside it', () => {
  const currency = (text: string) => readAmountText(text, amountStyleOf([]));
  expect(currency('RD$5.00')).toMatchObject({ currency: 'DOP' });
  expect(currency('US$5.00')).toMatchObject({ currency: 'USD' });
  expect(currency('5.00 EUR')).toMatchObject({ currency: 'EUR' });
  expect(currency('$5.00')).toMatchObject({ currency: null });
});
