import { verb } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

/** A payment that may be the same money. */
export type SimilarPayment = Answer<'similar_payments'>[number];

export interface SoughtPayment {
  readonly leaseId: string;
  /** In whichever currency it came. */
  readonly amountMinor: number;
  readonly paidOn: string;
  /** The payment that is asked about, where it is written down already. */
  readonly exceptId?: string | undefined;
}

/** Payments of a lease, reported or confirmed, of the same amount within ten days. */
export const fetchSimilar = verb('similar_payments');

export const similarPaymentsQuery = (sought: SoughtPayment) =>
  query(['payments', 'similar', sought], () => fetchSimilar(sought), { staleTime: 0 });
