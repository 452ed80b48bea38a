import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ViewRow } from '#src/data/rows.ts';
import type { ReceivedColumn } from './received.ts';

export type Payment = Omit<
  ViewRow<
    'payments_list',
    | 'proof_path'
    | 'decided_at'
    | 'decision_reason'
    | 'tenant_name'
    | 'receipt_id'
    | 'receipt_number'
    | 'receipt_voided_at'
  >,
  'organization_id' | 'account_key' | 'account_name' | ReceivedColumn
>;

/** What lists and details of payments read. */
export const PAYMENT_COLUMNS =
  'id, lease_id, property_id, status, method, currency, amount_minor, unapplied_minor, paid_on, reference, proof_path, decided_at, decision_reason, created_at, property_name, unit_label, tenant_name, receipt_id, receipt_number, receipt_voided_at';
const MOST_TO_DECIDE = 100;

/** What first screens need of payments; a file of its own, so that they do not fetch the rest of queries.ts. */
export const reportedPaymentQueries = {
  all: ['payments'] as const,
  /** Reported payments that wait for a decision, the oldest first. */
  toDecide: (organizationId: string) =>
    queryOptions({
      queryKey: ['payments', organizationId, 'to-decide'],
      queryFn: async () => {
        const answer = await getClient()
          .from('payments_list')
          .select(PAYMENT_COLUMNS)
          .eq('organization_id', organizationId)
          .eq('status', 'reported')
          .order('created_at')
          .limit(MOST_TO_DECIDE);
        return unwrap(answer) as Payment[];
      },
    }),
};
