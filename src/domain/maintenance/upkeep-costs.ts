import type { CurrencyCode } from '../foundation/enums.ts';
import { type Money, sumsByCurrency } from '../foundation/money.ts';

interface Place {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly unitId: string | null;
  readonly unitLabel: string | null;
}
interface Cost extends Place {
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}
interface Count extends Place {
  readonly requestCount: number;
  readonly completedCount: number;
  /** Of all that are completed, together. */
  readonly hoursToResolve: number | null;
}

/** What upkeep of a place came to: amounts by currency in minor units, and how long a completed request took on average. */
export interface PlaceUpkeep extends Place {
  readonly key: string;
  readonly amounts: readonly Money[];
  readonly requestCount: number;
  readonly completedCount: number;
  readonly averageHours: number | null;
}

const keyOf = ({ propertyId, unitId }: Place) => `${propertyId} ${unitId ?? ''}`;

/** Costs and requests side by side, a line for each place that has either, in the order of the rows: costs first. */
export function upkeepByPlace(costs: readonly Cost[], counts: readonly Count[]): PlaceUpkeep[] {
  const places = new Map([...costs, ...counts].map((row) => [keyOf(row), row as Place]));
  return [...places].map(([key, { propertyId, propertyName, unitId, unitLabel }]) => {
    const counted = counts.filter((row) => keyOf(row) === key);
    const completedCount = sum(counted.map((row) => row.completedCount));
    const hours = sum(counted.map((row) => row.hoursToResolve ?? 0));
    return {
      ...{ key, propertyId, propertyName, unitId, unitLabel, completedCount },
      amounts: sumsByCurrency(
        costs.filter((row) => keyOf(row) === key),
        ({ amountMinor }) => amountMinor,
      ),
      requestCount: sum(counted.map((row) => row.requestCount)),
      averageHours: completedCount === 0 ? null : hours / completedCount,
    };
  });
}

/** Requests by what was broken, in the order in which the kinds come; how long a completed one took on average. */
export function upkeepByKind<Kind>(
  counts: readonly (Omit<Count, keyof Place> & { readonly category: Kind })[],
) {
  return [...Map.groupBy(counts, ({ category }) => category)].map(([category, rows]) => {
    const completedCount = sum(rows.map((row) => row.completedCount));
    const hours = sum(rows.map((row) => row.hoursToResolve ?? 0));
    return {
      ...{ category, completedCount, requestCount: sum(rows.map((row) => row.requestCount)) },
      averageHours: completedCount === 0 ? null : hours / completedCount,
    };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
