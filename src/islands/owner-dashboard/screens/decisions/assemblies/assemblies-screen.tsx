import { Landmark } from 'lucide-react';
import {
  type AssemblyRow,
  assemblyListSpec,
  assemblyQueries,
} from '#src/data/decisions/assemblies/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { AssemblyState } from './assembly-state.tsx';

const pathOf = (row: AssemblyRow) => recordPath.assembly(row.id);
/** The archive goes back as far as a building's papers are kept. */
const YEARS_BACK = 10;

/** Assemblies of all buildings: what is coming, and the archive. */
export function Screen() {
  const text = useText('assemblies');
  const { id: organizationId, timeZone, can } = useOrganization();
  const go = useGo();
  const thisYear = Number(useToday().slice(0, 4));
  const list = useList({
    asks: assemblyListSpec,
    query: (asked) => assemblyQueries.list({ organizationId, timeZone }, asked),
  });
  useLive(ofOrganization(organizationId, 'assemblies'), [assemblyQueries.all]);
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, index) => String(thisYear + 1 - index));
  return (
    <ListScreen
      list={list}
      text={text}
      icon={Landmark}
      section={<SectionLine />}
      add={
        can('decisions.write') ? { label: text.add, onSelect: () => go('/democratic/assemblies/new') } : null
      }
      filters={{
        search: text.search,
        fields: [
          { by: 'property', label: text.property, every: text.everyProperty },
          {
            by: 'choice',
            name: 'year',
            label: text.year,
            every: text.everyYear,
            options: years.map((value) => ({ value, label: value })),
          },
        ],
        chips: [
          {
            label: text.filters,
            of: { state: { coming: text.coming, archive: text.archive } },
            isSingle: true,
          },
        ],
      }}
      columns={useColumns()}
      path={pathOf}
    />
  );
}

function useColumns(): Column<AssemblyRow>[] {
  const { columns: heads } = useText('assemblies');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  return [
    {
      id: 'title',
      phone: 'title',
      header: heads.title,
      cell: (row) => row.title,
      note: (row) => row.propertyName ?? '',
    },
    {
      id: 'starts_at',
      phone: 'note',
      header: heads.startsAt,
      cell: (row) => formatInstant(row.startsAt, language, timeZone),
      note: (row) => row.place,
    },
    {
      id: 'items',
      phone: 'hidden',
      header: heads.items,
      align: 'end',
      cell: (row) => <span className="tabular-nums">{row.itemCount}</span>,
    },
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (row) => <AssemblyState status={row.status} />,
    },
  ];
}
