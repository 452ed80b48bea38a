import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

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
      organization_id: input.organizationId,
      rated_on: input.ratedOn,
      rate: input.rate,
      source: input.source,
    })
    .select('id')
    .single();
  unwrap(answer);
}

export async function removeExchangeRate(id: string): Promise<void> {
  unwrap(await getClient().from('exchange_rates').delete().eq('id', id).select('id').single());
}

export interface ConversionInput {
  readonly organizationId: string;
  readonly occurredOn: string;
  readonly fromAccountId: string;
  readonly fromCurrency: CurrencyCode;
  readonly fromMinor: number;
  readonly toAccountId: string;
  readonly toMinor: number;
  /** The reference: pesos for a dollar. */
  readonly rate: number;
  readonly rateSource: string;
  readonly ratedOn: string;
}

/** Changes cash into the other currency and posts the difference to the reference rate. Errors: `rate_missing`. */
export async function convertCurrency(input: ConversionInput, requestId: string): Promise<void> {
  const answer = await getClient().rpc('convert_currency', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_occurred_on: input.occurredOn,
    p_from_account_id: input.fromAccountId,
    p_from_currency: input.fromCurrency,
    p_from_minor: input.fromMinor,
    p_to_account_id: input.toAccountId,
    p_to_minor: input.toMinor,
    p_rate: input.rate,
    p_rate_source: input.rateSource,
    p_rated_on: input.ratedOn,
  });
  unwrap(answer);
}
