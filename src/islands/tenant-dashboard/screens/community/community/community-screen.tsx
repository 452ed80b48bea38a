import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { type CommunityParts, communityQueries } from '#src/data/community/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { partFlags } from '#src/domain/community/community.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { AreaPart } from '#src/islands/shell/community/area-part.tsx';
import { ParcelPart } from '#src/islands/shell/community/parcel-part.tsx';
import { PostFeed } from '#src/islands/shell/community/post-feed.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useLive } from '#src/islands/shell/use-live.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { NameCard } from './name-card.tsx';
import { RulesPart } from './rules-part.tsx';

/** What the tenants of a building share. */
export function Screen() {
  return <WithLease>{(lease) => <Community lease={lease} />}</WithLease>;
}

function Community({ lease }: { lease: TenantLease }) {
  const text = useText('community');
  const query = useQuery(communityQueries.parts(lease.propertyId));
  useLive(
    [{ table: 'communities', filter: `property_id=eq.${lease.propertyId}` }],
    [communityQueries.parts(lease.propertyId).queryKey],
  );
  const scene: CommunityScene = {
    propertyId: lease.propertyId,
    side: 'tenant',
    canWrite: isOccupying(lease.status),
    timeZone: lease.timeZone,
    leaseId: lease.id,
  };
  return (
    <>
      <PageHeader title={text.title} description={text.tenantText} />
      <div className="grid gap-5">
        {scene.canWrite ? null : <Notice>{text.formerNote}</Notice>}
        <QueryView query={query} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
          {(parts) => <Parts parts={parts} scene={scene} />}
        </QueryView>
      </div>
    </>
  );
}

const TABS = ['board', 'areas', 'parcels', 'lost_and_found', 'rules'] as const;
type TabId = (typeof TABS)[number];

function Parts({ parts, scene }: { parts: CommunityParts; scene: CommunityScene }) {
  const { tabs: text } = useText('community');
  const [search, setSearch] = useSearchParams();
  const tabs = TABS.filter((id) => id === 'rules' || parts[partFlags[id]]);
  const active = tabs.find((id) => id === search.get('part')) ?? tabs[0] ?? 'rules';
  return (
    <Tabs
      label={text.label}
      tabs={tabs.map((id) => ({ id, label: text[id] }))}
      active={active}
      onChange={(id) => setSearch({ part: id }, { replace: true })}
    >
      <Part key={scene.propertyId} id={active} scene={scene} />
    </Tabs>
  );
}

function Part({ id, scene }: { id: TabId; scene: CommunityScene }) {
  switch (id) {
    case 'areas':
      return <AreaPart scene={scene} />;
    case 'parcels':
      return <ParcelPart scene={scene} />;
    case 'rules':
      return <RulesPart scene={scene} />;
    default:
      return (
        <div className="in-turn grid gap-5">
          <PostFeed key={id} scene={scene} part={id} />
          {id === 'board' && scene.canWrite ? <NameCard /> : null}
        </div>
      );
  }
}
