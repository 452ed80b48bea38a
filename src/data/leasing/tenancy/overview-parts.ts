import { type Part, part } from '#src/data/at-once.ts';
import { cardQueries, type OpenAttemptRow, openAttempts } from '#src/data/cards/queries.ts';
import { type DocumentRequest, documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { type MyNotice, noticeQueries } from '#src/data/messages/notices/queries.ts';
import { type InstalmentRow, type PlanRow, planOf, planQueries } from '#src/data/money/plans/queries.ts';
import { leaseRefundQueries, type Refund } from '#src/data/money/refunds/lease-queries.ts';
import { type MyContract, myContractsQuery } from '#src/data/signing/contracts/mine.ts';
import { tenancyQueries } from './queries.ts';
import type { TenantLease } from './rows.ts';
import { type StandingRows, standingOf } from './standing.ts';

/** `tenancy_overview`: the rows of each query, as the database has them. */
export interface TenancyOverview extends StandingRows {
  readonly leases: TenantLease[];
  /** The lease that the rest is about; null where there is none. */
  readonly leaseId: string | null;
  readonly refunds: Refund[];
  readonly plan: PlanRow | null;
  readonly instalments: readonly InstalmentRow[];
  readonly cardAttempts: readonly OpenAttemptRow[];
  readonly notices: MyNotice[];
  readonly contracts: MyContract[];
  readonly documentRequests: DocumentRequest[];
}

/** In a file of its own: it comes while the call is on its way, so that the first screen does not wait for it. */
export function tenancyParts(userId: string, found: TenancyOverview): Part[] {
  const { leaseId } = found;
  return [
    part(tenancyQueries.leases(userId), found.leases),
    part(noticeQueries.mine(userId), found.notices),
    part(myContractsQuery(), found.contracts),
    part(documentRequestQueries.mine(userId), found.documentRequests),
    ...(leaseId === null
      ? []
      : [
          part(tenancyQueries.standing(leaseId), standingOf(found)),
          part(leaseRefundQueries.ofLease(leaseId), found.refunds),
          part(planQueries.ofLease(leaseId), planOf(found.plan, found.instalments)),
          part(cardQueries.open(leaseId), openAttempts(found.cardAttempts)),
        ]),
  ];
}
