import { repeatable, verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const RECURRING_BILL_COLUMNS =
  'id, vendorId, currency, totalMinor, everyMonths, nextOn, endsOn, dueDays, isApproved, pausedAt, lastError';
export type RecurringBill = Selected<'recurring_bills', typeof RECURRING_BILL_COLUMNS> & {
  readonly vendorName: string;
  /** Drafts that it wrote and that wait for their NCF, the oldest first. */
  readonly waitingIds: readonly string[];
};

async function fetchRecurring(organizationId: string): Promise<RecurringBill[]> {
  const rows = unwrap(
    await select('recurring_bills', RECURRING_BILL_COLUMNS, { organizationId }).order('nextOn').order('id'),
  );
  const waiting = unwrap(
    await select('bills', 'id, recurringBillId', { organizationId, status: 'draft', ncf: '' })
      .is('noReceiptReason', null)
      .not('recurringBillId', 'is', null)
      .order('billedOn')
      .order('id'),
  );
  const waitingOf = Map.groupBy(waiting, (bill) => bill.recurringBillId);
  // Two ways lead from here to vendors, one of them over bills: names are fetched by id.
  const ids = [...new Set(rows.map((row) => row.vendorId))];
  const vendors = unwrap(await select('vendors', 'id, name', { organizationId }).in('id', ids));
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    vendorName: names.get(row.vendorId) ?? '',
    waitingIds: (waitingOf.get(row.id) ?? []).map(({ id }) => id),
  }));
}

export const recurringBillQueries = {
  all: ['bills', 'recurring'] as const,
  ofOrganization: (organizationId: string) =>
    query(['bills', organizationId, 'recurring'], () => fetchRecurring(organizationId)),
};

/** Makes bills like this one come again. Errors: `starts_before_bill`, `day_too_late`, `ends_before_start`. */
export const repeatBill = repeatable('repeat_bill');

/** Pauses or continues a recurring bill; `endsOn` is its last day, null for none. */
export const changeRecurringBill = verb('change_recurring_bill');
