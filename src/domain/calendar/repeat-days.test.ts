import { RRule } from 'rrule';
import { describe, expect, test } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { firstRepeats, type RepeatRule, repeatsOn, weekdayCode } from './repeat-days.ts';

const rule = (part: Partial<RepeatRule>): RepeatRule => ({
  freq: 'weekly',
  every: 1,
  byDay: [],
  byMonthDay: [],
  times: null,
  until: null,
  ...part,
});

describe('the first days of a series', () => {
  test('the second Monday and the last Friday of a month', () => {
    const days = rule({ freq: 'monthly', byDay: ['2MO', '-1FR'] });
    expect(firstRepeats(days, '2026-01-12', 4)).toEqual([
      '2026-01-12',
      '2026-01-30',
      '2026-02-09',
      '2026-02-27',
    ]);
  });

  test('a month without the 31st is passed over', () => {
    expect(firstRepeats(rule({ freq: 'monthly' }), '2026-01-31', 3)).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ]);
  });

  test('it stops when it came often enough, or on its last day', () => {
    expect(firstRepeats(rule({ freq: 'daily', times: 2 }), '2026-01-01', 5)).toHaveLength(2);
    expect(firstRepeats(rule({ freq: 'daily', until: '2026-01-03' }), '2026-01-01', 5)).toHaveLength(3);
  });

  test('the 29th of February comes every fourth year', () => {
    expect(firstRepeats(rule({ freq: 'yearly' }), '2024-02-29', 2)).toEqual(['2024-02-29', '2028-02-29']);
  });

  test('an unfinished day has none', () => {
    expect(firstRepeats(rule({}), '', 5)).toEqual([]);
  });
});

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** One rule of each number, with a first day that it names. */
function ruleOf(seed: number): { rule: RepeatRule; first: string } {
  const pick = <Of>(list: readonly Of[], by: number) => list[Math.floor(seed / by) % list.length] as Of;
  const freq = pick(FREQUENCIES, 1);
  const ordinal = freq === 'monthly' ? pick(['', '1', '2', '-1'], 7) : '';
  const hasDays = freq !== 'yearly' && pick([true, false], 4);
  const hasMonthDays = freq === 'monthly' && !hasDays && pick([true, false], 5);
  const made = rule({
    freq,
    every: 1 + (seed % 5),
    byDay: hasDays ? [...new Set([pick(CODES, 3), pick(CODES, 11)])].map((code) => ordinal + code) : [],
    byMonthDay: hasMonthDays ? [...new Set([1 + (seed % 31), -1])] : [],
  });
  let first = addDays('2024-01-01', seed % 900);
  while (!repeatsOn(made, first, first)) first = addDays(first, 1);
  return { rule: made, first };
}

test('as another implementation of RFC 5545 has them', () => {
  for (let seed = 0; seed < 600; seed += 1) {
    const { rule: made, first } = ruleOf(seed);
    const stamp = `${first.replaceAll('-', '')}T000000Z`;
    const parts = [
      `FREQ=${made.freq.toUpperCase()};INTERVAL=${made.every};WKST=MO`,
      made.byDay.length > 0 ? `BYDAY=${made.byDay.join(',')}` : '',
      made.byMonthDay.length > 0 ? `BYMONTHDAY=${made.byMonthDay.join(',')}` : '',
    ].filter((part) => part !== '');
    const other = RRule.fromString(`DTSTART:${stamp}\nRRULE:${parts.join(';')};COUNT=6`);
    const expected = other.all().map((date) => date.toISOString().slice(0, 10));
    const found = firstRepeats(made, first, 6);
    // Ours looks no further than twenty years.
    expect(found, `${seed} ${parts.join(';')} from ${first}`).toEqual(expected.slice(0, found.length));
    expect(found.length).toBeGreaterThan(1);
    expect(weekdayCode(first)).toHaveLength(2);
  }
});
