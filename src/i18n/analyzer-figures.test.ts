import { describe, expect, it } from 'vitest';
import { analyze } from '#src/domain/public-forms/analyzer.ts';
import type { AnalyzerPlan } from '#src/domain/public-forms/analyzer-plans.ts';
import { portfolioOf, readState } from '#src/domain/public-forms/analyzer-state.ts';
import { figuresOf } from './analyzer-figures.ts';
import { languages } from './language.ts';

const plans: AnalyzerPlan[] = [
  { id: 'a', unitsIncluded: 100, monthlyMinor: { DOP: 119_000, USD: 1_900 }, extraUnitMinor: null },
];
const figures = (query: string, language: 'es' | 'en' = 'es') => {
  const parameters = new URLSearchParams(query);
  const state = readState((name) => parameters.get(name), plans);
  return figuresOf(state, analyze(portfolioOf(state)), language);
};
// The worked example of docs/analyzer.md.
const worked = 'p=12&r=25,000&u=1&h=10';

describe('figuresOf', () => {
  it('writes headlines in whole units, with their range', () => {
    expect(figures(worked)).toMatchObject({
      hours: '3.2 h',
      'hours.range': '1.9 h – 4.5 h',
      time: 'RD$74,880',
      savings: 'RD$33,280',
      net: 'RD$93,880',
      'net.range': 'RD$50,616 – RD$137,144',
      'net.converted': 'US$1,565',
      'net.dollars': 'US$1,565',
      roi: '657%',
      payback: '7.6×',
      software: 'RD$14,280',
      share: '32%',
      symbol: 'RD$',
    });
  });

  it('writes the table to the cent, in both currencies', () => {
    expect(figures(worked)).toMatchObject({
      'time.low': 'RD$44,928.00',
      'time.point': 'RD$74,880.00',
      'net.high': 'RD$137,144.00',
      'net.other': 'US$1,564.67',
    });
  });

  it('puts the visitor’s numbers into each formula', () => {
    expect(figures(worked)).toMatchObject({
      'step.units': '12 × 1 = 12',
      'step.hours': '10 h × 80% × 40% = 3.2 h',
      'step.time': '3.2 h × 52 × RD$450 = RD$74,880',
      'step.maintenance': '12 × RD$25,000 × 12 × 8% × 6% = RD$17,280',
      'step.vacancy': '12 × RD$25,000 ÷ 30 × 4 × 0.4 = RD$16,000',
      'step.cost': 'RD$1,190 × 12 = RD$14,280',
      'step.net': 'RD$74,880 + RD$17,280 + RD$16,000 − RD$14,280 = RD$93,880',
      'step.roi': 'RD$93,880 ÷ RD$14,280 = 657.42%',
      'step.payback': 'RD$108,160 ÷ RD$14,280 = 7.57×',
    });
  });

  it('keeps dollars dollars', () => {
    expect(figures('c=USD&p=12&r=500&u=1')).toMatchObject({
      symbol: 'US$',
      'other.symbol': 'RD$',
      'start.hourValue': 'US$7.50',
      'start.software': 'US$19',
      'start.rate': 'RD$60.00',
      rate: 'RD$60.00',
    });
  });

  it('shows a dash where there is nothing to divide by', () => {
    expect(figures('sc=0&h=0')).toMatchObject({
      roi: '—',
      'roi.range': '—',
      payback: '—',
      share: '—',
      'step.roi': '—',
    });
  });

  it('says less than nothing with a minus sign', () => {
    expect(figures('h=0&r=0').net).toBe('−RD$14,280');
  });

  it('leaves no name empty in either language', () => {
    for (const language of languages) {
      for (const [name, text] of Object.entries(figures(worked, language))) {
        expect(text, `${language} ${name}`).toMatch(/^[^{}]+$/);
        expect(text, name).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });
});
