import { storageClient } from '#src/data/client.ts';
import { unwrap, unwrapRecord } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { everyPage, PAGE_SIZE, type Page, rowsBehind, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Row, select } from '#src/data/rows.ts';
import type { ChargeKind } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { RECEIVED_COLUMNS, type ReceivedDetails, withRate } from './received.ts';
import { PAYMENT_COLUMNS, type Payment, reportedPaymentQueries } from './reported-queries.ts';

export type { Payment } from './reported-queries.ts';

/** A payment with the account that it arrived on: null until it is posted, and for what brought no money. */
export type PaymentDetails = ListedPayment & Pick<Row<'payments_list'>, AccountColumn>;
type AccountColumn = 'accountKey' | 'accountName';

export type ListedPayment = Payment & ReceivedDetails;
const LISTED_COLUMNS = `${PAYMENT_COLUMNS}, ${RECEIVED_COLUMNS}` as const;
const PAYMENT_DETAILS = `${LISTED_COLUMNS}, accountKey, accountName` as const;

/** What a payment paid of one charge, undone parts already taken off. */
export interface PaidPart {
  readonly chargeId: string;
  readonly kind: ChargeKind;
  readonly description: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly dueOn: string;
  readonly amountMinor: number;
}

/** What the payments list can be asked for; `from` and `to` are days of payment, both included. */
export const paymentListSpec = {
  filters: {
    status: ['reported', 'confirmed', 'rejected', 'reversed'],
    property: 'any',
    from: 'any',
    to: 'any',
  },
  sortColumns: ['paid_on', 'amount_minor', 'created_at'],
  defaultSort: { column: 'paid_on', direction: 'desc' },
} as const satisfies ListSpec;

const OF_A_LEASE = 120;
const EXPORT_PAGE = 500;
const PROOF_SECONDS = 600;

/** The payments that the query asks for, in no order yet. */
function payments(organizationId: string, query: ListQuery) {
  const { status, property, from, to } = query.filters;
  let rows = listed('payments_list', 'search_payments', LISTED_COLUMNS, organizationId, query.search);
  if (status) rows = rows.in('status', status as Payment['status'][]);
  if (property) rows = rows.in('propertyId', [...property]);
  if (from?.[0]) rows = rows.gte('paidOn', from[0]);
  if (to?.[0]) rows = rows.lte('paidOn', to[0]);
  return rows;
}

async function fetchPayments(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<ListedPayment>> {
  const ask = () => payments(organizationId, query);
  const limit = size + 1;
  const ascending = query.sort.direction === 'asc';
  const rows = cursor
    ? await rowsBehind(ask, query.sort, cursor, limit)
    : unwrap(await ask().order(query.sort.column, { ascending }).order('id', { ascending }).limit(limit));
  return toPage((rows as ListedPayment[]).map(withRate), query.sort, 'id', size);
}

/** Every payment that the query finds, for a file: page after page, so that no answer is too long. */
export const paymentPages = (organizationId: string, query: ListQuery) =>
  everyPage((cursor) => fetchPayments(organizationId, query, cursor, EXPORT_PAGE));

async function fetchPaidParts(organizationId: string, paymentId: string): Promise<PaidPart[]> {
  const allocations = unwrap(
    await select('payment_allocations', 'chargeId, amountMinor', { organizationId, paymentId }),
  );
  const paid = new Map<string, number>();
  for (const row of allocations) paid.set(row.chargeId, (paid.get(row.chargeId) ?? 0) + row.amountMinor);
  const ids = [...paid].filter(([, amount]) => amount !== 0).map(([id]) => id);
  if (ids.length === 0) return [];
  const charges = unwrap(
    await select('charges', 'id, kind, description, periodStart, periodEnd, dueOn', { organizationId })
      .in('id', ids)
      .order('dueOn'),
  );
  return charges.map(({ id: chargeId, ...charge }) => ({
    chargeId,
    ...charge,
    amountMinor: paid.get(chargeId) ?? 0,
  }));
}

/** Money that came, or that a tenant says came. */
export const paymentQueries = {
  ...reportedPaymentQueries,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['payments', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchPayments(organizationId, query, cursor),
      query.cursor,
    ),
  byId: (organizationId: string, paymentId: string) =>
    query(['payments', organizationId, paymentId], async () => {
      const answer = await select('payments_list', PAYMENT_DETAILS, {
        organizationId,
        id: paymentId,
      }).maybeSingle();
      const payment = unwrapRecord(answer);
      return withRate(payment as PaymentDetails);
    }),
  /** The newest payments of a lease, whatever their state. */
  ofLease: (organizationId: string, leaseId: string) =>
    rowsQuery<Payment[]>(['payments', organizationId, 'lease', leaseId], () =>
      select('payments_list', PAYMENT_COLUMNS, { organizationId, leaseId })
        .order('paidOn', { ascending: false })
        .order('id', { ascending: false })
        .limit(OF_A_LEASE),
    ),
  /** The newest payments of some leases, whatever their state; 120 at most. */
  ofLeases: (organizationId: string, leaseIds: readonly string[]) =>
    rowsQuery<Payment[]>(['payments', organizationId, 'leases', leaseIds], () =>
      select('payments_list', PAYMENT_COLUMNS, { organizationId })
        .in('leaseId', [...leaseIds])
        .order('paidOn', { ascending: false })
        .order('id', { ascending: false })
        .limit(OF_A_LEASE),
    ),
  paidParts: (organizationId: string, paymentId: string) =>
    query(['payments', organizationId, paymentId, 'parts'], () => fetchPaidParts(organizationId, paymentId)),
  /** A link to a proof that works for ten minutes. */
  proofUrl: (path: string) =>
    query(
      ['payments', 'proof', path],
      async () => {
        const answer = await (await storageClient())
          .from('payment-proofs')
          .createSignedUrl(path, PROOF_SECONDS);
        return unwrap(answer)?.signedUrl ?? '';
      },
      { staleTime: (PROOF_SECONDS / 2) * 1000 },
    ),
};
