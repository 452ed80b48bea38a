import { unwrap } from '#src/data/errors.ts';
import { callWith } from '#src/data/functions.ts';
import type { RentRecord } from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import type { ForecastMaterial } from '#src/domain/insight/forecasts/outlook/material.ts';

type Caller = Parameters<typeof callWith>[0];

/** What forecasts are made of, as the client's user may read it: empty lists for others. @throws AppError */
export async function readForecastInputs(client: Caller, organizationId: string): Promise<ForecastMaterial> {
  return unwrap(await callWith(client, 'forecast_inputs', { organizationId })) as unknown as ForecastMaterial;
}

/** How the rent of each lease was paid. @throws AppError */
export async function readRentRecords(client: Caller, organizationId: string): Promise<RentRecord[]> {
  return unwrap(
    await callWith(client, 'rent_payment_records', { organizationId }),
  ) as unknown as RentRecord[];
}
