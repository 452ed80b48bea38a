import { describe, expect, it } from 'vitest';
import { daysOfMonth, firstUnchargedDay, lastDayOf, renewalDays } from './lease-days.ts';

const lease = {
  status: 'active',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  endedOn: null,
  billFrom: '2026-03-01',
  chargedThrough: '2026-11-30',
} as const;

describe('the days of a lease', () => {
  it('are charged up to a day, or from the first billed one on', () => {
    expect(firstUnchargedDay(lease)).toBe('2026-12-01');
    expect(firstUnchargedDay({ ...lease, chargedThrough: null })).toBe('2026-03-01');
  });

  it('end as agreed, as noticed, or not at all', () => {
    expect(lastDayOf(lease)).toBe('2026-12-31');
    expect(lastDayOf({ ...lease, status: 'notice_given', endedOn: '2027-01-31' })).toBe('2027-01-31');
    expect(lastDayOf({ ...lease, status: 'month_to_month' })).toBeNull();
    expect(lastDayOf({ ...lease, status: 'month_to_month', endedOn: '2027-02-28' })).toBe('2027-02-28');
  });

  it('leave a renewal the day after the last one, or an earlier one that is not charged', () => {
    expect(renewalDays(lease)).toEqual({ first: '2026-12-01', last: '2027-01-01' });
    expect(renewalDays({ ...lease, chargedThrough: '2026-12-31' })).toEqual({
      first: '2027-01-01',
      last: '2027-01-01',
    });
    expect(renewalDays({ ...lease, status: 'month_to_month' })).toEqual({ first: '2026-12-01', last: null });
  });

  it('never begin a renewal with the lease itself', () => {
    expect(renewalDays({ ...lease, billFrom: '2026-01-01', chargedThrough: null }).first).toBe('2026-01-02');
  });

  it('of a month are those that it has and that are charged here', () => {
    expect(daysOfMonth({ ...lease, billFrom: '2026-03-10' }, '2026-03-20')).toEqual({
      start: '2026-03-10',
      end: '2026-03-31',
    });
    const leaving = { ...lease, status: 'notice_given', endedOn: '2026-06-12' } as const;
    expect(daysOfMonth(leaving, '2026-06-01')).toEqual({ start: '2026-06-01', end: '2026-06-12' });
    const runsOn = { ...lease, status: 'month_to_month' } as const;
    expect(daysOfMonth(runsOn, '2027-02-03')).toEqual({ start: '2027-02-01', end: '2027-02-28' });
  });
});
