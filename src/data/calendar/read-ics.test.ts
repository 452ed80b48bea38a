import { describe, expect, it } from 'vitest';
import { readIcs } from './read-ics.ts';

const OWN = 'America/Santo_Domingo';
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR'].join('\r\n');
const read = (...events: string[]) => readIcs(calendar(...events), OWN, 'Untitled');

describe('another calendar', () => {
  it('gives whole days, times in a zone, and times of a zone that only the file knows', () => {
    const { items, skipped } = read(
      event('UID:a', 'SUMMARY:Days', 'DTSTART;VALUE=DATE:20260515', 'DTEND;VALUE=DATE:20260517'),
      event('UID:b', 'SUMMARY:Zone', 'DTSTART;TZID=America/New_York:20260715T100000', 'DURATION:PT1H'),
      event('UID:c', 'DTSTART:20260115T140000Z', 'DTEND:20260115T150000Z'),
      event('UID:d', 'SUMMARY:Floats', 'DTSTART:20260115T090000'),
    );
    expect(skipped).toEqual([]);
    expect(
      items.map(({ uid, startsOn, endsOn, startsAt, endsAt, timeZone }) => [
        uid,
        startsOn ?? startsAt,
        endsOn ?? endsAt,
        timeZone,
      ]),
    ).toEqual([
      ['a', '2026-05-15', '2026-05-16', OWN],
      ['b', '2026-07-15T14:00:00.000Z', '2026-07-15T15:00:00.000Z', 'America/New_York'],
      ['c', '2026-01-15T14:00:00.000Z', '2026-01-15T15:00:00.000Z', OWN],
      ['d', '2026-01-15T13:00:00.000Z', '2026-01-15T13:00:00.000Z', OWN],
    ]);
    expect(items[2]?.title).toBe('Untitled');
  });

  it('gives series with the days that fall out', () => {
    const { items } = read(
      event(
        ...['UID:a', 'SUMMARY:Weekly', 'DTSTART;TZID=America/New_York:20260105T090000'],
        ...[
          'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260201T140000Z',
          'EXDATE;TZID=America/New_York:20260107T090000',
        ],
      ),
      event(
        'UID:b',
        'SUMMARY:Monthly',
        'DTSTART;VALUE=DATE:20260112',
        'RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=3',
      ),
      event(
        'UID:c',
        'SUMMARY:Birthday',
        'DTSTART;VALUE=DATE:20260301',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1',
      ),
    );
    expect(
      items.map(({ repeat, exdates }) => [
        repeat?.freq,
        repeat?.byDay,
        repeat?.times,
        repeat?.until,
        exdates,
      ]),
    ).toEqual([
      ['weekly', ['MO', 'WE'], null, '2026-02-01', ['2026-01-07']],
      ['monthly', ['2MO'], 3, null, []],
      ['yearly', [], null, null, []],
    ]);
  });

  it('keeps out what this calendar cannot hold, and says why', () => {
    const { items, skipped } = read(
      event('UID:a', 'SUMMARY:No date'),
      event('UID:b', 'SUMMARY:Hourly', 'DTSTART:20260101T100000Z', 'RRULE:FREQ=HOURLY'),
      event('UID:c', 'SUMMARY:Changed', 'DTSTART:20260101T100000Z', 'RECURRENCE-ID:20260101T090000Z'),
      event('UID:d', 'SUMMARY:Gone', 'DTSTART:20260101T100000Z', 'STATUS:CANCELLED'),
      event('UID:e', 'SUMMARY:Long', 'DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20260101'),
      event('UID:f', 'SUMMARY:Off', 'DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=WEEKLY;BYDAY=MO'),
    );
    expect(items).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'no_date',
      'repeat_unknown',
      'changed_day',
      'cancelled',
      'too_long',
      'repeat_unknown',
    ]);
  });

  it('takes at most two thousand', () => {
    const many = Array.from({ length: 2001 }, (_, index) =>
      event(`UID:${index}`, 'SUMMARY:x', 'DTSTART;VALUE=DATE:20260101'),
    );
    const { items, skipped } = read(...many);
    expect([items.length, skipped]).toEqual([2000, [{ title: 'x', reason: 'too_many' }]]);
  });

  it('is no other file', () => {
    for (const text of ['', 'no calendar', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])
      expect(() => readIcs(text, OWN, '')).toThrow();
  });
});
