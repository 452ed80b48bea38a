import { expect, it } from 'vitest';
import { missingFacts, type PaperFacts } from './paper.ts';

const blank: PaperFacts = { day: '', untilDay: '', amountMinor: null, name: '', text: '' };

it('a paper asks for its own facts alone, each of them real', () => {
  expect(missingFacts('end_of_term', blank)).toEqual([]);
  expect(missingFacts('deposit_reasons', blank)).toEqual(['day', 'amountMinor', 'text']);
  expect(missingFacts('rent_increase', { ...blank, day: '2027-02-29', amountMinor: 0 })).toEqual([
    'day',
    'amountMinor',
  ]);
  const sublease = { ...blank, day: '2027-03-01', untilDay: '2027-02-28', name: ' ' };
  expect(missingFacts('sublease_consent', sublease)).toEqual(['untilDay', 'name']);
  expect(missingFacts('sublease_consent', { ...sublease, untilDay: '2027-03-01', name: 'Ana' })).toEqual([]);
});
