import type { Charge } from '#src/data/money/charges/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { dayColumn, moneyColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { ChargeState } from '../parts/charge-state.tsx';

/** What is owed, by whom, for what place, until when, how much. */
export function useChargeColumns(today: IsoDate): Column<Charge>[] {
  const { finance: text, money } = useText('ownerMoney');
  const language = useLanguage();
  const { columns: heads } = text;
  return [
    {
      id: 'concept',
      phone: 'title',
      header: heads.concept,
      cell: (charge) => chargeName(namedCharge(charge), money, language),
    },
    {
      id: 'tenant',
      phone: 'note',
      header: heads.tenant,
      cell: (charge) => (
        <NameLink to={`/leases/${charge.leaseId}`}>{charge.tenantName ?? text.noTenant}</NameLink>
      ),
    },
    {
      id: 'place',
      phone: 'note',
      header: heads.place,
      cell: (charge) => text.place({ property: charge.propertyName, unit: charge.unitLabel }),
    },
    dayColumn('due_on', heads.dueOn, (charge) => charge.dueOn),
    moneyColumn('amount_minor', heads.amount, (charge) => [charge.amountMinor, charge.currency]),
    moneyColumn(
      'outstanding_minor',
      heads.outstanding,
      (charge) => [charge.outstandingMinor, charge.currency],
      { phone: 'hidden' },
    ),
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (charge) => <ChargeState charge={charge} today={today} />,
    },
  ];
}
