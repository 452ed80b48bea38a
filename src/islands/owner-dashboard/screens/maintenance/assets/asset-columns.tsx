import type { Asset } from '#src/data/maintenance/assets.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { dayColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

/** The list's table: what, where, until when, how often it was repaired. */
export function useAssetColumns(): Column<Asset>[] {
  const { columns: heads, kinds, wholeProperty } = useText('assets');
  return [
    {
      id: 'name',
      phone: 'title',
      header: heads.name,
      cell: (row) => row.name,
      note: (row) => [row.maker, row.model].filter(Boolean).join(' '),
    },
    {
      id: 'property_name',
      phone: 'note',
      header: heads.place,
      cell: (row) => <NameLink to={recordPath.property(row.propertyId)}>{row.propertyName}</NameLink>,
      note: (row) => row.unitLabel ?? wholeProperty,
    },
    { id: 'kind', phone: 'state', header: heads.kind, cell: (row) => kinds[row.kind] },
    dayColumn('warranty', heads.warranty, (row) => row.warrantyUntil, {
      phone: 'hidden',
      unknown: <NotKnown />,
    }),
    dayColumn('life', heads.life, (row) => row.lifeEndsOn, { phone: 'hidden', unknown: <NotKnown /> }),
    {
      id: 'requests',
      phone: 'figure',
      header: heads.requests,
      align: 'end',
      cell: (row) => <span className="tabular-nums">{row.requestCount}</span>,
    },
  ];
}
