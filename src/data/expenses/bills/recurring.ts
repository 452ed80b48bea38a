import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export type RecurringBill = Pick<
  TableRow<'recurring_bills'>,
  | 'id'
  | 'vendor_id'
  | 'currency'
  | 'total_minor'
  | 'every_months'
  | 'next_on'
  | 'ends_on'
  | 'due_days'
  | 'is_approved'
  | 'paused_at'
  | 'last_error'
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
        'id, vendor_id, currency, total_minor, every_months, next_on, ends_on, due_days, is_approved, paused_at, last_error',
      )
      .eq('organization_id', organizationId)
      .order('next_on')
      .order('id'),
  );
  const waiting = unwrap(
    await client
      .from('bills')
      .select('id, recurring_bill_id')
      .eq('organization_id', organizationId)
      .eq('status', 'draft')
      .eq('ncf', '')
      .is('no_receipt_reason', null)
      .not('recurring_bill_id', 'is', null)
      .order('billed_on')
      .order('id'),
  );
  const waitingOf = Map.groupBy(waiting, (bill) => bill.recurring_bill_id);
  // Two ways lead from here to vendors, one of them over bills: names are fetched by id.
  const ids = [...new Set(rows.map((row) => row.vendor_id))];
  const vendors = unwrap(
    await client.from('vendors').select('id, name').eq('organization_id', organizationId).in('id', ids),
  );
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    vendorName: names.get(row.vendor_id) ?? '',
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

export interface RepeatInput {
  readonly billId: string;
  readonly everyMonths: number;
  /** Day 1 to 28, after the day of the bill. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly dueDays: number;
  readonly isApproved: boolean;
}

/** Makes bills like this one come again. Errors: `starts_before_bill`, `day_too_late`, `ends_before_start`. */
export async function repeatBill(input: RepeatInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('repeat_bill', {
    p_request_id: requestId,
    p_bill_id: input.billId,
    p_every_months: input.everyMonths,
    p_starts_on: input.startsOn,
    p_ends_on: input.endsOn ?? undefined,
    p_due_days: input.dueDays,
    p_is_approved: input.isApproved,
  });
  return unwrap(answer) as string;
}

/** Pauses or continues a recurring bill; `endsOn` is its last day, null for none. */
export async function changeRecurringBill(input: {
  readonly recurringBillId: string;
  readonly isPaused: boolean;
  readonly endsOn: string | null;
}): Promise<void> {
  unwrap(
    await getClient().rpc('change_recurring_bill', {
      p_recurring_bill_id: input.recurringBillId,
      p_is_paused: input.isPaused,
      p_ends_on: input.endsOn ?? undefined,
    }),
  );
}
