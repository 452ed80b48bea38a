import { describe, expect, it } from 'vitest';
import {
  dayBounds,
  hasWorsened,
  isOpenLongEnough,
  isOverlapping,
  itemConditions,
  minutesOf,
  slotsOf,
} from './community.ts';

const ZONE = 'America/Santo_Domingo';
const hours = { opensAt: '09:00:00', closesAt: '12:30:00', slotMinutes: 60 };

describe('slotsOf', () => {
  it('gives whole slots in the zone of the building, and none for what is left', () => {
    expect(slotsOf(hours, '2026-11-22', ZONE).map(({ startsAt }) => startsAt)).toEqual([
      '2026-11-22T13:00:00.000Z',
      '2026-11-22T14:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
    ]);
  });

  it('reaches midnight', () => {
    const late = slotsOf({ opensAt: '22:00', closesAt: '24:00', slotMinutes: 120 }, '2026-11-22', ZONE);
    expect(late).toEqual([{ startsAt: '2026-11-23T02:00:00.000Z', endsAt: '2026-11-23T04:00:00.000Z' }]);
  });

  it('follows the clocks of a zone that changes them', () => {
    const at = (date: string) => slotsOf(hours, date, 'America/New_York')[0]?.startsAt;
    expect(at('2026-03-07')).toBe('2026-03-07T14:00:00.000Z');
    expect(at('2026-03-08')).toBe('2026-03-08T13:00:00.000Z');
  });

  it('is empty when no slot fits', () => {
    expect(slotsOf({ ...hours, slotMinutes: 240 }, '2026-11-22', ZONE)).toEqual([]);
    expect(isOpenLongEnough({ ...hours, slotMinutes: 240 })).toBe(false);
    expect(isOpenLongEnough(hours)).toBe(true);
  });
});

describe('isOverlapping', () => {
  const [first, second] = slotsOf(hours, '2026-11-22', ZONE);
  it('knows neighbours from overlaps', () => {
    if (!first || !second) throw new Error('two slots were expected');
    expect(isOverlapping(first, second)).toBe(false);
    expect(isOverlapping(first, first)).toBe(true);
    expect(isOverlapping(first, { ...second, startsAt: '2026-11-22T13:59:59Z' })).toBe(true);
  });
});

describe('minutesOf', () => {
  it.each([
    ['00:00', 0],
    ['09:30:00', 570],
    ['24:00:00', 1440],
  ])('%s is %i', (time, minutes) => expect(minutesOf(time)).toBe(minutes));
  it.each(['', '9:00', 'ab:cd'])('%j is no time', (time) => expect(minutesOf(time)).toBeNaN());
});

describe('dayBounds', () => {
  it('are midnights of the zone', () => {
    expect(dayBounds('2026-11-22', ZONE).map((at) => new Date(at).toISOString())).toEqual([
      '2026-11-22T04:00:00.000Z',
      '2026-11-23T04:00:00.000Z',
    ]);
  });
});

describe('hasWorsened', () => {
  it('counts damage and loss, and neither wear nor what was already so', () => {
    const worse = itemConditions.flatMap((before) =>
      itemConditions.filter((after) => hasWorsened(before, after)).map((after) => `${before} ${after}`),
    );
    expect(worse).toEqual([
      'new damaged',
      'new missing',
      'good damaged',
      'good missing',
      'worn damaged',
      'worn missing',
      'damaged missing',
    ]);
  });
});
