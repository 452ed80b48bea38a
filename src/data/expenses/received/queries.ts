import { unwrap } from '#src/data/errors.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ApprovalState, DeliveredTo, ReceivedState } from '#src/domain/expenses/received.ts';
import { receivedStates } from '#src/domain/expenses/received.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

const COLUMNS =
  'id, environment, senderTaxId, senderName, encf, ncfKind, issuedOn, totalMinor, isUploaded, state, refusal, billId, billProblem, approvalState, approvalReason, approvalToSender, approvalToDgii, createdAt';

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

export const receivedListSpec = {
  filters: { state: receivedStates, bill: ['none'] },
  sortColumns: ['created_at'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

async function fetchReceived(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<ReceivedReceipt>> {
  let rows = select('ecf_received', COLUMNS, { organizationId });
  if (query.filters.state) rows = rows.in('state', [...query.filters.state]);
  if (query.filters.bill) rows = rows.is('billId', null);
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
  /** The receipt of a bill that came electronically: one, or none. */
  ofBill: (organizationId: string, billId: string) =>
    rowsQuery<ReceivedReceipt[]>(['received-receipts', organizationId, 'bill', billId], () =>
      select('ecf_received', COLUMNS, { organizationId, billId }),
    ),
};
