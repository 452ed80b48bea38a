import { queryOptions } from '@tanstack/react-query';
import { repeatable, verb } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type RecurringBill = Pick<
  Row<'recurring_bills'>,
  | 'id'
  | 'vendorId'
  | 'currency'
  | 'totalMinor'
  | 'everyMonths'
  | 'nextOn'
  | 'endsOn'
  | 'dueDays'
  | 'isApproved'
  | 'pausedAt'
  | 'lastError'
> & {
  readonly vendorName: string;
  /** Drafts that it wrote and that wait for their NCF, the oldest first. */
  readonly waitingIds: readonly string[];
};

async function fetchRecurring(organizationId: string): Promise<RecurringBill[]> {
  const client = getClient();
  const rows = unwrap(
    await client
      .from('recurring_bills')
      .select(
        'id, vendorId, currency, totalMinor, everyMonths, nextOn, endsOn, dueDays, isApproved, pausedAt, lastError',
      )
      .eq('organizationId', organizationId)
      .order('nextOn')
      .order('id'),
  );
  const waiting = unwrap(
    await client
      .from('bills')
      .select('id, recurringBillId')
      .eq('organizationId', organizationId)
      .eq('status', 'draft')
      .eq('ncf', '')
      .is('noReceiptReason', null)
      .not('recurringBillId', 'is', null)
      .order('billedOn')
      .order('id'),
  );
  const waitingOf = Map.groupBy(waiting, (bill) => bill.recurringBillId);
  // Two ways lead from here to vendors, one of them over bills: names are fetched by id.
  const ids = [...new Set(rows.map((row) => row.vendorId))];
  const vendors = unwrap(
    await client.from('vendors').select('id, name').eq('organizationId', organizationId).in('id', ids),
  );
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
    queryOptions({
      queryKey: ['bills', organizationId, 'recurring'],
      queryFn: () => fetchRecurring(organizationId),
    }),
};

/** Makes bills like this one come again. Errors: `starts_before_bill`, `day_too_late`, `ends_before_start`. */
export const repeatBill = repeatable('repeat_bill');

/** Pauses or continues a recurring bill; `endsOn` is its last day, null for none. */
export const changeRecurringBill = verb('change_recurring_bill');
