import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';

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
    query(
      ['waiting', organizationId],
      async () => (await call('waiting_counts', { organizationId })) as unknown as WaitingCounts,
    ),
  /** Of a tenant. */
  mine: (userId: string) =>
    query(
      ['waiting', 'mine', userId],
      async () => (await call('my_waiting_counts')) as unknown as MyWaitingCounts,
    ),
};
