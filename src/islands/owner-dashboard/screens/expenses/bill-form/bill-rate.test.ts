import { describe, expect, it } from 'vitest';
import { rateOn, readRate, toBillRate } from './bill-rate.ts';

const saved = [
  { id: 'c', ratedOn: '2026-10-12', rate: 62, source: 'Banco Central' },
  { id: 'b', ratedOn: '2026-10-05', rate: 61.55, source: 'Banco Central' },
  { id: 'a', ratedOn: '2026-10-01', rate: 60, source: 'Banreservas' },
];

describe('the rate of a bill', () => {
  it('is the one saved last up to its day', () => {
    expect(rateOn(saved, '2026-10-11')).toEqual({
      dopRate: '61.55',
      rateSource: 'Banco Central',
      ratedOn: '2026-10-05',
    });
    expect(rateOn(saved, '2026-10-01')?.dopRate).toBe('60');
    expect(rateOn(saved, '2026-09-30')).toBeNull();
  });

  it.each([
    ['61.5', 61.5],
    ['61,5', 61.5],
    ['', null],
    ['0', null],
    ['-1', null],
    ['100000', null],
    ['dos', null],
  ])('reads %s as %s', (text, rate) => {
    expect(readRate(text)).toBe(rate);
  });

  it('is sent with its source and day, or not at all', () => {
    const typed = { dopRate: '61,5', rateSource: ' Banco Central ', ratedOn: '2026-10-05' };
    expect(toBillRate(typed, '2026-10-05')).toEqual({
      dopRate: 61.5,
      source: 'Banco Central',
      ratedOn: '2026-10-05',
    });
    expect(toBillRate(typed, '2026-10-04')).toBeNull();
    expect(toBillRate({ ...typed, rateSource: ' ' }, '2026-10-05')).toBeNull();
    expect(toBillRate({ ...typed, dopRate: '' }, '2026-10-05')).toBeNull();
  });
});
