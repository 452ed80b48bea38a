import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { postQueries } from '#src/data/community/posts.ts';
import { type CommunityParts, communityQueries } from '#src/data/community/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { communityParts, partFlags } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { AreaPart } from '#src/islands/shell/community/area-part.tsx';
import { ParcelPart } from '#src/islands/shell/community/parcel-part.tsx';
import { PostFeed } from '#src/islands/shell/community/post-feed.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { AreasCard } from './areas-card.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { PartsCard } from './parts-card.tsx';
import { ReportsPart } from './reports-part.tsx';
import { RulesPart } from './rules-part.tsx';

/** What the tenants of each property share, and what the office decides about it. */
export function Screen() {
  const text = useText('community');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(leaseQueries.properties(id));
  return (
    <>
      <PageHeader title={text.title} description={text.officeText} />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={6} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={Building2} title={text.noPropertiesTitle} text={text.noPropertiesText} />
          </Card>
        }
      >
        {(rows) => <OfProperty properties={rows} />}
      </QueryView>
    </>
  );
}

interface OfPropertyProps {
  properties: readonly { readonly id: string; readonly name: string }[];
}

function OfProperty({ properties }: OfPropertyProps) {
  const text = useText('community');
  const { can, timeZone } = useOrganization();
  const [search, setSearch] = useSearchParams();
  const property = properties.find(({ id }) => id === search.get('property')) ?? properties[0];
  const parts = useQuery({
    ...communityQueries.parts(property?.id ?? ''),
    enabled: property !== undefined,
  });
  if (!property) return null;
  const scene: CommunityScene = {
    propertyId: property.id,
    side: 'office',
    canWrite: can('portfolio.write'),
    timeZone,
    leaseId: null,
  };
  return (
    <div className="grid gap-5">
      <div className="max-w-md">
        <Combobox
          label={text.property}
          value={property.id}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
          emptyText={text.noProperty}
          onChange={(id) => {
            if (id)
              setSearch((before) => ({ ...Object.fromEntries(before), property: id }), { replace: true });
          }}
        />
      </div>
      <QueryView query={parts} skeleton={null} errorTitle={text.errorTitle}>
        {(known) => <Parts key={property.id} parts={known} scene={scene} />}
      </QueryView>
    </div>
  );
}

const TABS = ['board', 'reports', 'areas', 'parcels', 'lost_and_found', 'rules', 'settings'] as const;
type TabId = (typeof TABS)[number];

function Parts({ parts, scene }: { parts: CommunityParts; scene: CommunityScene }) {
  const text = useText('community');
  const [search, setSearch] = useSearchParams();
  const tabs = TABS.filter((id) => scene.canWrite || (id !== 'reports' && id !== 'settings'));
  const active = tabs.find((id) => id === search.get('part')) ?? 'board';
  const reported = useQuery({ ...postQueries.reported(scene.propertyId), enabled: scene.canWrite });
  useLive(
    [
      { table: 'community_reports', filter: `property_id=eq.${scene.propertyId}` },
      { table: 'communities', filter: `property_id=eq.${scene.propertyId}` },
    ],
    [postQueries.all, communityQueries.parts(scene.propertyId).queryKey],
  );
  const part = communityParts.find((one) => one === active);
  const isOff = part !== undefined && !parts[partFlags[part]];
  return (
    <Tabs
      label={text.tabs.label}
      tabs={tabs.map((id) => ({
        id,
        label: text.tabs[id],
        count: id === 'reports' ? reported.data?.length || undefined : undefined,
      }))}
      active={active}
      onChange={(id) =>
        setSearch((before) => ({ ...Object.fromEntries(before), part: id }), { replace: true })
      }
    >
      <div className="in-turn grid max-w-3xl gap-5">
        {isOff ? (
          <Notice tone="warn" title={text.offTitle}>
            {text.offText}
          </Notice>
        ) : null}
        <Part id={active} scene={scene} parts={parts} />
      </div>
    </Tabs>
  );
}

function Part({ id, scene, parts }: { id: TabId; scene: CommunityScene; parts: CommunityParts }) {
  const { can } = useOrganization();
  switch (id) {
    case 'reports':
      return <ReportsPart scene={scene} />;
    case 'areas':
      return (
        <AreaPart scene={scene}>
          <AreasCard scene={scene} />
        </AreaPart>
      );
    case 'parcels':
      return <ParcelPart scene={{ ...scene, canWrite: can('maintenance.write') }} />;
    case 'rules':
      return <RulesPart scene={scene} />;
    case 'settings':
      return (
        <>
          <PartsCard scene={scene} parts={parts} />
          <ContactsCard propertyId={scene.propertyId} />
        </>
      );
    default:
      return <PostFeed key={id} scene={scene} part={id} />;
  }
}
