import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
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
  const rows = unwrap(
    await getClient().rpc('property_months', {
      p_property_id: propertyId,
      p_from: firstDayOf(from),
      p_to: firstDayOf(to),
    }),
  );
  return rows.map((row) => ({
    month: row.month.slice(0, 7),
    currency: row.currency,
    isWhole: row.is_whole,
    unitDays: row.unit_days,
    letDays: row.let_days,
    unpricedDays: row.unpriced_days,
    billedMinor: row.billed_minor,
    collectedMinor: row.collected_minor,
    incomeCollectedMinor: row.income_collected_minor,
    rentBilledMinor: row.rent_billed_minor,
    rentCollectedMinor: row.rent_collected_minor,
    vacantMinor: row.vacant_minor,
    expenseMinor: row.expense_minor,
  }));
}

/** A property month by month, oldest first; every month has a row for each currency. */
export const propertyMonthQueries = {
  range: (organizationId: string, propertyId: string, from: IsoMonth, to: IsoMonth) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'property-months', propertyId, from, to],
      queryFn: () => fetchMonths(propertyId, from, to),
    }),
};
