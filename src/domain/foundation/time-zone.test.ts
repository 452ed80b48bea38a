import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { DEFAULT_TIME_ZONE, instantAt, timeIn, todayIn } from './time-zone.ts';

describe('todayIn', () => {
  it.each([
    ['2026-03-15T03:59:59Z', '2026-03-14'],
    ['2026-03-15T04:00:00Z', '2026-03-15'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2027-01-01T03:59:59Z', '2026-12-31'],
    ['2024-03-01T03:00:00Z', '2024-02-29'],
  ])('at %s is %s in Santo Domingo', (instant, expected) => {
    expect(todayIn(DEFAULT_TIME_ZONE, new Date(instant))).toBe(expected);
  });

  it('may be two different days at one instant', () => {
    const instant = Date.parse('2026-03-15T11:30:00Z');
    expect(todayIn('Pacific/Kiritimati', instant)).toBe('2026-03-16');
    expect(todayIn('Pacific/Niue', instant)).toBe('2026-03-15');
    expect(todayIn('Pacific/Kiritimati', instant)).toBe(addDays(todayIn('Pacific/Niue', instant), 1));
  });

  it('follows summer time where there is one', () => {
    expect(todayIn('America/New_York', Date.parse('2026-07-01T03:59:00Z'))).toBe('2026-06-30');
    expect(todayIn('America/New_York', Date.parse('2026-01-01T04:59:00Z'))).toBe('2025-12-31');
  });

  it('pads years', () => {
    expect(todayIn('UTC', new Date('0999-01-01T12:00:00Z'))).toMatch(/^0999-/);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => todayIn('America/Santiago_de_los_Caballeros', 0)).toThrow(RangeError);
    expect(() => todayIn(DEFAULT_TIME_ZONE, Number.NaN)).toThrow(RangeError);
  });
});

describe.each(['UTC', 'America/Santo_Domingo', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Tokyo'])(
  'on a machine in %s',
  (machineZone) => {
    const original = process.env.TZ;
    beforeEach(() => {
      process.env.TZ = machineZone;
    });
    afterEach(() => {
      if (original === undefined) delete process.env.TZ;
      else process.env.TZ = original;
    });

    it('the day in Santo Domingo is the same', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machineZone);
      expect(todayIn(DEFAULT_TIME_ZONE, Date.parse('2026-03-15T03:59:59Z'))).toBe('2026-03-14');
      expect(todayIn(DEFAULT_TIME_ZONE, Date.parse('2026-03-15T04:00:00Z'))).toBe('2026-03-15');
    });

    it('days are added the same, summer time or not', () => {
      expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
      expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    });
  },
);

describe('the instant of a day and a time in a zone', () => {
  it.each([
    ['America/Santo_Domingo', '2026-11-22', '08:30', '2026-11-22T12:30:00.000Z'],
    ['America/New_York', '2026-07-01', '00:00', '2026-07-01T04:00:00.000Z'],
    ['America/New_York', '2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
    ['Asia/Kolkata', '2026-01-01', '00:15', '2025-12-31T18:45:00.000Z'],
  ])('%s, %s at %s', (zone, date, time, instant) => {
    expect(instantAt(zone, date, time)).toBe(instant);
    expect([todayIn(zone, Date.parse(instant)), timeIn(zone, Date.parse(instant))]).toEqual([date, time]);
  });

  it('is none for a day that does not exist', () => {
    expect(() => instantAt('America/Santo_Domingo', '2026-13-01', '08:00')).toThrow(RangeError);
  });
});
