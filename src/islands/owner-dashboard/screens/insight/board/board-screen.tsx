import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { changeBoard } from '#src/data/insight/analysis/mutations.ts';
import { type AnalysisBoard, analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { FigureHost } from '#src/islands/owner-dashboard/screens/insight/analytics/figure-host.tsx';
import { BoardMenu } from '#src/islands/owner-dashboard/screens/insight/boards/board-menu.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { BoardView } from './board-view.tsx';

/** The questions of a board, each answered as things stand now. */
export function Screen({ params }: ScreenProps) {
  const text = useText('analyticsBoards');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(analysisQueries.boards(id));
  const board = query.data?.find((one) => one.id === params.id);
  if (query.data && !board) return <NotFound />;
  return (
    <FigureHost>
      <PageHeader
        title={board?.name ?? text.name}
        back={<BackLink to="/analytics/boards">{text.back}</BackLink>}
        actions={board ? <OwnMenu board={board} /> : undefined}
      />
      <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={6} />}>
        {() => (board ? <Views board={board} /> : null)}
      </QueryView>
    </FigureHost>
  );
}

function OwnMenu({ board }: { board: AnalysisBoard }) {
  const { userId } = useSession();
  return board.userId === userId ? <BoardMenu board={board} /> : null;
}

function Views({ board }: { board: AnalysisBoard }) {
  const text = useText('analyticsBoards');
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const { userId } = useSession();
  const change = useAction({
    mutationFn: (views: readonly string[]) => changeBoard({ organizationId, id: board.id, views }),
    invalidates: [analysisQueries.boards(organizationId).queryKey],
  });
  const { views } = board;
  const step = (index: number, by: -1 | 1) => {
    const view = views[index];
    if (view !== undefined) void change.run(views.toSpliced(index, 1).toSpliced(index + by, 0, view));
  };
  const takeOut = async (index: number, name: string) => {
    if ((await change.run(views.toSpliced(index, 1))) === undefined && change.error) return;
    showToast('success', text.takenOut({ name }), {
      label: actions.undo,
      run: () => void change.run(views),
    });
  };
  if (views.length === 0)
    return (
      <Card>
        <EmptyState icon={LayoutGrid} title={text.emptyBoard.title} text={text.emptyBoard.text} />
      </Card>
    );
  return (
    <div className="grid min-w-0 gap-10">
      <FailureNote text={change.error} />
      {views.map((view, index) => (
        <BoardView
          key={view}
          view={view}
          index={index}
          count={views.length}
          {...(board.userId === userId && {
            onMove: (by: -1 | 1) => step(index, by),
            onTakeOut: (name: string) => void takeOut(index, name),
          })}
        />
      ))}
    </div>
  );
}
