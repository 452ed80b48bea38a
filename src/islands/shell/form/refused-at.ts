import type { AppError } from '#src/data/errors.ts';
import { toDatabase, toProduct } from '#src/data/names.ts';

/** Refusals that are about one field and do not name it. */
const COLUMN_OF_CODE: Readonly<Record<string, string>> = {
  rent_not_positive: 'rent_minor',
  amount_not_positive: 'amount_minor',
  pass_on_exceeds_bill: 'amount_minor',
  term_ends_before_start: 'ends_on',
  date_outside_lease: 'starts_on',
  days_already_charged: 'starts_on',
  vendor_missing: 'vendor_id',
  property_missing: 'property_id',
  unit_missing: 'unit_id',
  date_in_future: 'billed_on',
  due_before_bill: 'due_on',
  expense_kind_missing: 'expense_kind',
  itbis_parts_exceed: 'itbis_minor',
  isr_kind_missing: 'isr_kind',
  withheld_exceeds: 'isr_withheld_minor',
  ncf_malformed: 'ncf',
  ncf_taken: 'ncf',
  modified_ncf_missing: 'modified_ncf',
  itbis_without_receipt: 'itbis_to_cost_minor',
  receipt_and_reason: 'no_receipt_reason',
  reason_missing: 'reason',
  limit_too_low: 'limit_minor',
};

interface Refused {
  failure: AppError | null;
  error: string | null;
}

function refusedColumns({ failure, error }: Refused): readonly unknown[] {
  if (!failure || !error) return [];
  const { fields } = failure.params;
  return Array.isArray(fields) && fields.length > 0 ? fields : [COLUMN_OF_CODE[failure.code]];
}

/** The column that a field of a form fills: `lines.0.amount_minor` of `lines.0.amountMinor`. */
export const columnOf = (field: string): string => toDatabase(field);

/**
 * The sentence of a refusal, for the field that it is about. @param columns the field's columns in the database
 */
export function refusedAt(action: Refused, ...columns: string[]): string | undefined {
  const refused = refusedColumns(action);
  return columns.some((column) => refused.includes(column)) ? (action.error ?? undefined) : undefined;
}

/** The fields of a form that a refusal is about, by the form's own names. */
export function refusedFields(action: Refused): string[] {
  return refusedColumns(action)
    .filter((column) => typeof column === 'string')
    .map(toProduct);
}
