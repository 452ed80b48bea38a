import { expect, it } from 'vitest';
import { changeDays, presentSince, usualChange } from './owner-changes.ts';

const term = (startsOn: string, endsOn: string) => ({ startsOn, endsOn, owners: [] });

it('those who own it now own it from the day after the last term', () => {
  expect(presentSince([])).toBeNull();
  expect(presentSince([term('2026-02-01', '2026-04-30'), term('1900-01-01', '2026-01-31')])).toBe(
    '2026-05-01',
  );
});

it('owners change on firsts of months after the last change, up to this month', () => {
  expect(changeDays('2026-05-01', '2026-08-17')).toEqual(['2026-08-01', '2026-07-01', '2026-06-01']);
  expect(changeDays(null, '2026-08-01')).toHaveLength(36);
});

it('a change is one of this month, unless it is the first owners or this month has one already', () => {
  expect(usualChange(null, 2, '2026-08-17')).toBe('2026-08-01');
  expect(usualChange(null, 0, '2026-08-17')).toBe('');
  expect(usualChange('2026-07-01', 0, '2026-08-17')).toBe('2026-08-01');
  expect(usualChange('2026-08-01', 2, '2026-08-17')).toBe('');
});
