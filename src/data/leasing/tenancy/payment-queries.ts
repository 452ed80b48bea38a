import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { RECEIVED_COLUMNS, withRate } from '#src/data/money/payments/received.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';
import { PAYMENT_COLUMNS } from './rows.ts';

async function fetchPayment(paymentId: string): Promise<ListedPayment> {
  const answer = await getClient()
    .from('payments_list')
    .select(`${PAYMENT_COLUMNS}, ${RECEIVED_COLUMNS}`)
    .eq('id', paymentId)
    .maybeSingle();
  const payment = unwrap(answer);
  if (!payment) throw new AppError('not_found', 'not_found');
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
  payment: (paymentId: string) =>
    queryOptions({ queryKey: ['tenancy', 'payment', paymentId], queryFn: () => fetchPayment(paymentId) }),
  rate: (leaseId: string) =>
    queryOptions({ queryKey: ['tenancy', leaseId, 'rate'], queryFn: () => fetchRate(leaseId) }),
};
