import type { callWith } from '#src/data/functions.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CashOutlook } from '#src/domain/insight/forecasts/outlook/cash-outlook.ts';
import { type LateOutlook, lateOutlook } from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import type { MaintenanceOutlook } from '#src/domain/insight/forecasts/outlook/maintenance-outlook.ts';
import { currenciesOf, type MaterialUnit } from '#src/domain/insight/forecasts/outlook/material.ts';
import { outlookMaker } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import type { RentOutlook } from '#src/domain/insight/forecasts/outlook/rent-outlook.ts';
import type { VacancyOutlook } from '#src/domain/insight/forecasts/outlook/vacancy-outlook.ts';
import { readForecastInputs, readRentRecords } from './inputs.ts';

export type ForecastSubject = 'rent_income' | 'vacancy' | 'maintenance_cost' | 'cash' | 'late_payment';

/** What may come; money by currency, all amounts in minor units. Each part says itself what it does not know, and why. */
export type ForecastAnswer =
  | { readonly of: 'rent_income'; readonly byCurrency: readonly RentOutlook[] }
  | { readonly of: 'cash'; readonly byCurrency: readonly CashOutlook[] }
  | { readonly of: 'maintenance_cost'; readonly byCurrency: readonly MaintenanceOutlook[] }
  | { readonly of: 'vacancy'; readonly vacancy: VacancyOutlook }
  | { readonly of: 'late_payment'; readonly late: LateOutlook; readonly units: readonly MaterialUnit[] };

/**
 * One forecast, as the client's user may read what it is made of; without anything to read there are no currencies, no units
 * and no leases in it. In a browser and in the Worker alike.
 * @param today the organization's day
 * @param months to look ahead, the running one included, 1 to 24; vacancy is of ninety days and late payment of the next due day
 * @throws AppError, DomainError `amount_out_of_range` or `date_out_of_range` for other months
 */
export async function forecastFor(
  client: Parameters<typeof callWith>[0],
  organizationId: string,
  today: IsoDate,
  of: ForecastSubject,
  months: number,
): Promise<ForecastAnswer> {
  const material = await readForecastInputs(client, organizationId);
  if (of === 'late_payment') {
    const records = await readRentRecords(client, organizationId);
    return { of, late: lateOutlook(records, today), units: material.units };
  }
  const maker = outlookMaker(material, today);
  const currencies = currenciesOf(material);
  switch (of) {
    case 'vacancy':
      return { of, vacancy: maker.vacancy() };
    case 'rent_income':
      return { of, byCurrency: currencies.map((currency) => maker.rent(currency, months)) };
    case 'cash':
      return { of, byCurrency: currencies.map((currency) => maker.cash(currency, months)) };
    case 'maintenance_cost':
      return { of, byCurrency: currencies.map((currency) => maker.maintenance(currency, months)) };
  }
}
