import type { Application } from '#src/data/screening/applications/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { scoreOf } from '#src/domain/screening/screening-score.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { scoreFactsOf } from './score-facts.ts';

type ApplicationsTableProps = {
  list: ListControls;
  rows: readonly Application[];
  /** Loads what follows. */
  onEnd: (() => void) | undefined;
};

/** The list's table: applicant, what they want, rent, move-in, score, state. */
export function ApplicationsTable({ list, rows, onEnd }: ApplicationsTableProps) {
  const { list: text } = useText('ownerScreening');
  const go = useGo();
  return (
    <DataTable
      caption={text.caption}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      {...useTableSort(list)}
      onOpen={(row) => go(`/tenant-screening/${row.id}`)}
      onEnd={onEnd}
    />
  );
}

function useColumns(): Column<Application>[] {
  const { list: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { timeZone } = useOrganization();
  const { columns: heads } = text;
  return [
    {
      id: 'full_name',
      header: heads.applicant,
      isSortable: true,
      cell: (row) => (
        <>
          <AppLink
            to={`/tenant-screening/${row.id}`}
            className="rounded-mark font-medium text-action hover:underline"
          >
            {row.full_name}
          </AppLink>
          {row.applicant_count > 1 ? (
            <span className="block text-12 text-hint">{text.others({ count: row.applicant_count - 1 })}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'property_name',
      header: heads.wants,
      isSortable: true,
      cell: (row) => (
        <>
          {row.property_name}
          <span className="block text-12 text-hint">{row.unit_label ?? text.anyUnit}</span>
        </>
      ),
    },
    {
      id: 'rent_minor',
      header: heads.rent,
      align: 'end',
      isSortable: true,
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
      isSortable: true,
      isHiddenOnPhone: true,
      cell: (row) => (row.move_in_on ? <DateText date={row.move_in_on} format="short" /> : states.unknown),
    },
    { id: 'score', header: heads.score, align: 'end', cell: (row) => <ScoreCell row={row} /> },
    { id: 'status', header: heads.status, cell: (row) => <ApplicationBadge status={row.status} /> },
    {
      id: 'created_at',
      header: heads.received,
      align: 'end',
      isSortable: true,
      isHiddenOnPhone: true,
      cell: (row) => <DateText date={todayIn(timeZone, Date.parse(row.created_at))} format="short" />,
    },
  ];
}

function ScoreCell({ row }: { row: Application }) {
  const { list: text } = useText('ownerScreening');
  const { total } = scoreOf(scoreFactsOf(row));
  return (
    <span className="tabular-nums">
      <span className="font-medium">{total}</span>
      {row.score_override === null ? null : (
        <span className="block text-12 text-hint">
          {row.score_override} {text.ownScore}
        </span>
      )}
    </span>
  );
}
