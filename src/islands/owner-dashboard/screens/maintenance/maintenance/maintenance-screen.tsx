import { useStore } from '@nanostores/react';
import { Columns3, Rows3, Timer, Wrench } from 'lucide-react';
import { maintenanceListSpec, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { LoadingTable } from '#src/islands/shell/loading-shapes.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { useRequestsInBulk } from './bulk-requests.tsx';
import { useMaintenanceColumns } from './maintenance-columns.tsx';
import { $maintenanceView } from './view-choice.ts';

const MaintenanceBoard = lazyPart(
  () => import('./maintenance-board.tsx').then((file) => file.MaintenanceBoard),
  {
    fallback: LoadingTable,
  },
);

/** What is to be repaired in the whole portfolio, as a list, the newest first, or as a board by status. */
export function Screen() {
  const { title, office: text, status, priority, category } = useText('maintenance');
  const { id, can, timeZone } = useOrganization();
  const isBoard = useStore($maintenanceView) === 'board';
  const list = useList({
    asks: maintenanceListSpec,
    query: (asked) => ({ ...maintenanceQueries.list(id, asked, timeZone), enabled: !isBoard }),
    live: { sources: ofOrganization(id, 'maintenance_requests'), reloads: [maintenanceQueries.all] },
  });
  return (
    <ListScreen
      list={list}
      title={title}
      text={text}
      icon={Wrench}
      section={<SectionLine />}
      actions={[{ to: '/maintenance/service-levels', icon: Timer, label: text.serviceLevels }]}
      add={can('maintenance.write') ? { to: '/maintenance/new', label: text.add } : null}
      filters={{
        search: text.search,
        fields: [
          { by: 'property', label: text.property, every: text.everyProperty },
          { by: 'days', label: text.columns.reported },
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
        end: <ViewButtons isBoard={isBoard} />,
      }}
      instead={isBoard ? <MaintenanceBoard list={list} /> : undefined}
      bulk={useRequestsInBulk()}
      columns={useMaintenanceColumns()}
      path={(row) => `/maintenance/${row.id}`}
    />
  );
}

/** A list or a board, which the browser remembers. */
function ViewButtons({ isBoard }: { isBoard: boolean }) {
  const { views: text } = useText('maintenanceBoard');
  const look = (isOn: boolean) => ({
    variant: isOn ? ('outline' as const) : ('quiet' as const),
    'aria-pressed': isOn,
  });
  return (
    <div className="ml-auto flex gap-1">
      <IconButton
        icon={Rows3}
        label={text.list}
        {...look(!isBoard)}
        onClick={() => $maintenanceView.set('list')}
      />
      <IconButton
        icon={Columns3}
        label={text.board}
        {...look(isBoard)}
        onClick={() => $maintenanceView.set('board')}
      />
    </div>
  );
}
