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
        <RowLink to={`/leases/${charge.leaseId}`}>{charge.tenantName ?? text.noTenant}</RowLink>
      ),
    },
    {
      id: 'place',
      header: heads.place,
      cell: (charge) => text.place({ property: charge.propertyName, unit: charge.unitLabel }),
    },
    {
      id: 'concept',
      header: heads.concept,
      cell: (charge) => chargeName(namedCharge(charge), money, language),
    },
    dayColumn('due_on', heads.dueOn, (charge) => charge.dueOn),
    moneyColumn('amount_minor', heads.amount, (charge) => [charge.amountMinor, charge.currency]),
    moneyColumn(
      'outstanding_minor',
      heads.outstanding,
      (charge) => [charge.outstandingMinor, charge.currency],
      { isHiddenOnPhone: true },
    ),
    { id: 'status', header: heads.status, cell: (charge) => <ChargeState charge={charge} today={today} /> },
  ];
}
