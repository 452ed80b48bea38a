import { expect, it } from 'vitest';
import { scoreOf } from '#src/domain/screening/screening-score.ts';
import { type ScoredApplication, scoreFactsOf } from './score-facts.ts';

const complete: ScoredApplication = {
  rentMinor: 2_500_000,
  incomeMinor: 7_500_000,
  foreignIncomeCount: 0,
  incomeDocumentCount: 1,
  isDepositReady: true,
  favorableKinds: ['landlord', 'employer', 'personal'],
  referenceCount: 3,
  checkedCount: 3,
  applicantCount: 2,
  emailCount: 2,
  phoneCount: 2,
  identityCount: 2,
  occupationCount: 2,
  consentCount: 2,
};

it('hands everything over that counts', () => {
  expect(scoreOf(scoreFactsOf(complete)).total).toBe(100);
});

it.each<[keyof ScoredApplication, ScoredApplication[keyof ScoredApplication], number]>([
  ['incomeMinor', null, 60],
  ['rentMinor', null, 60],
  ['incomeDocumentCount', 0, 85],
  ['isDepositReady', null, 90],
  ['favorableKinds', ['employer'], 83],
  ['emailCount', 0, 98],
  ['consentCount', 1, 99],
])('without %s there are fewer points', (name, value, total) => {
  expect(scoreOf(scoreFactsOf({ ...complete, [name]: value })).total).toBe(total);
});
