import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';

/** Zero for what the caller may not see. */
export interface WaitingCounts {
  /** Payments that were reported and not decided. */
  readonly reportedPayments: number;
  /** Applications that nobody has looked at. */
  readonly submittedApplications: number;
  readonly unreadConversations: number;
  /** Maintenance requests that nobody has begun. */
  readonly pendingRequests: number;
  /** Documents that tenants handed in and nobody decided on. */
  readonly handedInDocuments: number;
  /** Payment plans that tenants asked for and nobody answered. */
  readonly askedPlans: number;
}

export interface MyWaitingCounts {
  readonly unreadConversations: number;
  readonly unreadNotices: number;
  /** Documents that a landlord asks for. */
  readonly askedDocuments: number;
}

/** Numbers at the navigation. */
export const waitingQueries = {
  all: ['waiting'] as const,
  /** Of who works in an organization. */
  ofOrganization: (organizationId: string) =>
    queryOptions({
      queryKey: ['waiting', organizationId],
      queryFn: async () => (await call('waiting_counts', { organizationId })) as unknown as WaitingCounts,
    }),
  /** Of a tenant. */
  mine: (userId: string) =>
    queryOptions({
      queryKey: ['waiting', 'mine', userId],
      queryFn: async () => (await call('my_waiting_counts')) as unknown as MyWaitingCounts,
    }),
};
