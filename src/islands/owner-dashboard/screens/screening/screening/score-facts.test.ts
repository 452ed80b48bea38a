import { expect, it } from 'vitest';
import { scoreOf } from '#src/domain/screening/screening-score.ts';
import { type ScoredApplication, scoreFactsOf } from './score-facts.ts';

const complete: ScoredApplication = {
  rent_minor: 2_500_000,
  income_minor: 7_500_000,
  foreign_income_count: 0,
  income_document_count: 1,
  is_deposit_ready: true,
  favorable_kinds: ['landlord', 'employer', 'personal'],
  reference_count: 3,
  checked_count: 3,
  applicant_count: 2,
  email_count: 2,
  phone_count: 2,
  identity_count: 2,
  occupation_count: 2,
  consent_count: 2,
};

it('hands everything over that counts', () => {
  expect(scoreOf(scoreFactsOf(complete)).total).toBe(100);
});

it.each<[keyof ScoredApplication, ScoredApplication[keyof ScoredApplication], number]>([
  ['income_minor', null, 60],
  ['rent_minor', null, 60],
  ['income_document_count', 0, 85],
  ['is_deposit_ready', null, 90],
  ['favorable_kinds', ['employer'], 83],
  ['email_count', 0, 98],
  ['consent_count', 1, 99],
])('without %s there are fewer points', (name, value, total) => {
  expect(scoreOf(scoreFactsOf({ ...complete, [name]: value })).total).toBe(total);
});
