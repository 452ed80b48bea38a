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
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { countWords } from './import-counts.ts';

/** Each file with who brought it in, when, what became of its lines, and the days that they are of. */
export function useImportColumns(onUndo: (row: BankImport) => void): Column<BankImport>[] {
  const { history: text, done } = useText('ownerBankImports');
  const { id, can } = useOrganization();
  const language = useLanguage();
  const { data: members } = useQuery(memberQueries.list(id));
  const nameOf = (userId: string | null) =>
    members?.find((member) => member.userId === userId)?.name ?? text.somebody;
  const daysOf = ({ firstOn, lastOn }: BankImport) =>
    firstOn && lastOn ? (
      text.days({
        from: formatDate(firstOn, language, 'short'),
        to: formatDate(lastOn, language, 'short'),
      })
    ) : (
      <NotKnown />
    );
  return [
    {
      id: 'file',
      phone: 'title',
      header: text.columns.file,
      cell: (row) => <span className="wrap-anywhere">{row.fileName}</span>,
    },
    {
      id: 'who',
      phone: 'note',
      header: text.columns.who,
      cell: (row) => (
        <>
          <InstantText instant={row.createdAt} />
          {members ? <span className="block text-14 text-hint">{nameOf(row.createdBy)}</span> : null}
        </>
      ),
    },
    { id: 'days', phone: 'note', header: text.columns.days, cell: daysOf },
    {
      id: 'counts',
      phone: 'note',
      header: text.columns.counts,
      cell: (row) =>
        countWords(done, {
          added: row.newCount,
          known: row.knownCount,
          before: row.beforeCount,
          leftOut: row.leftOutCount,
        }),
    },
    {
      id: 'state',
      phone: 'state',
      header: text.columns.state,
      cell: (row) => (
        <State row={row} undoneBy={nameOf(row.undoneBy)} canUndo={can('money.write')} onUndo={onUndo} />
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
  if (row.undoneAt) return <Badge tone="neutral">{text.undone({ name: undoneBy })}</Badge>;
  if (row.newCount === 0) return <Badge tone="neutral">{text.nothingAdded}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Badge tone="good">{text.here}</Badge>
      {canUndo ? (
        <Button size="sm" aria-label={text.undoOf({ file: row.fileName })} onClick={() => onUndo(row)}>
          {text.undo}
        </Button>
      ) : null}
    </span>
  );
}
