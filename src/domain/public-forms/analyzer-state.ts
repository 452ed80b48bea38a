import { type CurrencyCode, currencyCodes } from '../foundation/enums.ts';
import type { Portfolio } from './analyzer.ts';
import { convertMinor } from './analyzer.ts';
import {
  type AnalyzerChoices,
  analyzerPropertyTypes,
  analyzerTools,
  factsOfTools,
  factsOfType,
  managementStyles,
  reachBasisPointsOfStyle,
} from './analyzer-choices.ts';
import {
  type AssumptionField,
  assumptionFields,
  assumptionNames,
  type ChoiceField,
  choiceQueries,
  example,
  knownFields,
  knownNames,
  type NumberField,
  type NumberFieldName,
  type NumberValues,
} from './analyzer-fields.ts';
import { readHundredths, writeHundredths } from './analyzer-number.ts';
import { type AnalyzerPlan, monthlyPriceMinor } from './analyzer-plans.ts';

/** Everything that one analysis rests on. */
export interface AnalyzerState extends AnalyzerChoices {
  readonly currency: CurrencyCode;
  /** What is reckoned with, in hundredths. */
  readonly values: NumberValues;
  /** What each assumption starts from with these choices. */
  readonly starting: Readonly<Record<AssumptionField, number>>;
  /** The assumptions that the visitor has replaced. */
  readonly replaced: readonly AssumptionField[];
  /** What was given but could not be used, so that its starting value stands in for it. */
  readonly refused: readonly (NumberFieldName | ChoiceField)[];
}

// Starting values that follow from no choice. As weak as the others: docs/analyzer.md.
const HOUR_VALUE_MINOR_DOP = 45_000;
const MAINTENANCE_SAVED = 600;
const UNCERTAINTY = 4_000;
/** A round figure, not a quotation: RD$60.00 for US$1.00. */
const RATE = 6_000;

/**
 * Reads a form or a link. What is absent takes its starting value silently; what is there and wrong takes it too and
 * is named in `refused`. An assumption left blank is not replaced.
 *
 * @param read the text of a field by its name in links, null when it is absent: `URLSearchParams.get` or `FormData.get`
 */
export function readState(
  read: (query: string) => string | null,
  plans: readonly AnalyzerPlan[],
): AnalyzerState {
  const refused: (NumberFieldName | ChoiceField)[] = [];
  const choose = <Choice extends string>(field: ChoiceField, choices: readonly Choice[], start: Choice) => {
    const text = read(choiceQueries[field]);
    const choice = choices.find((candidate) => candidate === text);
    if (text !== null && choice === undefined) refused.push(field);
    return choice ?? start;
  };
  const number = (name: NumberFieldName, { query, ...limits }: NumberField, isOptional: boolean) => {
    const text = read(query);
    if (text === null || (isOptional && text.trim() === '')) return null;
    const value = readWithin(text, limits);
    if (value === null) refused.push(name);
    return value;
  };

  const choices = {
    propertyType: choose('propertyType', analyzerPropertyTypes, example.propertyType),
    managementStyle: choose('managementStyle', managementStyles, example.managementStyle),
    tools: choose('tools', analyzerTools, example.tools),
    currency: choose('currency', currencyCodes, example.currency),
  };
  const known = Object.fromEntries(
    knownNames.map((name) => [name, number(name, knownFields[name], false)]),
  ) as Record<keyof typeof knownFields, number | null>;
  const own = Object.fromEntries(
    assumptionNames.map((name) => [name, number(name, assumptionFields[name], true)]),
  ) as Record<AssumptionField, number | null>;

  const rate = own.rate ?? RATE;
  const inCurrency = (amountMinor: number) => convertMinor(amountMinor, 'DOP', choices.currency, rate);
  const propertyCount = known.propertyCount ?? example.propertyCount;
  const unitsPerProperty = own.unitsPerProperty ?? factsOfType[choices.propertyType].unitsPerProperty * 100;
  const starting: Record<AssumptionField, number> = {
    ...startingOf(choices),
    hourValue: inCurrency(HOUR_VALUE_MINOR_DOP),
    software:
      monthlyPriceMinor(plans, (propertyCount / 100) * (unitsPerProperty / 100), choices.currency) ?? 0,
  };
  return {
    ...choices,
    values: {
      ...starting,
      ...withoutNulls(own),
      propertyCount,
      rent: known.rent ?? inCurrency(example.rentMinor),
      hours: known.hours ?? example.hours,
    },
    starting,
    replaced: assumptionNames.filter((name) => own[name] !== null),
    refused,
  };
}

function startingOf({ propertyType, managementStyle, tools }: AnalyzerChoices) {
  const type = factsOfType[propertyType];
  return {
    unitsPerProperty: type.unitsPerProperty * 100,
    reach: reachBasisPointsOfStyle[managementStyle],
    timeSaved: factsOfTools[tools].timeSavedBasisPoints,
    maintenance: type.maintenanceBasisPoints,
    maintenanceSaved: MAINTENANCE_SAVED,
    turnovers: type.turnoversHundredths,
    vacancyDays: factsOfTools[tools].vacancyDaysHundredths,
    uncertainty: UNCERTAINTY,
    rate: RATE,
  };
}

/** A number within its limits, whole where things are counted; else null. */
function readWithin(text: string, { kind, min, max }: Omit<NumberField, 'query'>): number | null {
  const value = readHundredths(text);
  if (value === null || value < min || value > max) return null;
  return kind === 'count' && value % 100 !== 0 ? null : value;
}

const withoutNulls = (values: Record<AssumptionField, number | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The query that `readState` reads as the same state: the six inputs, and only the assumptions that were replaced. */
export function writeQuery(state: AnalyzerState): string {
  const query = new URLSearchParams();
  for (const name of knownNames) query.set(knownFields[name].query, writeHundredths(state.values[name]));
  for (const [field, name] of Object.entries(choiceQueries)) query.set(name, state[field as ChoiceField]);
  for (const name of state.replaced) {
    query.set(assumptionFields[name].query, writeHundredths(state.values[name]));
  }
  return query.toString();
}

/** The portfolio that the formulas take. */
export function portfolioOf({ currency, values }: AnalyzerState): Portfolio {
  return {
    currency,
    propertyCount: values.propertyCount / 100,
    unitsPerProperty: values.unitsPerProperty / 100,
    rentMinor: values.rent,
    hoursHundredths: values.hours,
    hourValueMinor: values.hourValue,
    reachBasisPoints: values.reach,
    timeSavedBasisPoints: values.timeSaved,
    maintenanceBasisPoints: values.maintenance,
    maintenanceSavedBasisPoints: values.maintenanceSaved,
    turnoversHundredths: values.turnovers,
    vacancyDaysHundredths: values.vacancyDays,
    softwareMinor: values.software,
    uncertaintyBasisPoints: values.uncertainty,
  };
}
