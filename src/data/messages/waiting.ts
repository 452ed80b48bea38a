import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** Zero for what the caller may not see. */
export interface WaitingCounts {
  /** Payments that were reported and not decided. */
  readonly reported_payments: number;
  /** Applications that nobody has looked at. */
  readonly submitted_applications: number;
  readonly unread_conversations: number;
  /** Maintenance requests that nobody has begun. */
  readonly pending_requests: number;
  /** Documents that tenants handed in and nobody decided on. */
  readonly handed_in_documents: number;
  /** Payment plans that tenants asked for and nobody answered. */
  readonly asked_plans: number;
}

export interface MyWaitingCounts {
  readonly unread_conversations: number;
  readonly unread_notices: number;
  /** Documents that a landlord asks for. */
  readonly asked_documents: number;
}

/** Numbers at the navigation. */
export const waitingQueries = {
  all: ['waiting'] as const,
  /** Of who works in an organization. */
  ofOrganization: (organizationId: string) =>
    queryOptions({
      queryKey: ['waiting', organizationId],
      queryFn: async () =>
        unwrap(
          await getClient().rpc('waiting_counts', { p_organization_id: organizationId }),
        ) as unknown as WaitingCounts,
    }),
  /** Of a tenant. */
  mine: (userId: string) =>
    queryOptions({
      queryKey: ['waiting', 'mine', userId],
      queryFn: async () => unwrap(await getClient().rpc('my_waiting_counts')) as unknown as MyWaitingCounts,
    }),
};
