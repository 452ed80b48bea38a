import { ArrowRightLeft, GripVertical, UserRound } from 'lucide-react';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { isReopening, nextOfMaintenance } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { Drag } from '#src/islands/shell/drag/use-drag.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { RequestDue, RequestPriority } from '#src/islands/shell/maintenance/request-badges.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';

interface BoardCardProps {
  request: MaintenanceRequest;
  /** Of the column in which it stands. */
  status: MaintenanceStatus;
  /** Null for who may not move it. */
  drag: Drag | null;
  refusal: string | null;
  onMove: (id: string, to: MaintenanceStatus) => void;
}

/** One request on the board: what, where, how urgent, until when, by whom. */
export function BoardCard({ request, status, drag, refusal, onMove }: BoardCardProps) {
  const { number, common, stage } = useText('maintenance');
  const text = useText('maintenanceBoard');
  const { timeZone } = useOrganization();
  const isPhone = useIsPhone();
  const isOpen = status === 'pending' || status === 'in_progress';
  return (
    <li
      {...drag?.item(request.id, status)}
      className="grid gap-2 rounded-card border border-line bg-surface p-3 text-14 outline-action data-[drag-item=keys]:outline-2 data-[drag-item=pointer]:relative data-[drag-item=pointer]:z-20 data-[drag-item=pointer]:shadow-lg data-[drag-item=pointer]:select-none"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <AppLink
            to={`/maintenance/${request.id}`}
            className="rounded-mark text-15 font-medium break-words text-ink hover:underline"
          >
            {request.title}
          </AppLink>
          <p className="text-secondary">
            {number({ number: request.number })} · {request.propertyName} · {request.unitLabel ?? common}
          </p>
        </div>
        {drag && !isPhone ? (
          <IconButton
            icon={GripVertical}
            size="sm"
            className="cursor-grab touch-none"
            {...drag.handle(request.id, status)}
          />
        ) : null}
        {drag && isPhone ? <MoveMenu request={request} onMove={onMove} /> : null}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <RequestPriority priority={request.priority} />
        {request.stage && status === 'in_progress' ? <Badge>{stage[request.stage]}</Badge> : null}
      </p>
      {isOpen ? (
        <RequestDue request={request} timeZone={timeZone} />
      ) : (
        <p className="text-secondary">
          {text.reported} <DateText date={todayIn(timeZone, Date.parse(request.createdAt))} />
        </p>
      )}
      {request.assigneeName ? (
        <p className="flex items-center gap-1.5 text-secondary">
          <UserRound size={14} aria-hidden="true" />
          {request.assigneeName}
        </p>
      ) : null}
      <FailureNote text={refusal} />
    </li>
  );
}

/** A phone shows one column at a time: there is nothing to drag to. */
function MoveMenu({ request, onMove }: Pick<BoardCardProps, 'request' | 'onMove'>) {
  const { office } = useText('maintenance');
  const { handle } = useText('drag');
  const label = handle({ item: request.title });
  const items = nextOfMaintenance(request.status).map((to) => ({
    id: to,
    label: office.verbs[isReopening(request.status, to) ? 'reopen' : to],
    onSelect: () => onMove(request.id, to),
    ...(to === 'cancelled' && { tone: 'danger' as const }),
  }));
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => <IconButton {...props} icon={ArrowRightLeft} size="sm" label={label} />}
    />
  );
}
