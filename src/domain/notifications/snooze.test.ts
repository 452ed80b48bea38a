import { describe, expect, it } from 'vitest';
import { snoozedUntil } from './snooze.ts';

const ZONE = 'America/Santo_Domingo';

describe('snoozedUntil', () => {
  it('is an hour from now', () =>
    expect(snoozedUntil('hour', ZONE, Date.parse('2026-05-15T23:30:00Z'))).toBe('2026-05-16T00:30:00.000Z'));

  it('is eight in the morning of tomorrow, by the clock of the zone', () => {
    // 22:00 in Santo Domingo is already the next day in UTC.
    expect(snoozedUntil('tomorrow', ZONE, Date.parse('2026-05-16T02:00:00Z'))).toBe(
      '2026-05-16T12:00:00.000Z',
    );
    // The clocks of New York go forward in the night.
    expect(snoozedUntil('tomorrow', 'America/New_York', Date.parse('2026-03-07T17:00:00Z'))).toBe(
      '2026-03-08T12:00:00.000Z',
    );
  });

  it.each([
    ['2026-05-15', '2026-05-18'],
    ['2026-05-17', '2026-05-18'],
    ['2026-05-18', '2026-05-25'],
  ])('is the Monday after %s', (today, monday) =>
    expect(snoozedUntil('monday', ZONE, Date.parse(`${today}T16:00:00Z`))).toBe(`${monday}T12:00:00.000Z`),
  );
});
