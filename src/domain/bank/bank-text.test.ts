import { describe, expect, it } from 'vitest';
import { parseBankAmount, parseBankDate } from './bank-text.ts';

describe('an amount', () => {
  it.each([
    ['1,234.56', 123_456],
    ['RD$ 1,234.56', 123_456],
    ['US$20', 2_000],
    ['1234.5', 123_450],
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1,23', 123],
    ['-1,234.56', -123_456],
    ['−5.00', -500],
    ['1,234.56-', -123_456],
    ['(1,234.56)', -123_456],
    ['1,234.56 DB', -123_456],
    ['1,234.56 CR', 123_456],
    ['+10.00', 1_000],
    ['0.00', 0],
    ['-0.00', 0],
    ["'-12.00", -1_200],
  ])('%s', (text, minor) => {
    expect(parseBankAmount(text)).toBe(minor);
  });

  it.each(['', '-', 'Total', '1.2.3', '12,34.56', '1,234.567', '99999999999999'])(
    'is none in "%s"',
    (text) => {
      expect(parseBankAmount(text)).toBeNull();
    },
  );
});

describe('a day', () => {
  it.each([
    ['03/11/2026', '2026-11-03'],
    ['3-11-26', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T10:20:00', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['03-nov-2026', '2026-11-03'],
    ['03/ENE/26', '2026-01-03'],
    ['15-Apr-2026', '2026-04-15'],
    ['03/11/2026 10:20 AM', '2026-11-03'],
  ])('%s', (text, date) => {
    expect(parseBankDate(text)).toBe(date);
  });

  it('with the month first where a bank writes so', () => {
    expect(parseBankDate('11/03/2026', 'mdy')).toBe('2026-11-03');
    expect(parseBankDate('11/23/2026')).toBeNull();
  });

  it.each(['', 'Total', '31/02/2026', '2026-13-01', '03-foo-2026', '1/2/3'])('is none in "%s"', (text) => {
    expect(parseBankDate(text)).toBeNull();
  });
});
