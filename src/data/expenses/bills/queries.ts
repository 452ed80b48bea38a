// Everything that screens read of bills: long, because a bill has many columns and is read in many ways.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import type { Row } from '#src/data/rows.ts';
import { billStatuses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Bill = Omit<Row<'bills_list'>, 'organizationId'>;
export type BillLine = Pick<
  Row<'bill_lines'>,
  'id' | 'accountId' | 'propertyId' | 'description' | 'isGoods' | 'amountMinor'
>;
export type BillPayment = Pick<
  Row<'bill_payments'>,
  | 'id'
  | 'accountId'
  | 'method'
  | 'currency'
  | 'amountMinor'
  | 'paidOn'
  | 'reference'
  | 'reversedAt'
  | 'reversalReason'
  | 'settledWith'
>;
export type OpenBills = Omit<Row<'bills_open'>, 'organizationId'>;
export type ApprovalLimit = Pick<Row<'approval_limits'>, 'currency' | 'amountMinor'>;

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
  'id, vendorId, vendorName, vendorIdentityNumber, propertyId, propertyName, unitId, unitLabel, status, ncf, modifiedNcf, expenseKind, billedOn, dueOn, paidOn, currency, servicesMinor, goodsMinor, itbisMinor, itbisWithheldMinor, itbisProportionalMinor, itbisToCostMinor, isrKind, isrWithheldMinor, exciseMinor, otherTaxesMinor, tipMinor, paymentForm, totalMinor, payableMinor, paidMinor, outstandingMinor, note, recurringBillId, createdBy, submittedBy, decidedAt, decisionReason, entryId, reversalEntryId, createdAt, description, noReceiptReason, dopRate, rateSource, ratedOn, vendorIdentityType, isCredit, ownReceipt, ownReceiptId';

/** Rates are exact decimals, which some servers write as text. */
const billOf = (row: Bill): Bill => ({
  ...row,
  dopRate: row.dopRate === null ? null : Number(row.dopRate),
});

function asked(organizationId: string, query: ListQuery, today: string) {
  let rows = searched(
    getClient().from('bills_list').select(COLUMNS).eq('organizationId', organizationId),
    'search_bills',
    organizationId,
    query.search,
    COLUMNS,
  );
  const { status, vendor, property, from, to, due, kind } = query.filters;
  if (status) rows = rows.in('status', status as Bill['status'][]);
  if (vendor) rows = rows.in('vendorId', [...vendor]);
  if (property) rows = rows.in('propertyId', [...property]);
  if (from?.[0]) rows = rows.gte('billedOn', from[0]);
  if (to?.[0]) rows = rows.lte('billedOn', to[0]);
  if (kind)
    rows = rows.in(
      'isCredit',
      kind.map((one) => one === 'credit'),
    );
  if (due) rows = rows.gt('outstandingMinor', 0).lt('dueOn', today);
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
          .eq('organizationId', organizationId)
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
          .select('id, accountId, propertyId, description, isGoods, amountMinor')
          .eq('organizationId', organizationId)
          .eq('billId', billId)
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
            'id, accountId, method, currency, amountMinor, paidOn, reference, reversedAt, reversalReason, settledWith',
          )
          .eq('organizationId', organizationId)
          .eq('billId', billId)
          .order('createdAt');
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
          .select('currency, billCount, outstandingMinor, lateCount, lateMinor, creditCount, creditMinor')
          .eq('organizationId', organizationId)
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
          .eq('organizationId', organizationId)
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
          .select('currency, amountMinor')
          .eq('organizationId', organizationId);
        return unwrap(answer) as ApprovalLimit[];
      },
    }),
};
