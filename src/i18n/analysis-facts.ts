import type { Analysis } from '#src/domain/public-forms/analyzer.ts';
import type { AnalyzerState } from '#src/domain/public-forms/analyzer-state.ts';
import { figuresOf } from './analyzer-figures.ts';
import { analyzer as en } from './dictionaries/public-forms/analyzer.en.ts';
import { analyzer as es } from './dictionaries/public-forms/analyzer.es.ts';
import type { Language } from './language.ts';

const words = { es, en };
const ranged = ['net', 'hours', 'time', 'savings', 'maintenance', 'vacancy', 'roi', 'payback'] as const;

/** An analysis as names and values with their ranges, for a message. */
export function analysisFacts(
  state: AnalyzerState,
  analysis: Analysis,
  language: Language,
): [name: string, value: string][] {
  const figures = figuresOf(state, analysis, language);
  const { results } = words[language];
  return [
    ...ranged.map((name): [string, string] => {
      const [value, range] = [figures[name], figures[`${name}.range`]];
      return [results[name], value === range ? value : `${value} (${range})`];
    }),
    [results.software, `${figures.software} ${results.perYear}`],
  ];
}
