import { describe, expect, it } from 'vitest';
import {
  type DepositRule,
  type DepositTerms,
  DOMINICAN_DEPOSIT_RULES,
  depositLimit,
  depositWarning,
} from './deposit-rule.ts';

function terms(changes: Partial<DepositTerms> = {}): DepositTerms {
  return {
    use: 'dwelling',
    depositMinor: 5_000_001,
    monthlyRentMinor: 2_500_000,
    agreedOn: '2026-01-15',
    ...changes,
  };
}

describe('a deposit under Ley 85-25, art. 13', () => {
  it('above two months of rent for a dwelling gives a warning that cites the law', () => {
    expect(depositWarning(terms())).toEqual({
      code: 'deposit_above_maximum',
      maximumMinor: 5_000_000,
      maximumMonths: 2,
      law: 'Ley 85-25',
      article: '13',
    });
  });

  it('of exactly two months, or none at all, gives none', () => {
    expect(depositWarning(terms({ depositMinor: 5_000_000 }))).toBeNull();
    expect(depositWarning(terms({ depositMinor: 0 }))).toBeNull();
  });

  it('is free in commerce', () => {
    expect(depositWarning(terms({ use: 'commercial', depositMinor: 50_000_000 }))).toBeNull();
  });

  it('was not limited by it before its promulgation', () => {
    expect(depositWarning(terms({ agreedOn: '2025-08-13' }))).toBeNull();
    expect(depositWarning(terms({ agreedOn: '2025-08-14' }))).not.toBeNull();
  });
});

describe('a change of the law', () => {
  const successor: DepositRule = {
    use: 'dwelling',
    maximumMonths: 1,
    validFrom: '2030-01-01',
    validTo: null,
    law: 'Ley nueva',
    article: '1',
  };
  const rules = [...DOMINICAN_DEPOSIT_RULES.map((rule) => ({ ...rule, validTo: '2029-12-31' })), successor];

  it('counts for contracts from its first day on and leaves earlier ones as they were', () => {
    expect(depositWarning(terms({ agreedOn: '2029-12-31' }), rules)?.maximumMonths).toBe(2);
    expect(depositWarning(terms({ agreedOn: '2030-01-01' }), rules)?.maximumMonths).toBe(1);
  });
});

describe('the limit', () => {
  it('is said with its law, in money', () => {
    expect(depositLimit('dwelling', 2_500_000, '2026-01-01')).toEqual({
      maximumMinor: 5_000_000,
      maximumMonths: 2,
      law: 'Ley 85-25',
      article: '13',
    });
  });

  it('is none in commerce, and none before the law', () => {
    expect(depositLimit('commercial', 2_500_000, '2026-01-01')).toBeNull();
    expect(depositLimit('dwelling', 2_500_000, '2025-08-13')).toBeNull();
  });
});
