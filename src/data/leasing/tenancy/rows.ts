import type { Row, Selected } from '#src/data/rows.ts';

/** A lease of the reader: its place, its terms and whom it is with. */
export type TenantLease = Omit<
  Row<'leases_list'>,
  'createdAt' | 'unitId' | 'billedMinor' | 'paidMinor' | 'receivableMinor' | 'creditMinor'
> & {
  /** The reader's last day, of a lease that others go on with: it ended for them, and there is nothing to pay. */
  readonly leftOn?: string | null;
};

/** A charge as its tenant sees it. Amounts are minor units. */
export type TenantCharge = Selected<'charges', typeof CHARGE_COLUMNS>;

export const CHARGE_COLUMNS =
  'id, kind, description, periodStart, periodEnd, dueOn, currency, amountMinor, outstandingMinor, reversedAt, reversalReason, paidInTimeBy, postingNumber';
export const PAYMENT_COLUMNS =
  'id, leaseId, propertyId, status, method, currency, amountMinor, unappliedMinor, paidOn, reference, proofPath, decidedAt, decisionReason, createdAt, propertyName, unitLabel, tenantName, receiptId, receiptNumber, receiptVoidedAt';
