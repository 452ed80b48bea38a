import { describe, expect, it } from 'vitest';
import type { OpenCharge } from '#src/domain/money/allocation.ts';
import { summarizeDue } from './due-summary.ts';

const charge = (id: string, dueOn: string, outstandingMinor: number): OpenCharge => ({
  id,
  kind: 'rent',
  dueOn,
  currency: 'DOP',
  outstandingMinor,
  postingNumber: 1,
});
const october = charge('october', '2026-10-05', 1000);
const november = charge('november', '2026-11-05', 2500);

describe('summarizeDue', () => {
  it('is clear when nothing is open', () => {
    expect(summarizeDue([], 0, '2026-11-01')).toMatchObject({
      state: 'clear',
      remainingMinor: 0,
      dueOn: null,
    });
  });
  it('stays clear while a payment ahead waits', () => {
    expect(summarizeDue([], 700, '2026-11-01')).toMatchObject({ state: 'clear', waitingMinor: 700 });
  });
  it.each([
    ['2026-11-04', 'upcoming', 1, 0],
    ['2026-11-05', 'today', 0, 0],
    ['2026-11-06', 'late', -1, 2500],
  ] as const)('on %s is %s', (today, state, daysLeft, lateMinor) => {
    expect(summarizeDue([november], 0, today)).toMatchObject({
      state,
      daysLeft,
      lateMinor,
      dueOn: '2026-11-05',
    });
  });
  it('goes by the oldest charge and tells the late part apart', () => {
    expect(summarizeDue([november, october], 0, '2026-11-01')).toEqual({
      state: 'late',
      owedMinor: 3500,
      waitingMinor: 0,
      remainingMinor: 3500,
      lateMinor: 1000,
      dueOn: '2026-10-05',
      hasLateDays: false,
      nextDueOn: '2026-11-05',
      daysLeft: -27,
    });
  });
  it('knows when what is late was due on more than one day', () => {
    const december = charge('december', '2026-12-05', 2500);
    expect(summarizeDue([december, november, october], 0, '2026-11-20')).toMatchObject({
      lateMinor: 3500,
      dueOn: '2026-10-05',
      hasLateDays: true,
    });
    expect(summarizeDue([october, charge('fee', '2026-10-05', 300)], 0, '2026-11-20').hasLateDays).toBe(
      false,
    );
    // What was reported pays the oldest: the late fee of another day is all that is left.
    expect(summarizeDue([october, november], 1000, '2026-11-20').hasLateDays).toBe(false);
  });
  it('takes reports off the oldest charge first, so that the rest is due later', () => {
    expect(summarizeDue([november, october], 1200, '2026-11-01')).toMatchObject({
      state: 'upcoming',
      owedMinor: 3500,
      remainingMinor: 2300,
      lateMinor: 0,
      dueOn: '2026-11-05',
    });
  });
  it('waits when the reports cover everything, and more than everything', () => {
    expect(summarizeDue([november], 2500, '2026-11-09')).toMatchObject({
      state: 'waiting',
      remainingMinor: 0,
    });
    expect(summarizeDue([november], 9900, '2026-11-09')).toMatchObject({
      state: 'waiting',
      remainingMinor: 0,
      lateMinor: 0,
      dueOn: null,
    });
  });
});
