import type { TableRow, ViewRow } from '#src/data/rows.ts';

type LeaseRow = ViewRow<
  'leases_list',
  | 'ended_on'
  | 'late_fee_minor'
  | 'late_fee_basis_points'
  | 'late_fee_cap_minor'
  | 'charged_through'
  | 'rent_minor'
>;

/** A lease of the reader: its place, its terms and whom it is with. */
export type TenantLease = Omit<
  LeaseRow,
  'created_at' | 'unit_id' | 'billed_minor' | 'paid_minor' | 'receivable_minor' | 'credit_minor'
> & {
  /** The reader's last day, of a lease that others go on with: it ended for them, and there is nothing to pay. */
  readonly left_on?: string | null;
};

/** A charge as its tenant sees it. Amounts are minor units. */
export type TenantCharge = Pick<
  TableRow<'charges'>,
  | 'id'
  | 'kind'
  | 'description'
  | 'period_start'
  | 'period_end'
  | 'due_on'
  | 'currency'
  | 'amount_minor'
  | 'outstanding_minor'
  | 'reversed_at'
  | 'reversal_reason'
  | 'paid_in_time_by'
  | 'posting_number'
>;

export const CHARGE_COLUMNS =
  'id, kind, description, period_start, period_end, due_on, currency, amount_minor, outstanding_minor, reversed_at, reversal_reason, paid_in_time_by, posting_number';
export const PAYMENT_COLUMNS =
  'id, lease_id, property_id, status, method, currency, amount_minor, unapplied_minor, paid_on, reference, proof_path, decided_at, decision_reason, created_at, property_name, unit_label, tenant_name, receipt_id, receipt_number, receipt_voided_at';
