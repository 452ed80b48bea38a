import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

export type Payment = Selected<'payments_list', typeof PAYMENT_COLUMNS>;

/** What lists and details of payments read. */
export const PAYMENT_COLUMNS =
  'id, leaseId, propertyId, status, method, currency, amountMinor, unappliedMinor, paidOn, reference, proofPath, decidedAt, decisionReason, createdAt, propertyName, unitLabel, tenantName, receiptId, receiptNumber, receiptVoidedAt';
const MOST_TO_DECIDE = 100;

/** What first screens need of payments; a file of its own, so that they do not fetch the rest of queries.ts. */
export const reportedPaymentQueries = {
  all: ['payments'] as const,
  /** Reported payments that wait for a decision, the oldest first. */
  toDecide: (organizationId: string) =>
    rowsQuery<Payment[]>(['payments', organizationId, 'to-decide'], () =>
      select('payments_list', PAYMENT_COLUMNS, { organizationId, status: 'reported' })
        .order('createdAt')
        .limit(MOST_TO_DECIDE),
    ),
};
