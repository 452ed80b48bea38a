import type { Payment } from '#src/data/payments/queries.ts';
import type { TenantCharge } from '#src/data/tenancy/rows.ts';
import type { Standing } from '#src/data/tenancy/standing.ts';
import type { OpenCharge } from '#src/domain/allocation.ts';
import type { IsoDate } from '#src/domain/dates.ts';
import { type DueSummary, summarizeDue } from './due-summary.ts';

/** What is due by a lease's standing. */
export function summarizeStanding(standing: Standing, today: IsoDate): DueSummary {
  const waitingMinor = waitingPayments(standing).reduce((total, payment) => total + payment.amount_minor, 0);
  return summarizeDue(standing.openCharges.map(toOpenCharge), waitingMinor, today);
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
    dueOn: charge.due_on,
    currency: charge.currency,
    outstandingMinor: charge.outstanding_minor,
    postingNumber: charge.posting_number,
  };
}
