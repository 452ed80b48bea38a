import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';
import type { PropertyMonth } from '#src/domain/portfolio/property-metrics.ts';

/** A property's month in one currency, with what was billed and collected of all kinds but deposits. */
export interface PropertyMonthFigures extends PropertyMonth {
  readonly month: IsoMonth;
  readonly currency: CurrencyCode;
  readonly billedMinor: number;
  readonly collectedMinor: number;
  /** What of `collectedMinor` is income: ITBIS is owed to the State, an opening balance was earned before. */
  readonly incomeCollectedMinor: number;
}

async function fetchMonths(
  propertyId: string,
  from: IsoMonth,
  to: IsoMonth,
): Promise<PropertyMonthFigures[]> {
  const rows = await call('property_months', {
    propertyId,
    from: firstDayOf(from),
    to: firstDayOf(to),
  });
  return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
}

/** A property month by month, oldest first; every month has a row for each currency. */
export const propertyMonthQueries = {
  range: (organizationId: string, propertyId: string, from: IsoMonth, to: IsoMonth) =>
    query(['totals', organizationId, 'property-months', propertyId, from, to], () =>
      fetchMonths(propertyId, from, to),
    ),
};
