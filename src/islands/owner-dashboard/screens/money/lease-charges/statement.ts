import type { Charge } from '#src/data/money/charges/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import type { Refund } from '#src/data/money/refunds/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { byCode } from '#src/domain/foundation/text-order.ts';

/** A line of a lease's account: what was charged, what was paid or said to be, what of it went back. */
export type StatementLine =
  | { readonly type: 'charge'; readonly id: string; readonly on: IsoDate; readonly charge: Charge }
  | { readonly type: 'payment'; readonly id: string; readonly on: IsoDate; readonly payment: Payment }
  | { readonly type: 'refund'; readonly id: string; readonly on: IsoDate; readonly refund: Refund };

/**
 * Charges by due day, payments and refunds by their own, the newest first; on one day what went back stands above the
 * payment, and the payment above the charge.
 */
export function toStatement(
  charges: readonly Charge[],
  payments: readonly Payment[],
  refunds: readonly Refund[] = [],
): StatementLine[] {
  const lines: StatementLine[] = [
    ...refunds.map((refund) => ({
      type: 'refund' as const,
      id: refund.id,
      on: refund.refundedOn ?? '',
      refund,
    })),
    ...payments.map((payment) => ({
      type: 'payment' as const,
      id: payment.id,
      on: payment.paidOn,
      payment,
    })),
    ...charges.map((charge) => ({ type: 'charge' as const, id: charge.id, on: charge.dueOn, charge })),
  ];
  return lines.sort((a, b) => (a.on === b.on ? byCode(b.type, a.type) : a.on < b.on ? 1 : -1));
}

/** What of the charges is past its due day, in minor units, and since when; null where nothing is. The due day itself is not late. */
export function overdueOf(
  charges: readonly Charge[],
  today: IsoDate,
): { amountMinor: number; since: IsoDate } | null {
  const late = charges.filter((charge) => charge.outstandingMinor > 0 && charge.dueOn < today);
  const [since] = late.map((charge) => charge.dueOn).sort();
  if (since === undefined) return null;
  return { amountMinor: late.reduce((sum, charge) => sum + charge.outstandingMinor, 0), since };
}

/** The first day from today on which something falls due, and how much of it, or null. */
export function nextDue(
  charges: readonly Charge[],
  today: IsoDate,
): { dueOn: IsoDate; amountMinor: number } | null {
  const ahead = charges.filter((charge) => charge.outstandingMinor > 0 && charge.dueOn >= today);
  const [dueOn] = ahead.map((charge) => charge.dueOn).sort();
  if (dueOn === undefined) return null;
  const then = ahead.filter((charge) => charge.dueOn === dueOn);
  return { dueOn, amountMinor: then.reduce((sum, charge) => sum + charge.outstandingMinor, 0) };
}
