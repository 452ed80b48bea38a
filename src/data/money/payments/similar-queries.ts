import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { CurrencyCode, PaymentMethod, PaymentStatus } from '#src/domain/foundation/enums.ts';

/** A payment that may be the same money. */
export interface SimilarPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  readonly paidOn: string;
  readonly reference: string;
  /** Whether the tenant said it. */
  readonly isReported: boolean;
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
  await call('similar_payments', {
    leaseId: sought.leaseId,
    amountMinor: sought.amountMinor,
    paidOn: sought.paidOn,
    ...(sought.exceptId && { exceptId: sought.exceptId }),
  });

export const similarPaymentsQuery = (sought: SoughtPayment) =>
  query(['payments', 'similar', sought], () => fetchSimilar(sought), { staleTime: 0 });
