import type { Analysis } from '#src/domain/public-forms/analyzer.ts';
import { chartOf, chartRows } from '#src/domain/public-forms/analyzer-chart.ts';
import {
  assumptionFields,
  assumptionNames,
  type ChoiceField,
  choiceQueries,
  type NumberFieldName,
  numberFields,
} from '#src/domain/public-forms/analyzer-fields.ts';
import { type AnalyzerState, writeQuery } from '#src/domain/public-forms/analyzer-state.ts';
import { type FigureName, figuresOf } from '#src/i18n/analyzer-figures.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { whiskerPath, zeroPath } from '#src/ui/charts/whisker.ts';
import { control, input, part } from './controls.ts';

/** Puts an analysis into the page, where its sections left a place for each figure. */
export function show(
  form: HTMLFormElement,
  state: AnalyzerState,
  analysis: Analysis,
  language: Language,
): void {
  const figures = figuresOf(state, analysis, language);
  for (const place of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const text = figures[place.dataset.figure as FigureName];
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
  part('no-ratio').hidden = analysis.roiBasisPoints !== null;
  showChart(analysis);
  showRefused(form, state);
  showAssumptions(form, state, language);
  const link = part<HTMLInputElement>('link');
  link.value = new URL(`${form.action}?${writeQuery(state)}`).href;
}

function showChart(analysis: Analysis): void {
  const { zero, bars } = chartOf(analysis);
  for (const row of chartRows) {
    const drawing = document.querySelector(`[data-bar="${row}"]`);
    const { start, width, whiskerStart, whiskerWidth } = bars[row];
    const rectangle = drawing?.querySelector('rect');
    rectangle?.setAttribute('x', String(start));
    rectangle?.setAttribute('width', String(width));
    drawing?.querySelector('.whisker')?.setAttribute('d', whiskerPath(whiskerStart, whiskerWidth));
    drawing?.querySelector('.zero')?.setAttribute('d', zeroPath(zero));
  }
}

/** The error beside each field that holds what cannot be used, and the notice above them all. */
function showRefused(form: HTMLFormElement, { refused }: AnalyzerState): void {
  part('refused').hidden = refused.length === 0;
  for (const error of document.querySelectorAll<HTMLElement>('[data-refused]')) {
    const name = error.dataset.refused as NumberFieldName | ChoiceField;
    const isRefused = refused.includes(name);
    error.hidden = !isRefused;
    const query =
      name in choiceQueries
        ? choiceQueries[name as ChoiceField]
        : numberFields[name as NumberFieldName].query;
    if (isRefused) control(form, query)?.setAttribute('aria-invalid', 'true');
    else control(form, query)?.removeAttribute('aria-invalid');
  }
}

function showAssumptions(
  form: HTMLFormElement,
  { starting, replaced }: AnalyzerState,
  language: Language,
): void {
  for (const name of assumptionNames) {
    const field = input(form, name);
    if (field) field.placeholder = formatNumber(starting[name] / 100, language);
    const reset = document.querySelector<HTMLElement>(`[data-reset="${assumptionFields[name].query}"]`);
    if (reset) reset.hidden = !field?.value;
  }
  const all = document.querySelector<HTMLElement>('[data-do="reset"]');
  if (all) all.hidden = replaced.length === 0 && assumptionNames.every((name) => !input(form, name)?.value);
}
