import prices from '#src/content/prices.json';
import { analyze } from '#src/domain/public-forms/analyzer.ts';
import { type AnalysisChart, chartOf } from '#src/domain/public-forms/analyzer-chart.ts';
import { readPlans } from '#src/domain/public-forms/analyzer-plans.ts';
import {
  type AnalyzerState,
  portfolioOf,
  readState,
  writeQuery,
} from '#src/domain/public-forms/analyzer-state.ts';
import { type Figures, figuresOf } from '#src/i18n/analyzer-figures.ts';
import { analyzer as en } from '#src/i18n/dictionaries/public-forms/analyzer.en.ts';
import { analyzer as es } from '#src/i18n/dictionaries/public-forms/analyzer.es.ts';
import type { Language } from '#src/i18n/language.ts';

/** The words of the analyzer. */
export const words = { es, en };

/** What the analyzer's sections show. */
export interface AnalyzerView {
  readonly language: Language;
  readonly state: AnalyzerState;
  readonly figures: Figures;
  readonly chart: AnalysisChart;
  /** The query that restores this analysis. */
  readonly query: string;
  /** What stands in a field: what was typed, right or wrong, else what it starts from. */
  readonly typed: (query: string) => string | null;
  /** Whether the numbers are the visitor's, and not the example's. */
  readonly isOwn: boolean;
}

/** @param parameters of the address; none on the page that is built once for everybody */
export function viewOf(language: Language, parameters = new URLSearchParams()): AnalyzerView {
  const plans = readPlans(prices);
  if (!plans) throw new Error('src/content/prices.json is not a list of plans.');
  const typed = (name: string) => parameters.get(name);
  const state = readState(typed, plans);
  const analysis = analyze(portfolioOf(state));
  return {
    language,
    state,
    figures: figuresOf(state, analysis, language),
    chart: chartOf(analysis),
    query: writeQuery(state),
    typed,
    isOwn: parameters.size > 0,
  };
}

/** The price list as the page brings it along, for when the current one does not arrive. */
export const publishedPrices = JSON.stringify(prices);
