import type { Property } from '#src/data/portfolio/properties/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/use-table-sort.ts';
import { type Column, DataTable, type TableSelection } from '#src/ui/components/data-table.tsx';
import { NumberText, PercentText } from '#src/ui/components/number-text.tsx';
import { addressLine } from '../parts/address.ts';
import { PropertyMenu } from './property-menu.tsx';

type PropertyTableProps = {
  rows: readonly Property[];
  list: ListControls;
  selection: TableSelection;
  /** Loads what follows. */
  onEnd: (() => void) | undefined;
};

/** Properties as a table, for comparing. */
export function PropertyTable({ rows, list, selection, onEnd }: PropertyTableProps) {
  const { properties } = useText('ownerPortfolio');
  const go = useGo();
  return (
    <DataTable
      caption={properties.title}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      onEnd={onEnd}
      selection={selection}
      onOpen={(row) => go(`/properties/${row.id}`)}
      {...useTableSort(list)}
    />
  );
}

function useColumns(): Column<Property>[] {
  const { columns: head } = useText('ownerPortfolio').properties;
  const { enums, states } = useText('common');
  return [
    {
      id: 'name',
      header: head.name,
      isSortable: true,
      cell: (row) => (
        <AppLink to={`/properties/${row.id}`} className="rounded-mark hover:underline">
          {row.name}
        </AppLink>
      ),
    },
    {
      id: 'type',
      header: head.type,
      cell: (row) => <span className="whitespace-nowrap">{enums.propertyType[row.property_type]}</span>,
    },
    {
      id: 'address',
      header: head.address,
      cell: (row) => addressLine({ ...row, municipality: '' }),
      isHiddenOnPhone: true,
    },
    { id: 'municipality', header: head.municipality, isSortable: true, cell: (row) => row.municipality },
    {
      id: 'unit_count',
      header: head.units,
      align: 'end',
      isSortable: true,
      cell: (row) => <NumberText value={row.unit_count} />,
    },
    {
      id: 'occupied',
      header: head.occupied,
      align: 'end',
      cell: (row) => <NumberText value={row.occupied_unit_count} />,
    },
    {
      id: 'occupancy',
      header: head.occupancy,
      align: 'end',
      cell: ({ unit_count: total, occupied_unit_count: occupied }) => {
        const { share } = occupancyOf(total, occupied);
        return share === null ? states.unknown : <PercentText share={share} />;
      },
    },
    {
      id: 'actions',
      header: head.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <PropertyMenu property={row} />,
    },
  ];
}
