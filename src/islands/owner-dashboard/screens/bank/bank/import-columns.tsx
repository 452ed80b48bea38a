import { useQuery } from '@tanstack/react-query';
import type { BankImport } from '#src/data/bank/import-queries.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { countWords } from './import-counts.ts';

/** Each file with who brought it in, when, what became of its lines, and the days that they are of. */
export function useImportColumns(onUndo: (row: BankImport) => void): Column<BankImport>[] {
  const { history: text, done } = useText('ownerBankImports');
  const { id, can } = useOrganization();
  const language = useLanguage();
  const { data: members } = useQuery(memberQueries.list(id));
  const nameOf = (userId: string | null) =>
    members?.find((member) => member.userId === userId)?.name ?? text.somebody;
  const daysOf = ({ first_on, last_on }: BankImport) =>
    first_on && last_on
      ? text.days({
          from: formatDate(first_on, language, 'short'),
          to: formatDate(last_on, language, 'short'),
        })
      : text.noDays;
  return [
    {
      id: 'file',
      header: text.columns.file,
      cell: (row) => <span className="wrap-anywhere">{row.file_name}</span>,
    },
    {
      id: 'who',
      header: text.columns.who,
      cell: (row) => (
        <>
          <InstantText instant={row.created_at} />
          {members ? <span className="block text-14 text-hint">{nameOf(row.created_by)}</span> : null}
        </>
      ),
    },
    { id: 'days', header: text.columns.days, cell: daysOf },
    {
      id: 'counts',
      header: text.columns.counts,
      cell: (row) =>
        countWords(done, {
          added: row.new_count,
          known: row.known_count,
          before: row.before_count,
          leftOut: row.left_out_count,
        }),
    },
    {
      id: 'state',
      header: text.columns.state,
      cell: (row) => (
        <State row={row} undoneBy={nameOf(row.undone_by)} canUndo={can('money.write')} onUndo={onUndo} />
      ),
    },
  ];
}

interface StateProps {
  readonly onUndo: (row: BankImport) => void;
  readonly row: BankImport;
  readonly undoneBy: string;
  readonly canUndo: boolean;
}

/** Whether what it added is there, and the way to take it back. */
function State({ row, undoneBy, canUndo, onUndo }: StateProps) {
  const { history: text } = useText('ownerBankImports');
  if (row.undone_at) return <Badge tone="neutral">{text.undone({ name: undoneBy })}</Badge>;
  if (row.new_count === 0) return <Badge tone="neutral">{text.nothingAdded}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Badge tone="good">{text.here}</Badge>
      {canUndo ? (
        <Button size="sm" aria-label={text.undoOf({ file: row.file_name })} onClick={() => onUndo(row)}>
          {text.undo}
        </Button>
      ) : null}
    </span>
  );
}
