import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { type Tenant, tenantListSpec, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ExportButton } from './export-button.tsx';
import { TenantFilters } from './tenant-filters.tsx';
import { TenantOverview } from './tenant-overview.tsx';
import { TenantPanel } from './tenant-panel.tsx';
import { TenantsTable } from './tenants-table.tsx';

/** Everybody who rents, rented or will rent, one row for each lease. */
export function Screen() {
  const text = useText('ownerMoney').tenants;
  const common = useText('common');
  const organization = useOrganization();
  const list = useListQuery(tenantListSpec);
  const pages = useListPages(tenantQueries.list(organization.id, list.query));
  const [shown, setShown] = useState<Tenant | null>(null);
  useLive(
    [
      { table: 'lease_balances', filter: `organization_id=eq.${organization.id}` },
      { table: 'organization_totals', filter: `organization_id=eq.${organization.id}` },
    ],
    [tenantQueries.all],
  );

  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <ExportButton query={list.query} />
            {organization.can('leases.write') ? <NewTenantLink /> : null}
          </>
        }
      />
      <TenantOverview />
      <Card isFlush className="mt-6">
        <TenantFilters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={common.states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={list.isFiltered ? <NoMatch text={text} onClear={list.clearFilters} /> : <NobodyYet />}
        >
          {(rows) => (
            <>
              <TenantsTable
                list={list}
                rows={rows}
                activeKey={shown?.id}
                onOpen={setShown}
                onEnd={pages.loadOnScroll}
              />
              <ListFoot
                rows={rows}
                pages={pages}
                search={{ by: 'search_tenants', text: list.query.search }}
              />
            </>
          )}
        </QueryView>
      </Card>
      <TenantPanel tenant={shown} onClose={() => setShown(null)} />
    </>
  );
}

function NewTenantLink() {
  const text = useText('ownerMoney').tenants;
  return (
    <AppLink to="/tenants/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </AppLink>
  );
}

function NobodyYet() {
  const text = useText('ownerMoney').tenants;
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={UsersRound}
      title={text.emptyTitle}
      text={text.emptyText}
      action={can('leases.write') ? <NewTenantLink /> : undefined}
    />
  );
}
