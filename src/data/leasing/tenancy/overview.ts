import { atOnceQuery } from '#src/data/at-once.ts';
import { call } from '#src/data/call.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import type { TenancyOverview } from './overview-parts.ts';

/** As the page's head asked for it. */
interface FirstTenancy {
  readonly askedLeaseId: string | null;
  readonly overview: TenancyOverview;
}

async function fetchTenancy(leaseId: string | null): Promise<TenancyOverview> {
  const first = await fromFirstCall<FirstTenancy>('tenancy');
  if (first?.askedLeaseId === leaseId) return first.overview;
  return (await call('tenancy_overview', leaseId === null ? {} : { leaseId })) as unknown as TenancyOverview;
}

/** What the home of a tenant shows, of the lease that they chose, or else of the first. Asked for anew on each visit. */
export const tenancyOverviewQuery = (userId: string, chosenLeaseId: string | null) =>
  atOnceQuery(
    ['tenancy', userId, chosenLeaseId],
    async () => {
      const [{ tenancyParts }, found] = await Promise.all([
        import('./overview-parts.ts'),
        fetchTenancy(chosenLeaseId),
      ]);
      return tenancyParts(userId, found);
    },
    { refetchOnMount: 'always' },
  );
