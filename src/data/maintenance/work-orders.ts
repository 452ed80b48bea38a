// What screens read of work orders and quotes, under keys that begin with `work-orders`: all of it goes stale together.

import { call } from '#src/data/call.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { workOrderPayers, workOrderStatuses } from '#src/domain/maintenance/work-order-enums.ts';
import { storageClient } from '../client.ts';
import { toAppError, unwrap } from '../errors.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '../keyset.ts';
import { patternsOf } from '../text-filter.ts';

const COLUMNS =
  'id, number, maintenanceId, propertyId, unitId, title, scope, status, vendorId, payer, leaseId, currency, tax, netMinor, itbisMinor, totalMinor, quoteId, plannedOn, submittedBy, approvedAt, decisionReason, doneAt, doneNote, billId, createdBy, createdAt, maintenanceNumber, maintenanceTitle, category, propertyName, unitLabel, vendorName, approverName, askedCount, quoteCount, billStatus, billTotalMinor, chargedMinor, chargeReversedAt';
export type WorkOrder = Selected<'work_orders_list', typeof COLUMNS>;
const LINE_COLUMNS = 'id, description, isGoods, amountMinor';
export type WorkOrderLine = Selected<'work_order_lines', typeof LINE_COLUMNS>;
const QUOTE_COLUMNS =
  'id, vendorId, email, sentAt, expiresAt, openedAt, declinedAt, declineReason, vendorName, quoteId, totalMinor, itbisMinor, tax, days, validUntil, note, givenAt, photoPaths';
type AskedRow = Selected<'quote_requests_list', typeof QUOTE_COLUMNS>;
/** A vendor who was asked, with what they answered; `photoUrls` work for an hour. */
export type AskedVendor = AskedRow & { readonly photoUrls: readonly string[] };
const LIMIT_COLUMNS = 'propertyId, currency, amountMinor';
export type WorkLimit = Selected<'work_limits', typeof LIMIT_COLUMNS>;

/** What the list of work orders can be asked for. */
export const workOrderListSpec = {
  filters: { status: workOrderStatuses, payer: workOrderPayers, vendor: 'any', property: 'any' },
  sortColumns: ['created_at', 'property_name'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

const EXPORT_PAGE = 500;
const LINK_SECONDS = 60 * 60;
const LINKS_FRESH_MS = (LINK_SECONDS / 2) * 1000;

async function fetchList(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size: number,
): Promise<Page<WorkOrder>> {
  let rows = select('work_orders_list', COLUMNS, { organizationId });
  for (const pattern of await patternsOf(query.search)) rows = rows.like('searchText', pattern);
  const { status, payer, vendor, property } = query.filters;
  if (status) rows = rows.in('status', status as WorkOrder['status'][]);
  if (payer) rows = rows.in('payer', payer as WorkOrder['payer'][]);
  if (vendor) rows = rows.in('vendorId', [...vendor]);
  if (property) rows = rows.in('propertyId', [...property]);
  const answer = await inOrder(rows, query.sort, cursor).limit(size + 1);
  return toPage(unwrap(answer) as WorkOrder[], query.sort, 'id', size);
}

/** Every work order that a query asks for, page by page. */
export const fetchAllWorkOrders = (organizationId: string, query: ListQuery): Promise<WorkOrder[]> =>
  fetchEveryPage((cursor) => fetchList(organizationId, query, cursor, EXPORT_PAGE));

async function fetchAsked(organizationId: string, workOrderId: string): Promise<AskedVendor[]> {
  const rows = unwrap(
    await select('quote_requests_list', QUOTE_COLUMNS, { organizationId, workOrderId })
      .is('revokedAt', null)
      .order('createdAt')
      .order('id'),
  );
  const paths = rows.flatMap(({ photoPaths }) => photoPaths);
  if (paths.length === 0) return rows.map((row) => ({ ...row, photoUrls: [] }));
  const links = await (await storageClient()).from('quote-photos').createSignedUrls([...paths], LINK_SECONDS);
  if (links.error) throw toAppError(links.error);
  const urls = new Map(links.data.map((link) => [link.path, link.signedUrl]));
  // A photo whose file has not arrived yet has no link.
  return rows.map((row) => ({ ...row, photoUrls: row.photoPaths.flatMap((path) => urls.get(path) || []) }));
}

/** Work orders, and what vendors were asked and answered. */
export const workOrderQueries = {
  all: ['work-orders'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['work-orders', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchList(organizationId, query, cursor, PAGE_SIZE),
      query.cursor,
    ),
  byId: (organizationId: string, id: string) =>
    recordQuery(['work-orders', organizationId, id], () =>
      select('work_orders_list', COLUMNS, { organizationId, id }).maybeSingle(),
    ),
  /** Those of a request, the oldest first. */
  ofRequest: (organizationId: string, maintenanceId: string) =>
    rowsQuery(['work-orders', organizationId, 'request', maintenanceId], () =>
      select('work_orders_list', COLUMNS, { organizationId, maintenanceId }).order('createdAt'),
    ),
  /** The one that a bill is for, if there is one. */
  ofBill: (organizationId: string, billId: string) =>
    rowsQuery(['work-orders', organizationId, 'bill', billId], () =>
      select('work_orders_list', COLUMNS, { organizationId, billId }),
    ),
  /** Billed work that the deposit of a lease pays; what of it was kept already has a charge. */
  ofDeposit: (organizationId: string, leaseId: string) =>
    rowsQuery(['work-orders', organizationId, 'deposit', leaseId], () =>
      select('work_orders_list', COLUMNS, {
        organizationId,
        leaseId,
        payer: 'deposit',
        status: 'billed',
      }).order('createdAt'),
    ),
  lines: (organizationId: string, workOrderId: string) =>
    rowsQuery(['work-orders', organizationId, workOrderId, 'lines'], () =>
      select('work_order_lines', LINE_COLUMNS, { organizationId, workOrderId }).order('position'),
    ),
  asked: (organizationId: string, workOrderId: string) =>
    query(
      ['work-orders', organizationId, workOrderId, 'asked'],
      () => fetchAsked(organizationId, workOrderId),
      { staleTime: LINKS_FRESH_MS, refetchInterval: LINKS_FRESH_MS },
    ),
  /** Vendors who can be given work: of vendors, who sees to repairs reads nothing else. */
  vendors: (organizationId: string) =>
    query(['work-orders', organizationId, 'vendors'], () => call('work_vendors', { organizationId })),
  limits: (organizationId: string) =>
    rowsQuery(['work-orders', organizationId, 'limits'], () =>
      select('work_limits', LIMIT_COLUMNS, { organizationId }),
    ),
};
