// Everything that screens read of bills: long, because a bill has many columns and is read in many ways.

import { getClient } from '#src/data/client.ts';
import { unwrap, unwrapRecord } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { billStatuses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Bill = Selected<'bills_list', typeof COLUMNS>;
const BILL_LINE_COLUMNS = 'id, accountId, propertyId, description, isGoods, amountMinor';
export type BillLine = Selected<'bill_lines', typeof BILL_LINE_COLUMNS>;
const BILL_PAYMENT_COLUMNS =
  'id, accountId, method, currency, amountMinor, paidOn, reference, reversedAt, reversalReason, settledWith';
export type BillPayment = Selected<'bill_payments', typeof BILL_PAYMENT_COLUMNS>;
const OPEN_BILLS_COLUMNS =
  'currency, billCount, outstandingMinor, lateCount, lateMinor, creditCount, creditMinor';
export type OpenBills = Selected<'bills_open', typeof OPEN_BILLS_COLUMNS>;
const APPROVAL_LIMIT_COLUMNS = 'currency, amountMinor';

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
  'id, vendorId, vendorName, vendorIdentityNumber, propertyId, propertyName, unitId, unitLabel, status, ncf, modifiedNcf, expenseKind, billedOn, dueOn, paidOn, currency, servicesMinor, goodsMinor, itbisMinor, itbisWithheldMinor, itbisProportionalMinor, itbisToCostMinor, isrKind, isrWithheldMinor, exciseMinor, otherTaxesMinor, tipMinor, paymentForm, totalMinor, payableMinor, paidMinor, outstandingMinor, note, recurringBillId, createdBy, submittedBy, decidedAt, decisionReason, entryId, reversalEntryId, createdAt, description, noReceiptReason, dopRate, rateSource, ratedOn, vendorIdentityType, isCredit, purchaseReceiptKind, purchaseReceiptId';

/** Rates are exact decimals, which some servers write as text. */
const billOf = (row: Bill): Bill => ({
  ...row,
  dopRate: row.dopRate === null ? null : Number(row.dopRate),
});

function asked(organizationId: string, query: ListQuery, today: string) {
  let rows = listed('bills_list', 'search_bills', COLUMNS, organizationId, query.search);
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
export const fetchAllBills = (organizationId: string, query: ListQuery, today: string): Promise<Bill[]> =>
  fetchEveryPage((cursor) => fetchBills(organizationId, query, today, cursor, EXPORT_PAGE));

/** What vendors ask for. */
export const billQueries = {
  all: ['bills'] as const,
  list: (organizationId: string, query: ListQuery, today: string) =>
    pagesQuery(
      ['bills', organizationId, 'list', { ...query, cursor: null }, today],
      (cursor) => fetchBills(organizationId, query, today, cursor, PAGE_SIZE),
      query.cursor,
    ),
  byId: (organizationId: string, billId: string) =>
    query(['bills', organizationId, billId], async () => {
      const answer = await select('bills_list', COLUMNS, { organizationId, id: billId }).maybeSingle();
      const bill = unwrapRecord(answer);
      return billOf(bill as Bill);
    }),
  lines: (organizationId: string, billId: string) =>
    rowsQuery(['bills', organizationId, billId, 'lines'], () =>
      select('bill_lines', BILL_LINE_COLUMNS, {
        organizationId,
        billId,
      }).order('position'),
    ),
  payments: (organizationId: string, billId: string) =>
    rowsQuery(['bills', organizationId, billId, 'payments'], () =>
      select('bill_payments', BILL_PAYMENT_COLUMNS, { organizationId, billId }).order('createdAt'),
    ),
  /** What is to be paid and what is unused of credit notes, per currency; currencies with neither are missing. */
  open: (organizationId: string) =>
    rowsQuery(['bills', organizationId, 'open'], () =>
      select('bills_open', OPEN_BILLS_COLUMNS, { organizationId }).order('currency'),
    ),
  /** How many wait for approval. */
  waiting: (organizationId: string) =>
    query(['bills', organizationId, 'waiting'], async () => {
      const answer = await getClient()
        .from('bills')
        .select('id', { count: 'exact', head: true })
        .eq('organizationId', organizationId)
        .eq('status', 'awaiting_approval');
      unwrap(answer);
      return answer.count ?? 0;
    }),
  limits: (organizationId: string) =>
    rowsQuery(['bills', organizationId, 'limits'], () =>
      select('approval_limits', APPROVAL_LIMIT_COLUMNS, { organizationId }),
    ),
};
