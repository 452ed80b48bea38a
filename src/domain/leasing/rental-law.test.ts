import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../foundation/dates.ts';
import { unitUses } from '../foundation/enums.ts';
import {
  type DepositTerms,
  DOMINICAN_RENTAL_LAW,
  depositLimit,
  depositWarning,
  increaseWarning,
  type LegalRule,
  noticeWarning,
  retentionDeadline,
  ruleInForce,
} from './rental-law.ts';

const law = 'Ley 85-25';
const agreedOn = '2026-01-15';

function terms(changes: Partial<DepositTerms> = {}): DepositTerms {
  return { use: 'dwelling', depositMinor: 5_000_001, monthlyRentMinor: 2_500_000, agreedOn, ...changes };
}

describe('a deposit under art. 13', () => {
  it('above two months of rent for a dwelling gives a warning that cites the law', () => {
    expect(depositWarning(terms())).toEqual({
      code: 'deposit_above_maximum',
      maximumMinor: 5_000_000,
      maximumMonths: 2,
      law,
      article: '13',
    });
  });

  it('of exactly two months, or none at all, gives none', () => {
    expect(depositWarning(terms({ depositMinor: 5_000_000 }))).toBeNull();
    expect(depositWarning(terms({ depositMinor: 0 }))).toBeNull();
  });

  it('has a limit that can be said beforehand, with its law', () => {
    const limit = { maximumMinor: 5_000_000, maximumMonths: 2, law, article: '13' };
    expect(depositLimit('dwelling', 2_500_000, agreedOn)).toEqual(limit);
    expect(depositLimit('commercial', 2_500_000, agreedOn)).toBeNull();
  });

  it('is free in commerce', () => {
    expect(depositWarning(terms({ use: 'commercial', depositMinor: 50_000_000 }))).toBeNull();
  });

  it('was not limited by it before its promulgation', () => {
    expect(depositWarning(terms({ agreedOn: '2025-08-13' }))).toBeNull();
    expect(depositWarning(terms({ agreedOn: '2025-08-14' }))).not.toBeNull();
  });
});

describe('a notice under art. 31, 40 and 42', () => {
  const givenOn = '2026-03-01';
  it.each([
    ['dwelling', 89, 90, '31'],
    ['commercial', 179, 180, '40, 42'],
  ] as const)('of a %s with %i days is one short', (use, days, minimumDays, article) => {
    const short = noticeWarning({ use, givenOn, leavesOn: addDays(givenOn, days) });
    expect(short).toEqual({ code: 'notice_too_short', days, minimumDays, law, article });
    expect(noticeWarning({ use, givenOn, leavesOn: addDays(givenOn, minimumDays) })).toBeNull();
  });

  it('warns exactly when there are fewer days than the rule has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...unitUses), fc.integer({ min: 0, max: 400 }), (use, days) => {
        const leavesOn = addDays(givenOn, days);
        const minimum = ruleInForce('notice', use, givenOn)?.value ?? 0;
        const warning = noticeWarning({ use, givenOn, leavesOn });
        expect(warning !== null).toBe(daysBetween(givenOn, leavesOn) < minimum);
      }),
    );
  });
});

describe('a rise of the rent under art. 8', () => {
  const rise = (afterMinor: number, use: 'dwelling' | 'commercial' = 'dwelling') =>
    increaseWarning({ use, beforeMinor: 1_000_001, afterMinor, agreedOn });

  it('above ten percent of a dwelling gives a warning with the most that it may be', () => {
    expect(rise(1_100_002)).toEqual({
      code: 'increase_above_cap',
      maximumMinor: 1_100_001,
      basisPoints: 1000,
      law,
      article: '8',
    });
  });

  it('up to it, a lower rent, and commerce give none', () => {
    expect(rise(1_100_001)).toBeNull();
    expect(rise(900_000)).toBeNull();
    expect(rise(9_000_000, 'commercial')).toBeNull();
  });

  it('never calls a permitted rent too high, nor a rent above the cap permitted', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (beforeMinor, afterMinor) => {
        const warning = increaseWarning({ use: 'dwelling', beforeMinor, afterMinor, agreedOn });
        const isAbove = BigInt(afterMinor) * 10n > BigInt(beforeMinor) * 11n;
        expect(warning !== null).toBe(isAbove);
        if (warning)
          expect(BigInt(warning.maximumMinor) * 10n).toBeLessThanOrEqual(BigInt(beforeMinor) * 11n);
      }),
    );
  });

  it('from no rent to some is not a rise', () => {
    const free = { use: 'dwelling', beforeMinor: 0, afterMinor: 5, agreedOn } as const;
    expect(increaseWarning(free)).toBeNull();
  });
});

it('the reasons for keeping a deposit are due five days after the return, under art. 16', () => {
  expect(retentionDeadline('dwelling', '2026-02-26')).toEqual({
    days: 5,
    lastDay: '2026-03-03',
    law,
    article: '16',
  });
  expect(retentionDeadline('dwelling', '2025-08-13')).toBeNull();
});

describe('the rules', () => {
  it('never speak twice of one matter, use and day', () => {
    for (const rule of DOMINICAN_RENTAL_LAW) {
      for (const use of rule.use === null ? unitUses : [rule.use]) {
        const same = DOMINICAN_RENTAL_LAW.filter(
          (other) => other.matter === rule.matter && (other.use === null || other.use === use),
        );
        expect(same, `${rule.matter} ${use}`).toEqual([rule]);
      }
    }
  });

  it('cite the law and an article', () => {
    for (const rule of DOMINICAN_RENTAL_LAW) {
      expect(rule.law).not.toBe('');
      expect(rule.article).toMatch(/^\d+(, \d+)*$/);
    }
  });
});

describe('a change of the law', () => {
  const successor: LegalRule = {
    matter: 'deposit_cap',
    use: 'dwelling',
    value: 1,
    validFrom: '2030-01-01',
    validTo: null,
    law: 'Ley nueva',
    article: '1',
    confirmedOn: null,
  };
  const rules = [...DOMINICAN_RENTAL_LAW.map((rule) => ({ ...rule, validTo: '2029-12-31' })), successor];

  it('counts for contracts from its first day on and leaves earlier ones as they were', () => {
    expect(depositWarning(terms({ agreedOn: '2029-12-31' }), rules)?.maximumMonths).toBe(2);
    expect(depositWarning(terms({ agreedOn: '2030-01-01' }), rules)?.maximumMonths).toBe(1);
  });
});
