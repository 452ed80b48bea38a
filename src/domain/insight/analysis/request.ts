import { type CurrencyCode, currencyCodes } from '../../foundation/enums.ts';
import {
  type Period,
  parsePeriod,
  periodPresets,
  periodText,
  presetOf,
  presetPeriod,
} from '../../foundation/period.ts';
import type { DimensionId, MeasureFilter } from '../measures/names.ts';

/** What the figures can be narrowed to; each is a parameter of the address under its own name. */
export const scopeDimensions = ['property', 'owner', 'property_type', 'unit_use', 'sector'] as const;
export type ScopeDimension = (typeof scopeDimensions)[number] & DimensionId;

/** The value of each dimension that figures are narrowed to: an id, the name of an enum, or the text of a sector. */
export type Scope = Readonly<Partial<Record<ScopeDimension, string>>>;

/** Days, currency and places of the figures; the address of each screen says all of it. */
export interface AnalysisRequest {
  readonly period: Period;
  readonly currency: CurrencyCode;
  readonly scope: Scope;
}

export interface UsualRequest {
  readonly today: string;
  readonly currency: CurrencyCode;
}

const MOST_LETTERS = 120;

/** What an address asks for; what it does not say, or says wrongly, is the usual: the month before today's. */
export function decodeAnalysis(search: string, usual: UsualRequest): AnalysisRequest {
  const params = new URLSearchParams(search);
  const asked = params.get('period') ?? '';
  const preset = periodPresets.find((one) => one === asked);
  const scope = Object.fromEntries(
    scopeDimensions.flatMap((dimension) => {
      const value = params.get(dimension);
      return value && value.length <= MOST_LETTERS ? [[dimension, value]] : [];
    }),
  );
  return {
    period:
      (preset ? presetPeriod(preset, usual.today) : parsePeriod(asked)) ??
      presetPeriod('last_month', usual.today),
    currency: currencyCodes.find((code) => code === params.get('currency')) ?? usual.currency,
    scope,
  };
}

/** As an address holds it, without the "?". A preset stays one, so that what is kept moves with the days. */
export function encodeAnalysis(request: AnalysisRequest, usual: UsualRequest): URLSearchParams {
  const { period, currency, scope } = request;
  const preset = presetOf(period, usual.today);
  const params = new URLSearchParams();
  if (preset !== 'last_month') params.set('period', preset ?? periodText(period));
  if (currency !== usual.currency) params.set('currency', currency);
  for (const dimension of scopeDimensions) {
    const value = scope[dimension];
    if (value) params.set(dimension, value);
  }
  return params;
}

/** The scope as filters of a question: those that the measure can be cut by. */
export const filtersOf = (scope: Scope, canCut: (dimension: DimensionId) => boolean): MeasureFilter[] =>
  scopeDimensions.flatMap((dimension) => {
    const value = scope[dimension];
    return value && canCut(dimension) ? [{ dimension, values: [value] }] : [];
  });

/** The parts of the scope that a measure cannot be narrowed to: its figure would be of more than was asked for. */
export const unmetScope = (scope: Scope, canCut: (dimension: DimensionId) => boolean): ScopeDimension[] =>
  scopeDimensions.filter((dimension) => scope[dimension] && !canCut(dimension));
