import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import {
  fetchAllTenants,
  type Tenant,
  tenantListSpec,
  tenantQueries,
} from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useLeasesInBulk } from '#src/islands/owner-dashboard/lists/bulk-leases.tsx';
import type { FilterField } from '#src/islands/shell/list/filter-controls.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { useTenantColumns } from './tenant-columns.tsx';
import { TenantOverview } from './tenant-overview.tsx';
import { TenantPanel } from './tenant-panel.tsx';
import { tenantsCsv } from './tenants-csv.ts';

const nameOf = (tenant: Tenant) => tenant.fullName;
const pathOf = (tenant: Tenant) => `/tenants/${tenant.personId}`;

/** Everybody who rents, rented or will rent, one row for each lease. */
export function Screen() {
  const text = useText('ownerMoney').tenants;
  const { enums } = useText('common');
  const { id, can } = useOrganization();
  const today = useToday();
  const [shown, setShown] = useState<Tenant | null>(null);
  const list = useList({
    asks: tenantListSpec,
    query: (asked) => tenantQueries.list(id, asked),
    live: {
      sources: ofOrganization(id, 'lease_balances', 'organization_totals'),
      reloads: [tenantQueries.all],
    },
  });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={UsersRound}
        exportFile={{
          label: text.exportCsv,
          name: `${text.fileName}-${today}`,
          fetchAll: () => fetchAllTenants(id, list.query),
          csvOf: (rows) => tenantsCsv(rows, text.columns, enums),
          texts: { done: text.exported },
        }}
        add={can('leases.write') ? { to: '/tenants/new', label: text.add } : null}
        figures={<TenantOverview />}
        filters={{
          search: text.search,
          fields: useChoices(),
          chips: [{ label: text.filters, of: { term: text.terms, balance: { owing: text.owing } } }],
          isOneLine: true,
        }}
        columns={useTenantColumns()}
        path={pathOf}
        bulk={useLeasesInBulk(nameOf)}
        onOpen={setShown}
        activeKey={shown?.id}
        searchedBy="search_tenants"
      />
      <TenantPanel tenant={shown} onClose={() => setShown(null)} />
    </>
  );
}

/** By property and by tag, where there is something to choose from. */
function useChoices(): FilterField[] {
  const text = useText('ownerMoney').tenants;
  const { id } = useOrganization();
  const { data: tags = [], isLoading } = useQuery(personPageQueries.tagsInUse(id));
  const choices: FilterField[] = [
    { by: 'property', label: text.property, every: text.allProperties, isOnlyOfSeveral: true },
  ];
  if (isLoading) choices.push({ by: 'own', id: 'tag', content: <WaitingMark /> });
  if (tags.length > 0)
    choices.push({
      by: 'choice',
      name: 'tag',
      label: text.tag,
      every: text.allTags,
      options: tags.map((tag) => ({ value: tag, label: tag })),
    });
  return choices;
}
