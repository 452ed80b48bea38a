import { type DimensionId, dimensionIds, type MeasureId, measureIds } from '../measures/names.ts';
import { type AnalysisRequest, decodeAnalysis, encodeAnalysis, type UsualRequest } from './request.ts';

export const exploreForms = ['bars', 'columns', 'line', 'table'] as const;
export type ExploreForm = (typeof exploreForms)[number];

export interface ExploreSort {
  /** The id of a column: `0` and `1` are the dimensions, others are periods and what changed. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A measure cut by up to two dimensions, and how it is shown; an address holds all of it. */
export interface ExploreRequest extends AnalysisRequest {
  readonly measure: MeasureId;
  readonly by: readonly DimensionId[];
  readonly hasComparison: boolean;
  /** Null is as the dimensions ask for: along time upright, else lying. */
  readonly form: ExploreForm | null;
  /** Null is the order of time, or the largest first. */
  readonly sort: ExploreSort | null;
}

export const MOST_DIMENSIONS = 2;
const timeDimensions: ReadonlySet<DimensionId> = new Set(['month', 'quarter', 'year']);

/** Whether a dimension is a span of time. */
export const isTime = (dimension: DimensionId | undefined): boolean =>
  dimension !== undefined && timeDimensions.has(dimension);

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** What an address asks for; what is not known in it is left out. */
export function decodeExplore(search: string, usual: UsualRequest): ExploreRequest {
  const params = new URLSearchParams(search);
  const named = (params.get('by') ?? '').split(',').flatMap((text) => among(dimensionIds, text) ?? []);
  const [column, direction] = (params.get('sort') ?? '').split(':');
  return {
    ...decodeAnalysis(search, usual),
    measure: among(measureIds, params.get('m')) ?? 'collected',
    by: [...new Set(named)].slice(0, MOST_DIMENSIONS),
    hasComparison: params.get('compare') === '1',
    form: among(exploreForms, params.get('form')) ?? null,
    sort:
      column && (direction === 'ascending' || direction === 'descending')
        ? { column: column.slice(0, 12), direction }
        : null,
  };
}

/** As an address holds it, without the "?". */
export function encodeExplore(request: ExploreRequest, usual: UsualRequest): string {
  const { measure, by, hasComparison, form, sort } = request;
  const params = encodeAnalysis(request, usual);
  params.set('m', measure);
  if (by.length > 0) params.set('by', by.join(','));
  if (hasComparison) params.set('compare', '1');
  if (form) params.set('form', form);
  if (sort) params.set('sort', `${sort.column}:${sort.direction}`);
  return params.toString();
}

/** How a request is drawn. */
export function formOf({ form, by }: Pick<ExploreRequest, 'form' | 'by'>): ExploreForm {
  if (form) return form;
  return isTime(by[0]) ? 'columns' : 'bars';
}
