import { postApi } from '#src/data/api.ts';
import { repeatable } from '#src/data/call.ts';
import type { RefundStatus } from '#src/domain/foundation/enums.ts';

export interface RefundInput {
  readonly paymentId: string;
  /** Minor units, up to what is left of the payment. */
  readonly amountMinor: number;
  readonly reason: string;
}

/** Asks the processor to give a card payment back. `requested` means that it has not answered yet. Errors: refund_exceeds_payment. */
export async function refundCard(input: RefundInput, requestId: string): Promise<RefundStatus> {
  const { status } = await postApi<{ status: RefundStatus }>('/api/cards/refunds', { ...input, requestId });
  return status;
}

/** Writes down what was given back by hand. Errors: refund_exceeds_payment, reason_missing, method_not_allowed. */
export const refundPayment = repeatable('refund_payment');

/** Gives back what a tenant has paid ahead. Errors: refund_exceeds_credit, credit_without_money, reason_missing. */
export const refundCredit = repeatable('refund_credit');

/** Reverses a payment that came back, and charges a fee for it unless that is zero. Errors: payment_refunded, description_missing. */
export const bouncePayment = repeatable('bounce_payment');
