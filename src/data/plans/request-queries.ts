import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow } from '../rows.ts';

/** What a tenant asked for: to pay what was owed in monthly instalments. Amounts are minor units. */
export type PlanRequest = Pick<
  TableRow<'plan_requests'>,
  | 'id'
  | 'lease_id'
  | 'user_id'
  | 'status'
  | 'currency'
  | 'owed_minor'
  | 'instalment_count'
  | 'first_on'
  | 'message'
  | 'answer'
  | 'created_at'
>;

/** The newest request of a lease; null where there was never one. */
export const planRequestQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['plans', leaseId, 'request'],
    queryFn: async () => {
      const answer = await getClient()
        .from('plan_requests')
        .select(
          'id, lease_id, user_id, status, currency, owed_minor, instalment_count, first_on, message, answer, created_at',
        )
        .eq('lease_id', leaseId)
        .order('created_at', { ascending: false })
        .limit(1)
        .maybeSingle();
      return unwrap(answer) as PlanRequest | null;
    },
  });
