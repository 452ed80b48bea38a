import { repeatable } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Arguments } from '#src/data/functions.ts';
import { removeRow } from '#src/data/table-rows.ts';

export interface RateInput {
  readonly organizationId: string;
  readonly ratedOn: string;
  /** Pesos for a dollar. */
  readonly rate: number;
  readonly source: string;
}

export async function addExchangeRate(input: RateInput): Promise<void> {
  const answer = await getClient()
    .from('exchange_rates')
    .insert({
      organizationId: input.organizationId,
      ratedOn: input.ratedOn,
      rate: input.rate,
      source: input.source,
    })
    .select('id')
    .single();
  unwrap(answer);
}

export async function removeExchangeRate(id: string): Promise<void> {
  await removeRow('exchange_rates', { id });
}

export type ConversionInput = Arguments<'convert_currency'>;

/** Changes cash into the other currency and posts the difference to the reference rate. Errors: `rate_missing`. */
export const convertCurrency = repeatable('convert_currency');
