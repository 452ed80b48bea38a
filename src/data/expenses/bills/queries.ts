// Everything that screens read of bills: long, because a bill has many columns and is read in many ways.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';
import { billStatuses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Bill = Omit<
  ViewRow<
    'bills_list',
    | 'property_id'
    | 'property_name'
    | 'unit_id'
    | 'unit_label'
    | 'paid_on'
    | 'isr_kind'
    | 'recurring_bill_id'
    | 'created_by'
    | 'submitted_by'
    | 'decided_at'
    | 'decision_reason'
    | 'entry_id'
    | 'reversal_entry_id'
    | 'description'
    | 'no_receipt_reason'
    | 'own_receipt'
    | 'own_receipt_id'
    | 'dop_rate'
    | 'rated_on'
    | 'vendor_identity_type'
  >,
  'organization_id'
>;
export type BillLine = Pick<
  TableRow<'bill_lines'>,
  'id' | 'account_id' | 'property_id' | 'description' | 'is_goods' | 'amount_minor'
>;
export type BillPayment = Pick<
  TableRow<'bill_payments'>,
  | 'id'
  | 'account_id'
  | 'method'
  | 'currency'
  | 'amount_minor'
  | 'paid_on'
  | 'reference'
  | 'reversed_at'
  | 'reversal_reason'
  | 'settled_with'
>;
export type OpenBills = Omit<ViewRow<'bills_open'>, 'organization_id'>;
export type ApprovalLimit = Pick<TableRow<'approval_limits'>, 'currency' | 'amount_minor'>;

/** What the list of bills can be asked for; `from` and `to` are days of the bill, both included. */
export const billListSpec = {
  filters: {
    status: billStatuses,
    vendor: 'any',
    property: 'any',
    from: 'any',
    to: 'any',
    due: ['late'],
    kind: ['bill', 'credit'],
  },
  sortColumns: ['billed_on', 'due_on', 'total_minor', 'vendor_name'],
  defaultSort: { column: 'billed_on', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, vendor_id, vendor_name, vendor_identity_number, property_id, property_name, unit_id, unit_label, status, ncf, modified_ncf, expense_kind, billed_on, due_on, paid_on, currency, services_minor, goods_minor, itbis_minor, itbis_withheld_minor, itbis_proportional_minor, itbis_to_cost_minor, isr_kind, isr_withheld_minor, excise_minor, other_taxes_minor, tip_minor, payment_form, total_minor, payable_minor, paid_minor, outstanding_minor, note, recurring_bill_id, created_by, submitted_by, decided_at, decision_reason, entry_id, reversal_entry_id, created_at, description, no_receipt_reason, dop_rate, rate_source, rated_on, vendor_identity_type, is_credit, own_receipt, own_receipt_id';

/** Rates are exact decimals, which some servers write as text. */
const billOf = (row: Bill): Bill => ({
  ...row,
  dop_rate: row.dop_rate === null ? null : Number(row.dop_rate),
});

function asked(organizationId: string, query: ListQuery, today: string) {
  let rows = searched(
    getClient().from('bills_list').select(COLUMNS).eq('organization_id', organizationId),
    'search_bills',
    organizationId,
    query.search,
    COLUMNS,
  );
  const { status, vendor, property, from, to, due, kind } = query.filters;
  if (status) rows = rows.in('status', status as Bill['status'][]);
  if (vendor) rows = rows.in('vendor_id', [...vendor]);
  if (property) rows = rows.in('property_id', [...property]);
  if (from?.[0]) rows = rows.gte('billed_on', from[0]);
  if (to?.[0]) rows = rows.lte('billed_on', to[0]);
  if (kind)
    rows = rows.in(
      'is_credit',
      kind.map((one) => one === 'credit'),
    );
  if (due) rows = rows.gt('outstanding_minor', 0).lt('due_on', today);
  return rows;
}

async function fetchBills(
  organizationId: string,
  query: ListQuery,
  today: string,
  cursor: ListCursor | null,
  size: number,
): Promise<Page<Bill>> {
  const answer = await inOrder(asked(organizationId, query, today), query.sort, cursor).limit(size + 1);
  return toPage((unwrap(answer) as Bill[]).map(billOf), query.sort, 'id', size);
}

const EXPORT_PAGE = 500;

/** Every bill that a query asks for, page by page. */
export async function fetchAllBills(
  organizationId: string,
  query: ListQuery,
  today: string,
): Promise<Bill[]> {
  const bills: Bill[] = [];
  let cursor: ListCursor | null = null;
  do {
    const page: Page<Bill> = await fetchBills(organizationId, query, today, cursor, EXPORT_PAGE);
    bills.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return bills;
}

/** What vendors ask for. */
export const billQueries = {
  all: ['bills'] as const,
  list: (organizationId: string, query: ListQuery, today: string) =>
    infiniteQueryOptions({
      queryKey: ['bills', organizationId, 'list', { ...query, cursor: null }, today],
      queryFn: ({ pageParam }) => fetchBills(organizationId, query, today, pageParam, PAGE_SIZE),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  byId: (organizationId: string, billId: string) =>
    queryOptions({
      queryKey: ['bills', organizationId, billId],
      queryFn: async () => {
        const answer = await getClient()
          .from('bills_list')
          .select(COLUMNS)
          .eq('organization_id', organizationId)
          .eq('id', billId)
          .maybeSingle();
        const bill = unwrap(answer);
        if (!bill) throw new AppError('not_found', 'not_found');
        return billOf(bill as Bill);
      },
    }),
  lines: (organizationId: string, billId: string) =>
    queryOptions({
      queryKey: ['bills', organizationId, billId, 'lines'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bill_lines')
          .select('id, account_id, property_id, description, is_goods, amount_minor')
          .eq('organization_id', organizationId)
          .eq('bill_id', billId)
          .order('position');
        return unwrap(answer) as BillLine[];
      },
    }),
  payments: (organizationId: string, billId: string) =>
    queryOptions({
      queryKey: ['bills', organizationId, billId, 'payments'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bill_payments')
          .select(
            'id, account_id, method, currency, amount_minor, paid_on, reference, reversed_at, reversal_reason, settled_with',
          )
          .eq('organization_id', organizationId)
          .eq('bill_id', billId)
          .order('created_at');
        return unwrap(answer) as BillPayment[];
      },
    }),
  /** What is to be paid and what is unused of credit notes, per currency; currencies with neither are missing. */
  open: (organizationId: string) =>
    queryOptions({
      queryKey: ['bills', organizationId, 'open'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bills_open')
          .select(
            'currency, bill_count, outstanding_minor, late_count, late_minor, credit_count, credit_minor',
          )
          .eq('organization_id', organizationId)
          .order('currency');
        return unwrap(answer) as OpenBills[];
      },
    }),
  /** How many wait for approval. */
  waiting: (organizationId: string) =>
    queryOptions({
      queryKey: ['bills', organizationId, 'waiting'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bills')
          .select('id', { count: 'exact', head: true })
          .eq('organization_id', organizationId)
          .eq('status', 'awaiting_approval');
        unwrap(answer);
        return answer.count ?? 0;
      },
    }),
  limits: (organizationId: string) =>
    queryOptions({
      queryKey: ['bills', organizationId, 'limits'],
      queryFn: async () => {
        const answer = await getClient()
          .from('approval_limits')
          .select('currency, amount_minor')
          .eq('organization_id', organizationId);
        return unwrap(answer) as ApprovalLimit[];
      },
    }),
};
