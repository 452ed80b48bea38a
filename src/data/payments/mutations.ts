import type { PaymentMethod } from '#src/domain/enums.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

export interface RecordedPayment {
  readonly leaseId: string;
  /** Minor units of the lease's currency, above zero. */
  readonly amountMinor: number;
  /** Up to today, at most three years back. */
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Where it arrived; null for the usual account. */
  readonly accountId: string | null;
}

/** Records money that the organisation received: confirmed at once, with its receipt. Returns the payment's id. */
export async function recordPayment(input: RecordedPayment, requestId: string): Promise<string> {
  const answer = await getClient().rpc('record_payment', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_amount_minor: input.amountMinor,
    p_paid_on: input.paidOn,
    p_method: input.method,
    p_reference: input.reference.trim(),
    p_account_id: input.accountId ?? undefined,
  });
  return unwrap(answer) as string;
}

/** Confirms a reported payment: posts it and issues the receipt. Error: `payment_already_decided`. */
export async function confirmPayment(
  input: { paymentId: string; accountId?: string | null },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('confirm_payment', {
      p_request_id: requestId,
      p_payment_id: input.paymentId,
      p_account_id: input.accountId ?? undefined,
    }),
  );
}

/** Rejects a reported payment; the tenant reads the reason. Errors: `payment_already_decided`, `reason_missing`. */
export async function rejectPayment(
  input: { paymentId: string; reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reject_payment', {
      p_request_id: requestId,
      p_payment_id: input.paymentId,
      p_reason: input.reason,
    }),
  );
}

/** Undoes a confirmed payment: what it paid is owed again, its receipt is void. Errors as `rejectPayment`. */
export async function reversePayment(
  input: { paymentId: string; reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reverse_payment', {
      p_request_id: requestId,
      p_payment_id: input.paymentId,
      p_reason: input.reason,
    }),
  );
}
