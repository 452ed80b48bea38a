import type { Application } from '#src/data/screening/applications/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { scoreOf } from '#src/domain/screening/screening-score.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { scoreFactsOf } from './score-facts.ts';

/** The list's table: applicant, what they want, rent, move-in, score, state. */
export function useApplicationColumns(): Column<Application>[] {
  const { list: text } = useText('ownerScreening');
  const { timeZone } = useOrganization();
  const { columns: heads } = text;
  return [
    {
      id: 'full_name',
      phone: 'title',
      header: heads.applicant,
      cell: (row) => row.fullName,
      note: (row) => (row.applicantCount > 1 ? text.others({ count: row.applicantCount - 1 }) : null),
    },
    {
      id: 'property_name',
      phone: 'note',
      header: heads.wants,
      cell: (row) => <NameLink to={`/properties/${row.propertyId}`}>{row.propertyName}</NameLink>,
      note: (row) => row.unitLabel ?? text.anyUnit,
    },
    {
      id: 'rent_minor',
      phone: 'hidden',
      header: heads.rent,
      align: 'end',
      cell: (row) =>
        row.rentMinor === null ? (
          <NotKnown />
        ) : (
          <MoneyText amountMinor={row.rentMinor} currency={row.rentCurrency} />
        ),
    },
    {
      id: 'move_in_on',
      phone: 'hidden',
      header: heads.moveIn,
      align: 'end',
      cell: (row) => (row.moveInOn ? <DateText date={row.moveInOn} format="short" /> : <NotKnown />),
    },
    {
      id: 'score',
      phone: 'amount',
      header: heads.score,
      align: 'end',
      cell: (row) => <span className="font-medium tabular-nums">{scoreOf(scoreFactsOf(row)).total}</span>,
      note: (row) => (row.scoreOverride === null ? null : `${row.scoreOverride} ${text.ownScore}`),
    },
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (row) => <ApplicationBadge status={row.status} />,
    },
    dayColumn('created_at', heads.received, (row) => todayIn(timeZone, Date.parse(row.createdAt)), {
      phone: 'hidden',
    }),
  ];
}
