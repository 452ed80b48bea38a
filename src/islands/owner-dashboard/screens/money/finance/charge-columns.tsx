import type { Charge } from '#src/data/money/charges/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { dayColumn, moneyColumn, RowLink } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { ChargeState } from '../parts/charge-state.tsx';

/** Who owes, for what place, what, until when, how much. */
export function useChargeColumns(today: IsoDate): Column<Charge>[] {
  const { finance: text, money } = useText('ownerMoney');
  const language = useLanguage();
  const { columns: heads } = text;
  return [
    {
      id: 'tenant',
      header: heads.tenant,
      cell: (charge) => (
        <RowLink to={`/leases/${charge.lease_id}`}>{charge.tenant_name ?? text.noTenant}</RowLink>
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
    dayColumn('due_on', heads.dueOn, (charge) => charge.due_on),
    moneyColumn('amount_minor', heads.amount, (charge) => [charge.amount_minor, charge.currency]),
    moneyColumn(
      'outstanding_minor',
      heads.outstanding,
      (charge) => [charge.outstanding_minor, charge.currency],
      { isHiddenOnPhone: true },
    ),
    { id: 'status', header: heads.status, cell: (charge) => <ChargeState charge={charge} today={today} /> },
  ];
}
