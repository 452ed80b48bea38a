import { postApi } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
import type { PaymentMethod, RefundStatus } from '#src/domain/foundation/enums.ts';

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
export async function refundPayment(
  input: RefundInput & { readonly method: PaymentMethod; readonly reference: string; readonly on: string },
  requestId: string,
): Promise<string> {
  return call(
    'refund_payment',
    {
      paymentId: input.paymentId,
      amountMinor: input.amountMinor,
      method: input.method,
      reason: input.reason,
      reference: input.reference,
      on: input.on,
    },
    requestId,
  );
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
  await call(
    'refund_credit',
    {
      on: input.on,
      leaseId: input.leaseId,
      amountMinor: input.amountMinor,
      method: input.method,
      reason: input.reason,
    },
    requestId,
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
  await call(
    'bounce_payment',
    {
      paymentId: input.paymentId,
      reason: input.reason,
      feeMinor: input.feeMinor,
      on: input.on,
    },
    requestId,
  );
}
