import { expect, it } from 'vitest';
import { analyze } from '#src/domain/public-forms/analyzer.ts';
import { portfolioOf, readState } from '#src/domain/public-forms/analyzer-state.ts';
import { analysisFacts } from './analysis-facts.ts';

const facts = (query: string, language: 'es' | 'en') => {
  const parameters = new URLSearchParams(query);
  const state = readState((name) => parameters.get(name), []);
  return Object.fromEntries(analysisFacts(state, analyze(portfolioOf(state)), language));
};

it('names each figure with its range in the reader’s language', () => {
  expect(facts('p=12&u=1&r=25000&h=10&sc=1190', 'es')).toMatchObject({
    'Beneficio neto al año': 'RD$93,880 (RD$50,616 – RD$137,144)',
    'Costo de Llavero': 'RD$14,280 al año',
  });
  expect(facts('p=12&u=1&r=25000&h=10&sc=1190', 'en')).toMatchObject({
    'Hours saved per week': '3.2 h (1.9 h – 4.5 h)',
    ROI: '657% (354% – 960%)',
  });
});

it('gives no range where there is none', () => {
  expect(facts('sc=0', 'en')).toMatchObject({ ROI: '—', 'Payback multiple': '—' });
});
