import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode, PaymentMethod, PaymentStatus } from '#src/domain/foundation/enums.ts';

/** A payment that may be the same money. */
export interface SimilarPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  readonly currency: CurrencyCode;
  readonly amount_minor: number;
  readonly paid_on: string;
  readonly reference: string;
  /** Whether the tenant said it. */
  readonly is_reported: boolean;
}

export interface SoughtPayment {
  readonly leaseId: string;
  /** In whichever currency it came. */
  readonly amountMinor: number;
  readonly paidOn: string;
  /** The payment that is asked about, where it is written down already. */
  readonly exceptId?: string | undefined;
}

/** Payments of a lease, reported or confirmed, of the same amount within ten days. */
export const fetchSimilar = async (sought: SoughtPayment): Promise<SimilarPayment[]> =>
  unwrap(
    await getClient().rpc('similar_payments', {
      p_lease_id: sought.leaseId,
      p_amount_minor: sought.amountMinor,
      p_paid_on: sought.paidOn,
      ...(sought.exceptId && { p_except_id: sought.exceptId }),
    }),
  );

export const similarPaymentsQuery = (sought: SoughtPayment) =>
  queryOptions({
    queryKey: ['payments', 'similar', sought],
    staleTime: 0,
    queryFn: () => fetchSimilar(sought),
  });
