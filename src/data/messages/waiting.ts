import { call } from '#src/data/call.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
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
  /** Of all organizations. */
  readonly unreadNotifications: number;
}

export interface MyWaitingCounts {
  readonly unreadConversations: number;
  readonly unreadNotices: number;
  /** Documents that a landlord asks for. */
  readonly askedDocuments: number;
  /** Their own votes in decisions that are open. */
  readonly votesToCast: number;
  /** They have a part in what a building decides. */
  readonly hasDecisions: boolean;
  /** They rent, or rented. */
  readonly hasLease: boolean;
  readonly unreadNotifications: number;
}

/** As the page's head asked for it, with what it is of. */
interface FirstWaiting {
  readonly organizationId: string;
  readonly counts: WaitingCounts;
}

async function fetchOfOrganization(organizationId: string): Promise<WaitingCounts> {
  const first = await fromFirstCall<FirstWaiting>('waiting');
  if (first?.organizationId === organizationId) return first.counts;
  return (await call('waiting_counts', { organizationId })) as unknown as WaitingCounts;
}

async function fetchMine(): Promise<MyWaitingCounts> {
  const first = await fromFirstCall<MyWaitingCounts>('myWaiting');
  return first ?? ((await call('my_waiting_counts')) as unknown as MyWaitingCounts);
}

/** Numbers at the navigation. */
export const waitingQueries = {
  all: ['waiting'] as const,
  /** Of who works in an organization. */
  ofOrganization: (organizationId: string) =>
    query(['waiting', organizationId], () => fetchOfOrganization(organizationId)),
  /** Of a tenant. */
  mine: (userId: string) => query(['waiting', 'mine', userId], fetchMine),
};
