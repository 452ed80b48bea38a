import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { type PropertyDetail, propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingTab } from '#src/islands/shell/loading-shapes.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonStats, SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { addressLine } from '../parts/address.ts';
import { PropertyMenu } from '../properties/property-menu.tsx';
import { MarketingTab } from './marketing-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PropertyGlance } from './property-glance.tsx';
import { VacancyTab } from './vacancy-tab.tsx';

// Fetched with the first look at them: the overview does without.
const AnalyticsTab = lazyPart(() => import('./analytics-tab.tsx').then((file) => file.AnalyticsTab), {
  fallback: LoadingTab,
});
const MetricsTab = lazyPart(() => import('./metrics-tab.tsx').then((file) => file.MetricsTab), {
  fallback: LoadingTab,
});

/** One property: what it is, how its month goes, its units. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const propertyId = params.id ?? '';
  const query = useQuery(propertyQueries.byId(id, propertyId));
  const filter = `organization_id=eq.${id}`;
  useLive(
    [
      { table: 'organization_totals', filter },
      { table: 'charges', filter: `property_id=eq.${propertyId}` },
    ],
    [propertyQueries.byId(id, propertyId).queryKey, unitQueries.all, totalsQueries.all],
  );
  return (
    <QueryView
      query={query}
      skeleton={
        <div className="grid gap-6">
          <SkeletonStats label={states.loading} />
          <SkeletonTable label={states.loading} />
        </div>
      }
    >
      {(property) => <PropertyView property={property} />}
    </QueryView>
  );
}

const tabIds = ['overview', 'analytics', 'metrics', 'documents', 'vacancy', 'marketing'] as const;
type TabId = (typeof tabIds)[number];
/** Tabs made of money, for who may read it. */
const moneyTabs: readonly TabId[] = ['analytics', 'metrics'];

function PropertyView({ property }: { property: PropertyDetail }) {
  const { property: text, properties } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { can } = useOrganization();
  const [search, setSearch] = useSearchParams();
  const tabs = tabIds.filter((id) => can('money.read') || !moneyTabs.includes(id));
  const active = tabs.find((id) => id === search.get('tab')) ?? 'overview';
  const vacant = property.unitCount - property.occupiedUnitCount;

  return (
    <>
      <PageHeader
        title={property.name}
        back={<BackLink to="/properties">{text.back}</BackLink>}
        description={`${enums.propertyType[property.propertyType]} · ${addressLine(property)}`}
        actions={
          can('portfolio.write') ? (
            <>
              <AppLink to={`/properties/${property.id}/edit`} className={buttonClass({})}>
                <Pencil size={18} aria-hidden="true" />
                {properties.edit}
              </AppLink>
              <span className="max-sm:flex-none!">
                <PropertyMenu property={property} />
              </span>
            </>
          ) : undefined
        }
      />
      <PropertyGlance property={property} />
      {property.archivedAt ? (
        <div className="mb-6">
          <Notice tone="warn">{text.archivedNote}</Notice>
        </div>
      ) : null}
      <NextStep property={property} />
      <Tabs
        label={text.tabs.label}
        tabs={tabs.map((id) => ({
          id,
          label: text.tabs[id],
          count: id === 'vacancy' ? vacant : undefined,
        }))}
        active={active}
        onChange={(id) => setSearch(id === 'overview' ? {} : { tab: id }, { replace: true })}
      >
        <ActiveTab id={active} property={property} />
      </Tabs>
    </>
  );
}

/** Until somebody rents here: what to do with a property that is there now. */
function NextStep({ property }: { property: PropertyDetail }) {
  const { property: text } = useText('ownerPortfolio');
  const { can } = useOrganization();
  const { unitCount: units, occupiedUnitCount: occupied } = property;
  if (property.archivedAt || units === 0 || occupied > 0 || !can('leases.write')) return null;
  return (
    <div className="mb-6">
      <Notice
        title={text.nextTitle}
        action={
          <AppLink
            to={`/tenants/new?property=${property.id}`}
            className={buttonClass({ variant: 'primary' })}
          >
            {text.nextAction}
          </AppLink>
        }
      >
        {text.nextText}
      </Notice>
    </div>
  );
}

function ActiveTab({ id, property }: { id: TabId; property: PropertyDetail }) {
  switch (id) {
    case 'analytics':
      return <AnalyticsTab propertyId={property.id} />;
    case 'metrics':
      return <MetricsTab propertyId={property.id} />;
    case 'documents':
      return <DocumentsPart place={{ column: 'propertyId', id: property.id }} writes="portfolio.write" />;
    case 'vacancy':
      return <VacancyTab property={property} />;
    case 'marketing':
      return <MarketingTab propertyId={property.id} />;
    default:
      return <OverviewTab property={property} />;
  }
}
