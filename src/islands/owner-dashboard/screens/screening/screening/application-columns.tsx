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
          <RowLink to={`/tenant-screening/${row.id}`}>{row.full_name}</RowLink>
          {row.applicant_count > 1 ? (
            <CellNote>{text.others({ count: row.applicant_count - 1 })}</CellNote>
          ) : null}
        </>
      ),
    },
    {
      id: 'property_name',
      header: heads.wants,
      cell: (row) => (
        <>
          {row.property_name}
          <CellNote>{row.unit_label ?? text.anyUnit}</CellNote>
        </>
      ),
    },
    {
      id: 'rent_minor',
      header: heads.rent,
      align: 'end',
      cell: (row) =>
        row.rent_minor === null ? (
          states.unknown
        ) : (
          <MoneyText amountMinor={row.rent_minor} currency={row.rent_currency} trimCents />
        ),
    },
    {
      id: 'move_in_on',
      header: heads.moveIn,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) => (row.move_in_on ? <DateText date={row.move_in_on} format="short" /> : states.unknown),
    },
    { id: 'score', header: heads.score, align: 'end', cell: (row) => <ScoreCell row={row} /> },
    { id: 'status', header: heads.status, cell: (row) => <ApplicationBadge status={row.status} /> },
    dayColumn('created_at', heads.received, (row) => todayIn(timeZone, Date.parse(row.created_at)), {
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
      {row.score_override === null ? null : (
        <CellNote>
          {row.score_override} {text.ownScore}
        </CellNote>
      )}
    </span>
  );
}
