import { describe, expect, it } from 'vitest';
import { dateOrderOf, isDay, readDay } from './written-day.ts';

describe('a day', () => {
  it.each([
    ['03/11/2026', '2026-11-03'],
    ['3-11-26', '2026-11-03'],
    ['03.11.2026', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    ['2026-11-03T10:20:00', '2026-11-03'],
    ['2026-11-04T02:30:00Z', '2026-11-04'],
    ['20261103', '2026-11-03'],
    ['20261103 120000', '2026-11-03'],
    ['03112026', '2026-11-03'],
    ['3112026', '2026-11-03'],
    ['03-nov-2026', '2026-11-03'],
    ['03/ENE/26', '2026-01-03'],
    ['15-Apr-2026', '2026-04-15'],
    ['Nov 3, 2026', '2026-11-03'],
    ['November 3rd, 2026', '2026-11-03'],
    ['3 nov 2026', '2026-11-03'],
    ['03 de noviembre de 2026', '2026-11-03'],
    ['3 de noviembre del 2026', '2026-11-03'],
    ['03-noviembre-2026', '2026-11-03'],
    ['03-sept.-2026', '2026-09-03'],
    ['03NOV2026', '2026-11-03'],
    ['mar 03/11/2026', '2026-11-03'],
    ['martes, 3 de noviembre de 2026', '2026-11-03'],
    ['Mar 3, 2026', '2026-03-03'],
    ['46329', '2026-11-03'],
    ['46329.4375', '2026-11-03'],
    ['03/11/2026 10:20 AM', '2026-11-03'],
    ['03/11/2026 10:20 p. m.', '2026-11-03'],
  ])('%s', (text, date) => {
    expect(readDay(text, 'dmy')).toBe(date);
    // A number that may be anything is a day only where days stand.
    expect(isDay(text)).toBe(!/^\d{5}(\.|$)/.test(text));
  });

  it('with the month or the year first where a bank writes so', () => {
    expect(readDay('11/03/2026', 'mdy')).toBe('2026-11-03');
    expect(readDay('26/11/03', 'ymd')).toBe('2026-11-03');
    expect(readDay('11/23/2026', 'dmy')).toBeNull();
  });

  it.each([
    '',
    'Total',
    '31/02/2026',
    '2026-13-01',
    '03-foo-2026',
    '1/2/3',
    '03/11',
    '12345',
    '778812',
    '1.500',
    '03/11/1899',
  ])('is none in "%s"', (text) => {
    expect(readDay(text, 'dmy')).toBeNull();
    expect(isDay(text)).toBe(false);
  });
});

describe('the order of days', () => {
  it.each([
    [['13/11/2026', '03/11/2026'], 'dmy'],
    [['11/13/2026', '11/03/2026'], 'mdy'],
    [['2026-11-03'], 'dmy'],
    [['11/11/2026'], 'dmy'],
    [['mar 03/11/2026'], 'dmy'],
    [['tue 11/03/2026'], 'mdy'],
    [['03/11/2026', '04/11/2026'], null],
    [['13/11/2026', '11/13/2026'], null],
    [['26/11/03', '26/11/04', '26/11/05'], null],
  ])('of %j is %s', (texts, order) => {
    expect(dateOrderOf(texts as string[]).order).toBe(order);
  });

  it('names a day that the orders read differently', () => {
    expect(dateOrderOf(['11/11/2026', '03/11/2026']).example).toBe('03/11/2026');
  });
});
