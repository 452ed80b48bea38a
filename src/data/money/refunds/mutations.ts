import { callApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { PaymentMethod, RefundStatus } from '#src/domain/foundation/enums.ts';

export interface RefundInput {
  readonly paymentId: string;
  /** Minor units, up to what is left of the payment. */
  readonly amountMinor: number;
  readonly reason: string;
}

/** Asks the processor to give a card payment back. `requested` means that it has not answered yet. Errors: refund_exceeds_payment. */
export async function refundCard(input: RefundInput, requestId: string): Promise<RefundStatus> {
  const response = await callApi('/api/cards/refunds', { method: 'POST', body: { ...input, requestId } });
  return ((await response.json()) as { status: RefundStatus }).status;
}

/** Writes down what was given back by hand. Errors: refund_exceeds_payment, reason_missing, method_not_allowed. */
export async function refundPayment(
  input: RefundInput & { readonly method: PaymentMethod; readonly reference: string; readonly on: string },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('refund_payment', {
    p_request_id: requestId,
    p_payment_id: input.paymentId,
    p_amount_minor: input.amountMinor,
    p_method: input.method,
    p_reason: input.reason,
    p_reference: input.reference,
    p_on: input.on,
  });
  return unwrap(answer) as string;
}

/** Gives back what a tenant has paid ahead. Errors: refund_exceeds_credit, credit_without_money, reason_missing. */
export async function refundCredit(
  input: {
    readonly leaseId: string;
    readonly amountMinor: number;
    readonly method: PaymentMethod;
    readonly reason: string;
    readonly on: string;
  },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('refund_credit', {
      p_on: input.on,
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_amount_minor: input.amountMinor,
      p_method: input.method,
      p_reason: input.reason,
    }),
  );
}

/** Reverses a payment that came back, and charges a fee for it unless that is zero. Errors: payment_refunded, description_missing. */
export async function bouncePayment(
  input: {
    readonly paymentId: string;
    readonly reason: string;
    readonly feeMinor: number;
    readonly on: string;
  },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('bounce_payment', {
      p_request_id: requestId,
      p_payment_id: input.paymentId,
      p_reason: input.reason,
      p_fee_minor: input.feeMinor,
      p_on: input.on,
    }),
  );
}
