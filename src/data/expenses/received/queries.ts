import { unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ApprovalState, DeliveredTo, ReceivedState } from '#src/domain/expenses/received.ts';
import { receivedKinds, receivedStates } from '#src/domain/expenses/received.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

const COLUMNS =
  'id, environment, senderTaxId, senderName, encf, ncfKind, issuedOn, totalMinor, itbisMinor, isUploaded, state, refusal, billId, billProblem, approvalState, approvalReason, approvalToSender, approvalToDgii, createdAt';

/** Somebody else's electronic receipt for us; its total in centavos of DOP. */
export type ReceivedReceipt = Selected<
  'ecf_received',
  typeof COLUMNS,
  {
    readonly state: ReceivedState;
    readonly approvalState: ApprovalState;
    readonly approvalToSender: DeliveredTo;
    readonly approvalToDgii: DeliveredTo;
  }
>;

const EVENT_COLUMNS = 'id, at, kind, detail';
export type ReceivedEvent = Selected<'ecf_events', typeof EVENT_COLUMNS>;

export const receivedListSpec = {
  /** `from` and `to` are days of the receipt, both included. */
  filters: { state: receivedStates, kind: receivedKinds, from: 'any', to: 'any', bill: ['none'] },
  sortColumns: ['created_at', 'issued_on', 'total_minor'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

async function fetchReceived(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<ReceivedReceipt>> {
  let rows = listed('ecf_received', 'search_received_ecf', COLUMNS, organizationId, query.search);
  const { state, kind, from, to, bill } = query.filters;
  if (state) rows = rows.in('state', [...state]);
  if (kind) rows = rows.in('ncfKind', kind as ReceivedReceipt['ncfKind'][]);
  if (from?.[0]) rows = rows.gte('issuedOn', from[0]);
  if (to?.[0]) rows = rows.lte('issuedOn', to[0]);
  if (bill) rows = rows.is('billId', null);
  const answer = await inOrder(rows, query.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as ReceivedReceipt[], query.sort);
}

export const receivedQueries = {
  all: ['received-receipts'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['received-receipts', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchReceived(organizationId, query, cursor),
      query.cursor,
    ),
  byId: (organizationId: string, id: string) =>
    recordQuery<ReceivedReceipt>(['received-receipts', organizationId, id], () =>
      select('ecf_received', COLUMNS, { organizationId, id }).maybeSingle(),
    ),
  /** What happened to one, the latest first. */
  events: (organizationId: string, receivedId: string) =>
    rowsQuery<ReceivedEvent[]>(['received-receipts', organizationId, receivedId, 'events'], () =>
      select('ecf_events', EVENT_COLUMNS, { organizationId, receivedId }).order('at', { ascending: false }),
    ),
  /** The receipt of a bill that came electronically: one, or none. */
  ofBill: (organizationId: string, billId: string) =>
    rowsQuery<ReceivedReceipt[]>(['received-receipts', organizationId, 'bill', billId], () =>
      select('ecf_received', COLUMNS, { organizationId, billId }),
    ),
};
