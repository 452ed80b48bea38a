import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/dates.ts';
import {
  firstFeeDay,
  type LateCharge,
  type LateFeeRule,
  lateFeeToPost,
  resolveLateFeeRule,
} from './late-fee.ts';

function rule(changes: Partial<LateFeeRule> = {}): LateFeeRule {
  return {
    kind: 'fixed',
    amountMinor: 50_000,
    basisPoints: 0,
    frequency: 'one_time',
    graceDays: 3,
    minimumBalanceMinor: 0,
    monthlyMaximumMinor: null,
    maximumMinor: null,
    ...changes,
  };
}

function charge(changes: Partial<LateCharge> = {}): LateCharge {
  return {
    dueOn: '2026-03-01',
    amountMinor: 2_500_000,
    outstandingMinor: 1_000_000,
    reportedMinor: 0,
    feesPostedMinor: 0,
    feesPostedInMonthMinor: 0,
    lastFeeOn: null,
    ...changes,
  };
}

describe('resolveLateFeeRule', () => {
  const [organization, property, lease] = [1, 2, 3].map((amountMinor) => rule({ amountMinor }));

  it('takes the most specific rule as a whole', () => {
    expect(resolveLateFeeRule({ organization: organization ?? null, property: null, lease: null })).toBe(
      organization,
    );
    expect(
      resolveLateFeeRule({ organization: organization ?? null, property: property ?? null, lease: null }),
    ).toBe(property);
    expect(
      resolveLateFeeRule({
        organization: organization ?? null,
        property: property ?? null,
        lease: lease ?? null,
      }),
    ).toBe(lease);
  });

  it('lets a lease be exempt', () => {
    const exempt = rule({ kind: 'none' });
    const resolved = resolveLateFeeRule({ organization: rule(), property: null, lease: exempt });
    expect(resolved).toBe(exempt);
    expect(lateFeeToPost(resolved, charge(), '2026-04-01')).toBe(0);
  });

  it('is null without any rule, and then nothing is charged', () => {
    const resolved = resolveLateFeeRule({ organization: null, property: null, lease: null });
    expect(resolved).toBeNull();
    expect(lateFeeToPost(resolved, charge(), '2026-04-01')).toBe(0);
  });
});

describe('the grace days', () => {
  it('do not count the due day: due on the 1st and a fee on the 5th are three', () => {
    expect(firstFeeDay('2026-03-01', 3)).toBe('2026-03-05');
    expect(firstFeeDay('2026-03-01', 0)).toBe('2026-03-02');
    expect(firstFeeDay('2026-02-27', 3)).toBe('2026-03-03');
  });

  it.each([
    ['2026-02-15', 0],
    ['2026-03-01', 0],
    ['2026-03-04', 0],
    ['2026-03-05', 50_000],
    ['2026-03-31', 50_000],
  ])('on %s give a fee of %d', (today, expected) => {
    expect(lateFeeToPost(rule(), charge(), today)).toBe(expected);
  });
});

describe('a one-time fee', () => {
  it.each([
    ['fixed', 0, 50_000],
    ['percent_of_outstanding', 500, 50_000],
    ['percent_of_rent', 500, 125_000],
    ['percent_of_rent', 333, 83_250],
    ['none', 500, 0],
  ] as const)('of kind %s at %d basis points is %d', (kind, basisPoints, expected) => {
    expect(lateFeeToPost(rule({ kind, basisPoints }), charge(), '2026-03-05')).toBe(expected);
  });

  it('is posted once', () => {
    const posted = charge({ lastFeeOn: '2026-03-05', feesPostedMinor: 50_000 });
    expect(lateFeeToPost(rule(), posted, '2026-03-06')).toBe(0);
  });

  it('spares what is paid and what is below the minimum balance', () => {
    expect(lateFeeToPost(rule(), charge({ outstandingMinor: 0 }), '2026-03-05')).toBe(0);
    const minimum = rule({ minimumBalanceMinor: 20_000 });
    expect(lateFeeToPost(minimum, charge({ outstandingMinor: 19_999 }), '2026-03-05')).toBe(0);
    expect(lateFeeToPost(minimum, charge({ outstandingMinor: 20_000 }), '2026-03-05')).toBe(50_000);
  });

  it('waits for what was reported, and is as it would have been when that is rejected', () => {
    const reported = (reportedMinor: number) => charge({ reportedMinor });
    expect(lateFeeToPost(rule(), reported(1_000_000), '2026-03-05')).toBe(0);
    expect(lateFeeToPost(rule(), reported(999_999), '2026-03-05')).toBe(50_000);
    const minimum = rule({ minimumBalanceMinor: 20_000 });
    expect(lateFeeToPost(minimum, reported(980_001), '2026-03-05')).toBe(0);
    const percent = rule({ kind: 'percent_of_outstanding', basisPoints: 500, frequency: 'daily' });
    expect(lateFeeToPost(percent, reported(1), '2026-03-05')).toBe(0);
    expect(lateFeeToPost(percent, reported(0), '2026-03-07')).toBe(150_000);
  });

  it('stops at the maximum', () => {
    expect(lateFeeToPost(rule({ maximumMinor: 30_000 }), charge(), '2026-03-05')).toBe(30_000);
    expect(lateFeeToPost(rule({ maximumMinor: 0 }), charge(), '2026-03-05')).toBe(0);
  });
});

describe('a daily fee', () => {
  const daily = rule({ frequency: 'daily', amountMinor: 1_000 });

  it('counts every day from the first after the grace days', () => {
    expect(lateFeeToPost(daily, charge(), '2026-03-04')).toBe(0);
    expect(lateFeeToPost(daily, charge(), '2026-03-05')).toBe(1_000);
    expect(lateFeeToPost(daily, charge(), '2026-03-14')).toBe(10_000);
  });

  it('catches up on the days since the last one posted', () => {
    const posted = charge({ lastFeeOn: '2026-03-10', feesPostedMinor: 6_000 });
    expect(lateFeeToPost(daily, posted, '2026-03-10')).toBe(0);
    expect(lateFeeToPost(daily, posted, '2026-03-12')).toBe(2_000);
  });

  it('never passes its maximum, which may have been lowered since', () => {
    const posted = charge({ lastFeeOn: '2026-03-10', feesPostedMinor: 6_000 });
    expect(lateFeeToPost({ ...daily, maximumMinor: 7_500 }, posted, '2026-03-31')).toBe(1_500);
    expect(lateFeeToPost({ ...daily, maximumMinor: 5_000 }, posted, '2026-03-31')).toBe(0);
  });

  it('comes to the same whether it is posted each day or now and then', () => {
    const offsets = fc.uniqueArray(fc.nat(60), { maxLength: 10 }).map((days) => days.sort((a, b) => a - b));
    const maxima = fc.option(fc.nat(60_000));
    fc.assert(
      fc.property(offsets, maxima, fc.nat(10), (days, maximumMinor, graceDays) => {
        const someRule = { ...daily, maximumMinor, graceDays };
        let current = charge();
        for (const day of [...days, 60]) {
          const today = addDays('2026-03-01', day);
          const feeMinor = lateFeeToPost(someRule, current, today);
          if (feeMinor === 0) continue;
          current = { ...current, lastFeeOn: today, feesPostedMinor: current.feesPostedMinor + feeMinor };
        }
        expect(current.feesPostedMinor).toBe(lateFeeToPost(someRule, charge(), '2026-04-30'));
      }),
    );
  });
});
