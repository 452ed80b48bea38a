import { expect, it } from 'vitest';
import { amountOf, type Owed, sharesOf } from './share.ts';

const instalment = { amountMinor: 2_660_000, dueOn: '2026-12-08', isMissed: false } as const;
const owed: Owed = { remainingMinor: 7_980_000, instalment: null };

it('offers a plan’s instalment first, then all, then an amount', () => {
  expect(sharesOf({ ...owed, instalment })).toEqual(['instalment', 'all', 'part']);
  expect(sharesOf(owed)).toEqual(['all', 'part']);
});

it('offers no instalment beside all where they are the same', () => {
  expect(sharesOf({ remainingMinor: 2_660_000, instalment })).toEqual(['all', 'part']);
});

it('leaves an amount to be typed where nothing is owed', () => {
  expect(sharesOf({ remainingMinor: 0, instalment: null })).toEqual(['part']);
});

it('pays what is owed now, whatever was owed when it was chosen', () => {
  expect(amountOf('all', owed, 7_880_000)).toBe(7_980_000);
  expect(amountOf('all', { ...owed, remainingMinor: 500_000 }, null)).toBe(500_000);
  expect(amountOf('instalment', { ...owed, instalment }, null)).toBe(2_660_000);
  expect(amountOf('part', owed, 100_000)).toBe(100_000);
  expect(amountOf('part', owed, null)).toBe(0);
});
