import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, LayoutGrid } from 'lucide-react';
import { changeBoard } from '#src/data/insight/analysis/mutations.ts';
import { type AnalysisBoard, analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { BoardMenu } from './board-menu.tsx';

/** Boards of the reader's own, in an order of their own, and those that others share. */
export function Screen() {
  const text = useText('analyticsBoards');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(analysisQueries.boards(id));
  return (
    <>
      <PageHeader title={text.title} description={text.about} />
      <SectionLine />
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={3} />}
        isEmpty={(boards) => boards.length === 0}
        empty={
          <Card>
            <EmptyState
              icon={LayoutGrid}
              title={text.empty.title}
              text={text.empty.text}
              action={
                <AppLink to="/analytics/explore" className={linkClass}>
                  {text.empty.action}
                </AppLink>
              }
            />
          </Card>
        }
      >
        {(boards) => <Boards boards={boards} />}
      </QueryView>
    </>
  );
}

function Boards({ boards }: { boards: readonly AnalysisBoard[] }) {
  const text = useText('analyticsBoards');
  const { id: organizationId } = useOrganization();
  const { userId } = useSession();
  const own = boards.filter((board) => board.userId === userId);
  const ofOthers = boards.filter((board) => board.userId !== userId);
  const move = useAction({
    // Each gets its place: what was kept at the same place before has one of its own afterwards.
    mutationFn: async (ordered: readonly AnalysisBoard[]) => {
      for (const [position, board] of ordered.entries())
        if (board.position !== position) await changeBoard({ organizationId, id: board.id, position });
    },
    invalidates: [analysisQueries.boards(organizationId).queryKey],
  });
  const step = (index: number, by: -1 | 1) => {
    const board = own[index];
    if (board) void move.run(own.toSpliced(index, 1).toSpliced(index + by, 0, board));
  };
  return (
    <Card title={text.list} isFlush>
      <div className="px-5 empty:hidden">
        <FailureNote text={move.error} />
      </div>
      <ul className="divide-y divide-line">
        {own.map((board, index) => (
          <BoardLine key={board.id} board={board}>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={text.up({ name: board.name })}
              disabled={index === 0}
              onClick={() => step(index, -1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={text.down({ name: board.name })}
              disabled={index === own.length - 1}
              onClick={() => step(index, 1)}
            />
            <BoardMenu board={board} />
          </BoardLine>
        ))}
        {ofOthers.map((board) => (
          <BoardLine key={board.id} board={board} isOther />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  board: AnalysisBoard;
  isOther?: boolean;
  children?: React.ReactNode;
}

function BoardLine({ board, isOther = false, children }: LineProps) {
  const text = useText('analyticsBoards');
  const whose = isOther ? text.ofOthers : board.isShared ? text.shared : text.own;
  return (
    <li className="flex items-center justify-between gap-3 px-5 py-2.5">
      <span className="min-w-0">
        <AppLink to={`/analytics/boards/${board.id}`} className={`${linkClass} wrap-anywhere`}>
          {board.name}
        </AppLink>
        <span className="block text-14 text-hint">
          {`${text.count({ count: board.views.length })} · ${whose}`}
        </span>
      </span>
      <span className="flex shrink-0 items-center">{children}</span>
    </li>
  );
}
