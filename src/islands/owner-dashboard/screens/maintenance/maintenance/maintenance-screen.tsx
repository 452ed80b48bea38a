import { Timer, Wrench } from 'lucide-react';
import { maintenanceListSpec, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useMaintenanceColumns } from './maintenance-columns.tsx';

/** What is to be repaired in the whole portfolio, the newest first. */
export function Screen() {
  const { title, office: text, status, priority, category } = useText('maintenance');
  const { id, can } = useOrganization();
  const list = useList({
    asks: maintenanceListSpec,
    query: (asked) => maintenanceQueries.list(id, asked),
    live: { sources: ofOrganization(id, 'maintenance_requests'), reloads: [maintenanceQueries.all] },
  });
  return (
    <ListScreen
      list={list}
      title={title}
      text={text}
      icon={Wrench}
      actions={[{ to: '/maintenance/service-levels', icon: Timer, label: text.serviceLevels }]}
      add={can('maintenance.write') ? { to: '/maintenance/new', label: text.add } : null}
      filters={{
        search: text.search,
        fields: [
          { by: 'property', label: text.property, every: text.everyProperty },
          {
            by: 'choice',
            name: 'category',
            label: text.category,
            every: text.everyCategory,
            options: maintenanceListSpec.filters.category.map((value) => ({ value, label: category[value] })),
          },
        ],
        chips: [
          { label: text.filters, isLabelShown: true, of: { status } },
          { label: text.priorityFilters, isLabelShown: true, of: { priority } },
        ],
      }}
      columns={useMaintenanceColumns()}
      path={(row) => `/maintenance/${row.id}`}
    />
  );
}
