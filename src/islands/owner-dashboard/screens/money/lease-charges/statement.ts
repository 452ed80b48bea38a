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

/** What of the charges is past its due day, in minor units. The due day itself is not late. */
export function overdueMinor(charges: readonly Charge[], today: IsoDate): number {
  return charges
    .filter((charge) => charge.dueOn < today)
    .reduce((sum, charge) => sum + charge.outstandingMinor, 0);
}

/** The first day from today on which something falls due, or null. */
export function nextDueOn(charges: readonly Charge[], today: IsoDate): IsoDate | null {
  const days = charges
    .filter((charge) => charge.outstandingMinor > 0 && charge.dueOn >= today)
    .map((charge) => charge.dueOn)
    .sort();
  return days[0] ?? null;
}
