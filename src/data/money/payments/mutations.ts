import { call, repeatable, trimmed } from '#src/data/call.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import { type ReceivedMoney, receivedArguments } from './received.ts';

export interface RecordedPayment {
  readonly leaseId: string;
  /** Minor units of the lease's currency, above zero: what it counts as. */
  readonly amountMinor: number;
  /** Null where it came in the lease's own currency. */
  readonly received: ReceivedMoney | null;
  /** Up to today, at most three years back. */
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Where it arrived; null for the usual account. */
  readonly accountId: string | null;
}

/**
 * Records money that the organisation received: confirmed at once, with its receipt. Returns the payment's id.
 * Errors: `rate_missing`, `exchange_far_from_rate`, `period_closed`.
 */
export const recordPayment = ({ received, ...payment }: RecordedPayment, requestId: string) =>
  call('record_payment', { ...trimmed(payment), ...receivedArguments(received) }, requestId);

export interface ConfirmedPayment {
  readonly paymentId: string;
  readonly accountId?: string | null;
  /** In which money it came, and what it counts as, where the office says that; else it is as it was reported. */
  readonly exchange?: { readonly amountMinor: number; readonly received: ReceivedMoney } | null;
}

/**
 * Confirms a reported payment: posts it and issues the receipt. Errors: `payment_already_decided`, `rate_missing`,
 * `exchange_far_from_rate`.
 */
export const confirmPayment = ({ exchange, ...input }: ConfirmedPayment, requestId: string) =>
  call(
    'confirm_payment',
    {
      ...input,
      ...(exchange && { amountMinor: exchange.amountMinor, ...receivedArguments(exchange.received) }),
    },
    requestId,
  );

/** Rejects a reported payment; the tenant reads the reason. Errors: `payment_already_decided`, `reason_missing`. */
export const rejectPayment = repeatable('reject_payment');
