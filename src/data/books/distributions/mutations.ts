import { call, repeatable } from '#src/data/call.ts';
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
  const answer = await call(
    'distribute_to_owners',
    {
      propertyId: input.propertyId,
      currency: input.currency,
      paidOn: input.paidOn,
      parts: input.parts.map(({ owner, amountMinor }) => ({ owner, amountMinor })),
      method: input.method,
      reference: input.reference.trim(),
      isBeyondDue: input.isBeyondDue,
      ...(input.exchange && {
        rate: input.exchange.rate,
        rateSource: input.exchange.source,
        ratedOn: input.exchange.ratedOn,
      }),
      ...(input.accountId && { accountId: input.accountId }),
    },
    requestId,
  );
  return answer as string[];
}

/** Takes a distribution back, today. Errors: `entry_already_reversed`, `reason_missing`. */
export const reverseDistribution = repeatable('reverse_distribution');
