import type { CurrencyCode } from '../foundation/enums.ts';

/**
 * A number that the form asks for. Everything is kept in hundredths (25,000 pesos, 40 % and 12.5 hours are 2,500,000,
 * 4,000 and 1,250), which for amounts are minor units and for percentages basis points.
 */
export interface NumberField {
  /** Its name in the form and in links: short, because links are sent around. */
  readonly query: string;
  readonly kind: 'count' | 'money' | 'percent' | 'decimal';
  readonly min: number;
  readonly max: number;
}

const field = (query: string, kind: NumberField['kind'], min: number, max: number): NumberField => ({
  query,
  kind,
  min: min * 100,
  max: max * 100,
});

/** What the visitor knows: asked for, never assumed. */
export const knownFields = {
  propertyCount: field('p', 'count', 1, 2_000),
  rent: field('r', 'money', 0, 5_000_000),
  hours: field('h', 'decimal', 0, 168),
} as const;

/** What is assumed, each with a starting value that the visitor may replace. */
export const assumptionFields = {
  unitsPerProperty: field('u', 'count', 1, 200),
  hourValue: field('v', 'money', 0, 100_000),
  reach: field('a', 'percent', 0, 100),
  timeSaved: field('s', 'percent', 0, 100),
  maintenance: field('m', 'percent', 0, 50),
  maintenanceSaved: field('ms', 'percent', 0, 50),
  turnovers: field('tu', 'decimal', 0, 4),
  vacancyDays: field('vd', 'decimal', 0, 60),
  software: field('sc', 'money', 0, 5_000_000),
  uncertainty: field('un', 'percent', 0, 100),
  rate: field('fx', 'decimal', 1, 1_000),
} as const;

export const numberFields = { ...knownFields, ...assumptionFields } as const;

export type KnownField = keyof typeof knownFields;
export type AssumptionField = keyof typeof assumptionFields;
export type NumberFieldName = keyof typeof numberFields;
export type NumberValues = Readonly<Record<NumberFieldName, number>>;

/** The choices' names in the form and in links. */
export const choiceQueries = {
  propertyType: 't',
  managementStyle: 'g',
  tools: 'o',
  currency: 'c',
} as const;
export type ChoiceField = keyof typeof choiceQueries;

export const knownNames = Object.keys(knownFields) as KnownField[];
export const assumptionNames = Object.keys(assumptionFields) as AssumptionField[];
export const numberNames = Object.keys(numberFields) as NumberFieldName[];

/** What the page shows before anybody has typed: an example, and called one. Amounts are minor units of `currency`. */
export const example = {
  currency: 'DOP' as CurrencyCode,
  propertyType: 'mixed_portfolio',
  managementStyle: 'self_managed',
  tools: 'spreadsheets',
  propertyCount: 500,
  rentMinor: 2_500_000,
  hours: 1_000,
} as const;
