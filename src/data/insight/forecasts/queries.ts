import { getClient } from '#src/data/client.ts';
import { query } from '#src/data/query.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { readForecastInputs, readRentRecords } from './inputs.ts';

/** What forecasts are made of. Both change with the books, and with the day. */
export const forecastQueries = {
  inputs: (organizationId: string, today: IsoDate) =>
    query(['totals', organizationId, 'forecast-inputs', today], () =>
      readForecastInputs(getClient(), organizationId),
    ),
  rentRecords: (organizationId: string, today: IsoDate) =>
    query(['totals', organizationId, 'rent-records', today], () =>
      readRentRecords(getClient(), organizationId),
    ),
};
