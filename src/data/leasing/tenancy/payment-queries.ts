import { call } from '#src/data/call.ts';
import { unwrapRecord } from '#src/data/errors.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { RECEIVED_COLUMNS, withRate } from '#src/data/money/payments/received.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';
import { PAYMENT_COLUMNS } from './rows.ts';

async function fetchPayment(paymentId: string): Promise<ListedPayment> {
  const answer = await select('payments_list', `${PAYMENT_COLUMNS}, ${RECEIVED_COLUMNS}`, {
    id: paymentId,
  }).maybeSingle();
  const payment = unwrapRecord(answer);
  return withRate(payment as ListedPayment);
}

/** The exchange rate that the landlord of a lease wrote down last; null where there is none. */
async function fetchRate(leaseId: string): Promise<DatedRate | null> {
  const [row] = await call('lease_exchange_rate', { leaseId });
  return row ? { rate: Number(row.rate), source: row.source, ratedOn: row.ratedOn } : null;
}

/** What the screens of a single payment read; the first screen does not fetch this. */
export const tenantPaymentQueries = {
  /** One payment, of whichever of the reader's leases. Errors: not_found. */
  payment: (paymentId: string) => query(['tenancy', 'payment', paymentId], () => fetchPayment(paymentId)),
  rate: (leaseId: string) => query(['tenancy', leaseId, 'rate'], () => fetchRate(leaseId)),
};
