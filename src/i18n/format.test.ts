import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatInstant,
  formatList,
  formatMoney,
  formatMoneyCompact,
  formatNumber,
  formatPercent,
  formatRelativeDays,
  moneyParts,
  monthNames,
  saidTogether,
} from './format.ts';

/** Intl writes narrow and plain no-break spaces; the tests write ordinary ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it.each([
    [123456750, 'DOP', 'es', 'RD$1,234,567.50'],
    [123456750, 'DOP', 'en', 'RD$1,234,567.50'],
    [-2000, 'USD', 'es', '−US$20.00'],
    [5, 'USD', 'en', 'US$0.05'],
    [0, 'DOP', 'es', 'RD$0.00'],
    [100000, 'DOP', 'es', 'RD$1,000.00'],
  ] as const)('writes %d %s in %s as %s', (minor, currency, language, text) => {
    expect(formatMoney(minor, currency, language)).toBe(text);
  });

  it('leaves cents out of a sentence only when there are none', () => {
    expect(formatMoney(41230000, 'DOP', 'es', { look: 'said' })).toBe('RD$412,300');
    expect(formatMoney(41230050, 'DOP', 'es', { look: 'said' })).toBe('RD$412,300.50');
  });

  it('says amounts of one sentence with cents, or all of them without', () => {
    expect(saidTogether(41230000, 0)).toBe('said');
    expect(saidTogether(41230000, 50)).toBe('exact');
  });

  it('rounds a headline to whole units, half away from zero, never to a negative zero', () => {
    expect(formatMoney(41230050, 'DOP', 'es', { look: 'whole' })).toBe('RD$412,301');
    expect(formatMoney(-41230050, 'DOP', 'en', { look: 'whole' })).toBe('−RD$412,301');
    expect(formatMoney(-49, 'DOP', 'en', { look: 'whole', signed: true })).toBe('RD$0');
  });

  it('signs a change', () => {
    expect(formatMoney(100, 'DOP', 'en', { signed: true })).toBe('+RD$1.00');
    expect(formatMoney(0, 'DOP', 'en', { signed: true })).toBe('RD$0.00');
  });

  it('keeps the largest safe amount exact', () => {
    expect(moneyParts(900719925474099, 'DOP', 'en').digits).toBe('9,007,199,254,740.99');
  });

  it('shortens for charts', () => {
    expect(plain(formatMoneyCompact(41230000, 'DOP', 'es'))).toBe('RD$412.3 mil');
    expect(formatMoneyCompact(-120000000, 'USD', 'en')).toBe('−US$1.2M');
  });
});

describe('numbers', () => {
  it('groups thousands with commas in both languages', () => {
    expect(formatNumber(1234.567, 'es')).toBe('1,234.57');
    expect(formatNumber(-1234, 'en')).toBe('−1,234');
  });

  it('writes shares as percentages', () => {
    expect(plain(formatPercent(0.955, 'es'))).toBe('95.5%');
    expect(formatPercent(-0.042, 'en')).toBe('−4.2%');
    expect(formatPercent(1, 'en')).toBe('100%');
  });
});

describe('dates', () => {
  it.each([
    ['long', 'es', '3 de noviembre de 2026'],
    ['long', 'en', 'November 3, 2026'],
    ['short', 'es', '03/11/2026'],
    ['short', 'en', 'Nov 3, 2026'],
    ['month', 'es', 'noviembre de 2026'],
    ['dayMonth', 'en', 'November 3'],
  ] as const)('writes %s in %s as %s', (style, language, text) => {
    expect(formatDate('2026-11-03', language, style)).toBe(text);
  });

  it('accepts a month without a day', () => {
    expect(formatDate('2026-02', 'en', 'month')).toBe('February 2026');
  });

  it('never moves a date by a time zone', () => {
    expect(formatDate('2026-01-01', 'es')).toBe('1 de enero de 2026');
    expect(formatDate('2024-02-29', 'es')).toBe('29 de febrero de 2024');
  });

  it('gives back what is no date', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
    expect(formatInstant('soon', 'en')).toBe('soon');
  });

  it('writes a moment in the zone of Santo Domingo', () => {
    expect(plain(formatInstant('2026-11-04T02:30:00Z', 'es'))).toContain('3 de noviembre de 2026');
    expect(plain(formatInstant('2026-11-04T02:30:00Z', 'en', 'UTC'))).toContain(
      'November 4, 2026 at 2:30 AM',
    );
  });

  it('names days around today', () => {
    expect(formatRelativeDays(0, 'es')).toBe('hoy');
    expect(formatRelativeDays(1, 'es')).toBe('mañana');
    expect(formatRelativeDays(-3, 'en')).toBe('3 days ago');
  });

  it('names twelve months', () => {
    expect(monthNames('es')).toHaveLength(12);
    expect(monthNames('es')[0]).toBe('enero');
    expect(monthNames('en', 'short')[11]).toBe('Dec');
  });

  it('joins a list as the language does', () => {
    expect(formatList(['Ana', 'Luis', 'Rosa'], 'es')).toBe('Ana, Luis y Rosa');
  });
});
