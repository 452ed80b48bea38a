import type { TenantCharge } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { OpenCharge } from '#src/domain/money/allocation.ts';
import { coveredByReports, type DueSummary, summarizeDue } from './due-summary.ts';

/** What is due by a lease's standing. */
export function summarizeStanding(standing: Standing, today: IsoDate): DueSummary {
  return summarizeDue(standing.openCharges.map(toOpenCharge), waitingMinorOf(standing), today);
}

/** The charges that reported payments would pay whole, by their ids. */
export function reportedCharges(standing: Standing): ReadonlySet<string> {
  const open = standing.openCharges.map(toOpenCharge);
  const covered = coveredByReports(open, waitingMinorOf(standing));
  return new Set(open.filter((one) => covered.get(one.id) === one.outstandingMinor).map(({ id }) => id));
}

/** What was reported and is not decided yet, minor units. */
export function waitingMinorOf(standing: Standing): number {
  return waitingPayments(standing).reduce((total, payment) => total + payment.amountMinor, 0);
}

/** Payments that wait for the landlord. */
export function waitingPayments({ recentPayments }: Standing): Payment[] {
  return recentPayments.filter(({ status }) => status === 'reported');
}

/** The last payment when it was rejected: reporting another one settles the matter. */
export function unsettledRejection({ recentPayments }: Standing): Payment | null {
  const last = recentPayments[0];
  return last?.status === 'rejected' ? last : null;
}

function toOpenCharge(charge: TenantCharge): OpenCharge {
  return {
    id: charge.id,
    kind: charge.kind,
    dueOn: charge.dueOn,
    currency: charge.currency,
    outstandingMinor: charge.outstandingMinor,
    postingNumber: charge.postingNumber,
  };
}
