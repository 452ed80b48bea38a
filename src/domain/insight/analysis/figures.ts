import type { CurrencyCode } from '../../foundation/enums.ts';
import { type Period, shiftPeriod, yearBefore } from '../../foundation/period.ts';
import { measures } from '../measures/catalog.ts';
import type {
  DimensionId,
  MeasureAnswer,
  MeasureId,
  MeasureQuestion,
  MeasureRow,
} from '../measures/names.ts';
import { type AnalysisRequest, filtersOf } from './request.ts';

export const spans = ['now', 'before', 'year'] as const;
export type Span = (typeof spans)[number];

/** The period, the one before it and the same days a year earlier. */
export const spansOf = (period: Period): Readonly<Record<Span, Period>> => ({
  now: period,
  before: shiftPeriod(period, -1),
  year: yearBefore(period),
});

/** Whether a measure can be cut, and so narrowed, by a dimension. */
export const canCut = (measure: MeasureId, dimension: DimensionId): boolean =>
  measures[measure].dimensions.includes(dimension);

/** A figure of one measure in one span. */
export interface Figure {
  readonly measure: MeasureId;
  readonly question: MeasureQuestion;
  /** The line of the answer in the currency asked for; null where there is none. */
  readonly row: MeasureRow | null;
  /** In the measure's unit; null where it is not known. */
  readonly value: number | null;
}

/** What a line comes to: a ratio of nothing is not known. */
export function valueOfRow(row: Pick<MeasureRow, 'numerator' | 'denominator'> | null): number | null {
  if (row === null) return null;
  if (row.denominator === null) return row.numerator;
  return row.denominator === 0 ? null : row.numerator / row.denominator;
}

/** A question to a measure over days, in one currency where it has any, and in the scope as far as the measure knows it. */
export const questionOf = (
  measure: MeasureId,
  { scope, currency }: Pick<AnalysisRequest, 'scope' | 'currency'>,
  { from, to }: Period,
  by: readonly DimensionId[] = [],
): MeasureQuestion => ({
  ...{ measure, by, from, until: to },
  where: [
    ...(measures[measure].hasCurrency ? [{ dimension: 'currency' as const, values: [currency] }] : []),
    ...filtersOf(scope, (dimension) => canCut(measure, dimension)),
  ],
});

/** Each measure in each span: the period, the one before, a year before. */
export function spanQuestions(measures: readonly MeasureId[], request: AnalysisRequest): MeasureQuestion[] {
  const periods = spansOf(request.period);
  return measures.flatMap((measure) => spans.map((span) => questionOf(measure, request, periods[span])));
}

/** Rows in a currency, and those that are in none. Amounts of different currencies are never added. */
export const inCurrency = ({ rows }: Pick<MeasureAnswer, 'rows'>, currency: CurrencyCode): MeasureRow[] =>
  rows.filter((row) => row.currency === null || row.currency === currency);

/** The figures that answer `spanQuestions`, measure by measure, each in the order of `spans`. */
export function figuresOf(
  questions: readonly MeasureQuestion[],
  answers: readonly MeasureAnswer[],
  currency: CurrencyCode,
): Figure[][] {
  const figures = questions.map((question, index): Figure => {
    const answer = answers[index];
    const row = answer ? (inCurrency(answer, currency)[0] ?? null) : null;
    return { measure: question.measure, question, row, value: valueOfRow(row) };
  });
  return figures.flatMap((_, index) =>
    index % spans.length === 0 ? [figures.slice(index, index + spans.length)] : [],
  );
}

/** How much a figure differs from another; null where either is not known. */
export const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null ? null : value - before;
