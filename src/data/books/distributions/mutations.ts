import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode, PaymentMethod } from '#src/domain/foundation/enums.ts';

/** Pesos for a dollar, where what is due is paid in the other currency. */
export interface DistributionExchange {
  readonly rate: number;
  readonly source: string;
  readonly ratedOn: string;
}

export interface DistributionInput {
  readonly propertyId: string;
  readonly currency: CurrencyCode;
  readonly paidOn: string;
  /** Null for operating cash. */
  readonly accountId: string | null;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Key of an owner, and what they get. */
  readonly parts: readonly { readonly owner: string; readonly amountMinor: number }[];
  readonly isBeyondDue: boolean;
  /** Null in the currency of what is due. */
  readonly exchange: DistributionExchange | null;
}

/**
 * Pays owners of a property. @returns ids, one for each owner
 * Errors: `distribution_exceeds_due`, `owner_missing`, `period_closed`, `date_in_future`.
 */
export async function distribute(input: DistributionInput, requestId: string): Promise<string[]> {
  const answer = await getClient().rpc('distribute_to_owners', {
    p_request_id: requestId,
    p_property_id: input.propertyId,
    p_currency: input.currency,
    p_paid_on: input.paidOn,
    p_parts: input.parts.map(({ owner, amountMinor }) => ({ owner, amount_minor: amountMinor })),
    p_method: input.method,
    p_reference: input.reference.trim(),
    p_is_beyond_due: input.isBeyondDue,
    ...(input.exchange && {
      p_rate: input.exchange.rate,
      p_rate_source: input.exchange.source,
      p_rated_on: input.exchange.ratedOn,
    }),
    ...(input.accountId && { p_account_id: input.accountId }),
  });
  return unwrap(answer) as string[];
}

/** Takes a distribution back, today. Errors: `entry_already_reversed`, `reason_missing`. */
export async function reverseDistribution(
  input: { readonly distributionId: string; readonly reason: string; readonly on: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reverse_distribution', {
      p_request_id: requestId,
      p_distribution_id: input.distributionId,
      p_reason: input.reason,
      p_on: input.on,
    }),
  );
}
