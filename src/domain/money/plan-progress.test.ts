import { describe, expect, it } from 'vitest';
import { instalmentSteps, nextPlanPayment } from './plan-progress.ts';

const plan = (['2026-12-08', '2027-01-08', '2027-02-08'] as const).map((dueOn) => ({
  dueOn,
  amountMinor: 2_660_000,
}));
const statesOf = (paidMinor: number, today: string) =>
  instalmentSteps(plan, paidMinor, today).map(({ state }) => state);
const dueOf = (paidMinor: number, today: string) => nextPlanPayment(instalmentSteps(plan, paidMinor, today));

describe('the instalments of a plan', () => {
  it('are paid in their order', () => {
    expect(statesOf(0, '2026-11-23')).toEqual(['next', 'later', 'later']);
    expect(statesOf(2_660_000, '2026-11-23')).toEqual(['paid', 'next', 'later']);
    expect(instalmentSteps(plan, 3_000_000, '2026-11-23').map(({ leftMinor }) => leftMinor)).toEqual([
      0, 2_320_000, 2_660_000,
    ]);
    expect(statesOf(9_000_000, '2027-12-01')).toEqual(['paid', 'paid', 'paid']);
  });

  it('are missed from the day after theirs', () => {
    expect(statesOf(0, '2026-12-08')[0]).toBe('next');
    expect(statesOf(0, '2026-12-09')).toEqual(['missed', 'next', 'later']);
    expect(statesOf(2_659_999, '2027-01-09')).toEqual(['missed', 'missed', 'next']);
  });
});

describe('what to pay of a plan', () => {
  it('is the next instalment, or what is left of it', () => {
    expect(dueOf(0, '2026-11-23')).toEqual({ amountMinor: 2_660_000, dueOn: '2026-12-08', isMissed: false });
    expect(dueOf(3_000_000, '2026-11-23')).toMatchObject({ amountMinor: 2_320_000, dueOn: '2027-01-08' });
  });

  it('is all that was missed, where something was', () => {
    expect(dueOf(60_000, '2027-01-09')).toEqual({
      amountMinor: 5_260_000,
      dueOn: '2026-12-08',
      isMissed: true,
    });
  });

  it('is nothing where all is paid', () => {
    expect(dueOf(7_980_000, '2026-11-23')).toBeNull();
  });
});
