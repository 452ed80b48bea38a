import type { Property } from '#src/data/portfolio/properties/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { useText } from '#src/i18n/react.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { NumberText, PercentText } from '#src/ui/components/number-text.tsx';
import { addressLine } from '../parts/address.ts';
import { PropertyMenu } from './property-menu.tsx';

export const propertyPath = (property: Property) => `/properties/${property.id}`;

/** Properties as a table, for comparing. */
export function usePropertyColumns(): Column<Property>[] {
  const { columns: head } = useText('ownerPortfolio').properties;
  const { enums } = useText('common');
  return [
    {
      id: 'name',
      phone: 'title',
      header: head.name,
      cell: (row) => row.name,
    },
    {
      id: 'type',
      phone: 'note',
      header: head.type,
      cell: (row) => <span className="whitespace-nowrap">{enums.propertyType[row.propertyType]}</span>,
    },
    {
      id: 'address',
      phone: 'hidden',
      header: head.address,
      cell: (row) => addressLine({ ...row, municipality: '' }),
    },
    { id: 'municipality', phone: 'note', header: head.municipality, cell: (row) => row.municipality },
    {
      id: 'unit_count',
      phone: 'amount',
      header: head.units,
      align: 'end',
      cell: (row) => <NumberText value={row.unitCount} />,
    },
    {
      id: 'occupied',
      phone: 'hidden',
      header: head.occupied,
      align: 'end',
      cell: (row) => <NumberText value={row.occupiedUnitCount} />,
    },
    {
      id: 'occupancy',
      phone: 'state',
      header: head.occupancy,
      align: 'end',
      cell: ({ unitCount: total, occupiedUnitCount: occupied }) => {
        const { share } = occupancyOf(total, occupied);
        return share === null ? <NotKnown /> : <PercentText share={share} />;
      },
    },
    {
      id: 'actions',
      phone: 'menu',
      header: head.actions,
      align: 'end',
      cell: (row) => <PropertyMenu property={row} />,
    },
  ];
}
