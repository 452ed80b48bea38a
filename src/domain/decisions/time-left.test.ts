import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const closes = '2026-11-10T12:00:00Z';

it.each([
  ['2026-11-07T12:00:00Z', 'days', 3],
  ['2026-11-08T12:00:00Z', 'days', 2],
  ['2026-11-08T12:00:01Z', 'hours', 47],
  ['2026-11-10T10:00:00Z', 'hours', 2],
  ['2026-11-10T10:30:00Z', 'minutes', 90],
  ['2026-11-10T11:59:30Z', 'minutes', 0],
  ['2026-11-11T12:00:00Z', 'minutes', 0],
])('at %s there are %s: %i', (now, unit, count) => {
  expect(timeLeft(closes, Date.parse(now))).toEqual({ unit, count });
});
