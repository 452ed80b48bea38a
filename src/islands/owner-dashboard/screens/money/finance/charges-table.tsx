import type { Charge } from '#src/data/money/charges/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { ChargeState } from '../parts/charge-state.tsx';

export interface ChargesTableProps {
  list: ListControls;
  rows: readonly Charge[];
  today: IsoDate;
  /** Loads what follows. */
  onEnd: (() => void) | undefined;
}

/** Charges as a table; a row opens its lease. */
export function ChargesTable({ list, rows, today, onEnd }: ChargesTableProps) {
  const { finance: text, money } = useText('ownerMoney');
  const language = useLanguage();
  const go = useGo();
  const { columns: heads } = text;
  const columns: Column<Charge>[] = [
    {
      id: 'tenant',
      header: heads.tenant,
      cell: (charge) => (
        <AppLink to={`/leases/${charge.lease_id}`} className="text-action hover:underline">
          {charge.tenant_name ?? text.noTenant}
        </AppLink>
      ),
    },
    {
      id: 'place',
      header: heads.place,
      cell: (charge) => text.place({ property: charge.property_name, unit: charge.unit_label }),
    },
    {
      id: 'concept',
      header: heads.concept,
      cell: (charge) => chargeName(namedCharge(charge), money, language),
    },
    {
      id: 'due_on',
      header: heads.dueOn,
      align: 'end',
      isSortable: true,
      cell: (charge) => <DateText date={charge.due_on} format="short" />,
    },
    {
      id: 'amount_minor',
      header: heads.amount,
      align: 'end',
      isSortable: true,
      cell: (charge) => <MoneyText amountMinor={charge.amount_minor} currency={charge.currency} />,
    },
    {
      id: 'outstanding_minor',
      header: heads.outstanding,
      isHiddenOnPhone: true,
      align: 'end',
      isSortable: true,
      cell: (charge) => <MoneyText amountMinor={charge.outstanding_minor} currency={charge.currency} />,
    },
    { id: 'status', header: heads.status, cell: (charge) => <ChargeState charge={charge} today={today} /> },
  ];
  return (
    <DataTable
      caption={text.chargesCaption}
      columns={columns}
      rows={rows}
      rowKey={(charge) => charge.id}
      {...useTableSort(list)}
      onOpen={(charge) => go(`/leases/${charge.lease_id}`)}
      onEnd={onEnd}
    />
  );
}
