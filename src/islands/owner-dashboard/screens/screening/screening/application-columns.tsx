import type { Application } from '#src/data/screening/applications/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { scoreOf } from '#src/domain/screening/screening-score.ts';
import { useText } from '#src/i18n/react.tsx';
import { CellNote, dayColumn, RowLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { scoreFactsOf } from './score-facts.ts';

/** The list's table: applicant, what they want, rent, move-in, score, state. */
export function useApplicationColumns(): Column<Application>[] {
  const { list: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { timeZone } = useOrganization();
  const { columns: heads } = text;
  return [
    {
      id: 'full_name',
      header: heads.applicant,
      cell: (row) => (
        <>
          <RowLink to={`/tenant-screening/${row.id}`}>{row.fullName}</RowLink>
          {row.applicantCount > 1 ? (
            <CellNote>{text.others({ count: row.applicantCount - 1 })}</CellNote>
          ) : null}
        </>
      ),
    },
    {
      id: 'property_name',
      header: heads.wants,
      cell: (row) => (
        <>
          {row.propertyName}
          <CellNote>{row.unitLabel ?? text.anyUnit}</CellNote>
        </>
      ),
    },
    {
      id: 'rent_minor',
      header: heads.rent,
      align: 'end',
      cell: (row) =>
        row.rentMinor === null ? (
          states.unknown
        ) : (
          <MoneyText amountMinor={row.rentMinor} currency={row.rentCurrency} trimCents />
        ),
    },
    {
      id: 'move_in_on',
      header: heads.moveIn,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) => (row.moveInOn ? <DateText date={row.moveInOn} format="short" /> : states.unknown),
    },
    { id: 'score', header: heads.score, align: 'end', cell: (row) => <ScoreCell row={row} /> },
    { id: 'status', header: heads.status, cell: (row) => <ApplicationBadge status={row.status} /> },
    dayColumn('created_at', heads.received, (row) => todayIn(timeZone, Date.parse(row.createdAt)), {
      isHiddenOnPhone: true,
    }),
  ];
}

function ScoreCell({ row }: { row: Application }) {
  const { list: text } = useText('ownerScreening');
  const { total } = scoreOf(scoreFactsOf(row));
  return (
    <span className="tabular-nums">
      <span className="font-medium">{total}</span>
      {row.scoreOverride === null ? null : (
        <CellNote>
          {row.scoreOverride} {text.ownScore}
        </CellNote>
      )}
    </span>
  );
}
