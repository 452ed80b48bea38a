import { useState } from 'react';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { isReopening, moveOfMaintenance, wantsWord } from '#src/domain/maintenance/maintenance.ts';
import { type MaintenanceStatus, maintenanceStatuses } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { DragVoice } from '#src/islands/shell/drag/drag-voice.tsx';
import { type Drag, focusHandle, inLine, useDrag } from '#src/islands/shell/drag/use-drag.ts';
import type { List } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { MoveDialog } from '../parts/move-dialog.tsx';
import { BoardCard } from './board-card.tsx';
import { type BoardColumn, useBoard } from './use-board.ts';

/** The requests as cards in columns by status: dragged by pointer or keyboard from one to the next. */
export function MaintenanceBoard({ list }: { list: List<MaintenanceRequest> }) {
  const { status: names, office: text } = useText('maintenance');
  const isPhone = useIsPhone();
  const [tab, setTab] = useState<MaintenanceStatus>('pending');
  const [asked, setAsked] = useState<{ request: MaintenanceRequest; to: MaintenanceStatus } | null>(null);
  const chosen = list.query.filters.status;
  const statuses = maintenanceStatuses.filter((status) => !chosen || chosen.includes(status));
  const active = statuses.includes(tab) ? tab : (statuses[0] ?? tab);
  const board = useBoard(list.query, isPhone ? [active] : statuses);
  const move = (id: string, to: MaintenanceStatus) => {
    const row = board.rows.get(id);
    if (!row) return;
    const request = { ...row, status: board.statusOf(row) };
    if (wantsWord(request.status, to)) setAsked({ request, to });
    else board.start({ request, to });
  };
  const drag = useDrag({
    itemName: (id) => board.rows.get(id)?.title ?? '',
    targetName: (status) => names[status as MaintenanceStatus],
    canDrop: (id, to) => {
      const row = board.rows.get(id);
      return Boolean(row && moveOfMaintenance(board.statusOf(row), to as MaintenanceStatus));
    },
    step: inLine(statuses),
    onDrop: (id, to) => move(id, to as MaintenanceStatus),
  });
  const column = (one: BoardColumn) => (
    <Column key={one.status} column={one} drag={drag} onMove={move} refusalOf={board.refusalOf} />
  );
  return (
    <div className="grid gap-3 p-4">
      <DragVoice drag={drag} />
      {isPhone ? (
        <Tabs
          label={text.filters}
          tabs={statuses.map((status) => ({ id: status, label: names[status] }))}
          active={active}
          onChange={(status) => setTab(status as MaintenanceStatus)}
        >
          {board.columns.map(column)}
        </Tabs>
      ) : (
        <div className="grid auto-cols-fr grid-flow-col items-start gap-4">{board.columns.map(column)}</div>
      )}
      {asked ? (
        <MoveDialog
          request={asked.request}
          status={asked.to}
          label={text.verbs[isReopening(asked.request.status, asked.to) ? 'reopen' : asked.to]}
          onClose={() => {
            setAsked(null);
            focusHandle(asked.request.id);
          }}
        />
      ) : null}
    </div>
  );
}

interface ColumnProps {
  column: BoardColumn;
  drag: Drag;
  onMove: (id: string, to: MaintenanceStatus) => void;
  refusalOf: (id: string) => string | null;
}

function Column({ column, drag, onMove, refusalOf }: ColumnProps) {
  const { status, cards, pages } = column;
  const { status: names } = useText('maintenance');
  const text = useText('maintenanceBoard');
  const { states, table } = useText('common');
  const { can } = useOrganization();
  const isPhone = useIsPhone();
  const count = pages.loadMore ? `${cards.length}+` : cards.length;
  return (
    <section
      aria-label={names[status]}
      {...drag.target(status)}
      className="grid min-h-40 content-start gap-3 rounded-card bg-sunken p-3 outline-action data-[drop=closed]:opacity-55 data-[drop=over]:outline-2"
    >
      {isPhone ? null : (
        <h2 className="flex items-baseline gap-2 text-15">
          {names[status]}
          <span className="font-normal text-hint tabular-nums">{pages.data ? count : ''}</span>
        </h2>
      )}
      <QueryView query={pages} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {() => (
          <>
            {cards.length === 0 ? <p className="py-4 text-14 text-secondary">{text.none}</p> : null}
            <ul className="grid gap-3">
              {cards.map((request) => (
                <BoardCard
                  key={request.id}
                  request={request}
                  status={status}
                  drag={can('maintenance.write') ? drag : null}
                  refusal={refusalOf(request.id)}
                  onMove={onMove}
                />
              ))}
            </ul>
            {pages.loadMore ? (
              <Button size="sm" isBusy={pages.isLoadingMore} onClick={pages.loadMore}>
                {table.loadMore}
              </Button>
            ) : null}
          </>
        )}
      </QueryView>
    </section>
  );
}
