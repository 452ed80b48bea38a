import { useRef, useState } from 'react';
import { moveMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { moveOfMaintenance, wantsWord } from '#src/domain/maintenance/maintenance.ts';
import { type MaintenanceStatus, maintenanceStatuses } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { type List, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { showToast } from '#src/stores/toasts.ts';

export interface BoardColumn {
  readonly status: MaintenanceStatus;
  readonly cards: readonly MaintenanceRequest[];
  readonly pages: List<MaintenanceRequest>['pages'];
}

interface Move {
  readonly request: MaintenanceRequest;
  readonly to: MaintenanceStatus;
  /** It takes back the one before. */
  readonly isUndo?: boolean;
}

/**
 * The requests by status, each column page by page, as the list's search and filters ask. A card that was moved stands in its
 * new column at once; refused, it goes back and says why.
 * @param shown the columns that are asked for
 */
export function useBoard(query: ListQuery, shown: readonly MaintenanceStatus[]) {
  const lists = {
    pending: useColumn(query, 'pending', shown),
    in_progress: useColumn(query, 'in_progress', shown),
    completed: useColumn(query, 'completed', shown),
    cancelled: useColumn(query, 'cancelled', shown),
  };
  const { statusOf, start, refusalOf } = useMoves();
  const all = new Map(
    maintenanceStatuses.flatMap((status) => (lists[status].data ?? []).map((row) => [row.id, row] as const)),
  );
  const rows = [...all.values()];
  const columns = shown.map(
    (status): BoardColumn => ({
      status,
      cards: rows.filter((row) => statusOf(row) === status),
      pages: lists[status],
    }),
  );
  return { columns, rows: all, statusOf, start, refusalOf };
}

function useColumn(query: ListQuery, status: MaintenanceStatus, shown: readonly MaintenanceStatus[]) {
  const { id, timeZone } = useOrganization();
  const asked = { ...query, filters: { ...query.filters, status: [status] }, cursor: null };
  return useList({
    query: () => ({ ...maintenanceQueries.list(id, asked, timeZone), enabled: shown.includes(status) }),
  }).pages;
}

function useMoves() {
  const { office: text } = useText('maintenance');
  const { actions } = useText('common');
  const [moved, setMoved] = useState<ReadonlyMap<string, Move>>(new Map());
  const [refused, setRefused] = useState('');
  const queue = useRef(Promise.resolve<unknown>(undefined));
  const note = ({ id }: MaintenanceRequest, move: Move | null) =>
    setMoved((before) => {
      const after = new Map(before);
      if (move) after.set(id, move);
      else after.delete(id);
      return after;
    });
  const action = useAction({
    mutationFn: ({ request, to }: Move, requestId) =>
      moveMaintenance({ maintenanceId: request.id, status: to }, requestId),
    invalidates: [maintenanceQueries.all],
    onDone: (_, { request, to, isUndo }) => {
      const { status: from } = request;
      const canUndo = !isUndo && moveOfMaintenance(to, from) && !wantsWord(to, from);
      const undo = () => start({ request: { ...request, status: to }, to: from, isUndo: true });
      showToast('success', text.moved, canUndo ? { label: actions.undo, run: undo } : undefined);
    },
  });
  const latest = useRef(action.run);
  latest.current = action.run;
  // One after the other: whoever moves two cards at once means both.
  const start = (move: Move) => {
    note(move.request, move);
    setRefused('');
    queue.current = queue.current.then(async () => {
      if ((await latest.current(move)) !== undefined) return;
      note(move.request, null);
      setRefused(move.request.id);
    });
  };
  return {
    start,
    /** Where a card stands: where it was moved to, until the server's own word of it comes. */
    statusOf: (row: MaintenanceRequest): MaintenanceStatus => {
      const move = moved.get(row.id);
      return move?.request.status === row.status ? move.to : row.status;
    },
    /** Why a card is where it was before. */
    refusalOf: (id: string): string | null => (refused === id ? action.error : null),
  };
}
