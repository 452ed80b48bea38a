import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { type AccountingExport, accountingQueries } from '#src/data/books/accounting/queries.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { NumberText } from '#src/ui/components/number-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** The files that were made: of which days, by whom, and whether they repeat others. */
export function ExportsCard() {
  const { history: text } = useText('ownerAccounting');
  const { states } = useText('common');
  const { id } = useOrganization();
  const columns = useExportColumns();
  const exports = useQuery(accountingQueries.exports(id));
  return (
    <Card isFlush title={text.title}>
      <QueryView
        query={exports}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={FileSpreadsheet} title={text.title} text={text.empty} />}
      >
        {(rows) => (
          <DataTable caption={text.caption} columns={columns} rows={rows} rowKey={(row) => row.id} />
        )}
      </QueryView>
    </Card>
  );
}

function useExportColumns(): Column<AccountingExport>[] {
  const { history: text, export: words } = useText('ownerAccounting');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { columns: heads } = text;
  return [
    {
      id: 'file',
      phone: 'title',
      header: heads.file,
      cell: (row) => (
        <>
          {words.formats[row.format]}
          <span className="block text-14 break-all text-hint">{row.fileName}</span>
        </>
      ),
    },
    {
      id: 'days',
      phone: 'note',
      header: heads.days,
      cell: (row) =>
        text.days({
          from: formatDate(row.fromOn, language, 'short'),
          to: formatDate(row.toOn, language, 'short'),
        }),
    },
    {
      id: 'rows',
      phone: 'amount',
      header: heads.rows,
      align: 'end',
      cell: (row) => <NumberText value={row.rowCount} />,
    },
    {
      id: 'mark',
      phone: 'state',
      header: heads.mark,
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          <Badge>{row.isOnlyNew ? text.onlyNew : text.all}</Badge>
          {row.repeats > 0 ? <Badge tone="warn">{text.repeated({ count: row.repeats })}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'made',
      phone: 'note',
      header: heads.made,
      cell: (row) =>
        text.by({ at: formatInstant(row.createdAt, language, timeZone), name: row.createdByName }),
    },
  ];
}
