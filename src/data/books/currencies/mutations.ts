import { call } from '#src/data/call.ts';
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
  await call(
    'convert_currency',
    {
      organizationId: input.organizationId,
      occurredOn: input.occurredOn,
      fromAccountId: input.fromAccountId,
      fromCurrency: input.fromCurrency,
      fromMinor: input.fromMinor,
      toAccountId: input.toAccountId,
      toMinor: input.toMinor,
      rate: input.rate,
      rateSource: input.rateSource,
      ratedOn: input.ratedOn,
    },
    requestId,
  );
}
