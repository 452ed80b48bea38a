import { Ban, CircleCheck, CircleDashed, XCircle } from 'lucide-react';
import { useState } from 'react';
import {
  areaQueries,
  cancelReservation,
  decideReservation,
  type Reservation,
} from '#src/data/community/areas.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ReasonDialog } from '../form/reason-dialog.tsx';
import { useAction } from '../use-action.ts';
import type { CommunityScene } from './scene.ts';

const LOOKS = {
  requested: { tone: 'warn', icon: CircleDashed },
  confirmed: { tone: 'good', icon: CircleCheck },
  refused: { tone: 'bad', icon: Ban },
  cancelled: { tone: 'neutral', icon: XCircle },
} as const;
const LONGEST_REASON = 300;

interface ReservationListProps {
  rows: readonly Reservation[];
  scene: CommunityScene;
}

/** Reservations in the order of their times, with what can be done about each. */
export function ReservationList({ rows, scene }: ReservationListProps) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {rows.map((row) => (
        <ReservationLine key={row.id} reservation={row} scene={scene} />
      ))}
    </ul>
  );
}

interface LineProps {
  reservation: Reservation;
  scene: CommunityScene;
}

function ReservationLine({ reservation, scene }: LineProps) {
  const { areas: text } = useText('community');
  const language = useLanguage();
  const { startsAt, endsAt, status } = reservation;
  const time = (instant: string) => formatTime(instant, language, scene.timeZone);
  const day = formatDate(todayIn(scene.timeZone, Date.parse(startsAt)), language, 'weekday');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium first-letter:uppercase">{day}</p>
        <p className="text-15 tabular-nums">
          {text.slot({ from: time(startsAt), to: time(endsAt) })} · {reservation.areaName}
        </p>
        {scene.side === 'office' ? (
          <p className="text-14 text-hint">{reservation.reservedByName || text.office}</p>
        ) : null}
        {reservation.note ? <p className="text-14 text-secondary break-words">{reservation.note}</p> : null}
        {reservation.reason ? (
          <p className="text-14 text-secondary break-words">
            {text.reasonOf({ reason: reservation.reason })}
          </p>
        ) : null}
      </div>
      <Badge {...LOOKS[status]}>{text.status[status]}</Badge>
      {scene.canWrite && (status === 'requested' || status === 'confirmed') ? (
        <LineActions reservation={reservation} scene={scene} />
      ) : null}
    </li>
  );
}

function LineActions({ reservation, scene }: LineProps) {
  const { areas: text, dialogs } = useText('community');
  const [asked, setAsked] = useState<'refuse' | 'cancel' | null>(null);
  const isOffice = scene.side === 'office';
  const done = { invalidates: [areaQueries.all], onDone: () => setAsked(null) };
  const decide = useAction({
    mutationFn: (input: { isConfirmed: boolean; reason: string }) =>
      decideReservation({ reservationId: reservation.id, ...input }),
    toast: text.decided,
    ...done,
  });
  const cancel = useAction({
    mutationFn: (reason: string) => cancelReservation({ reservationId: reservation.id, reason }),
    toast: text.cancelled,
    ...done,
  });
  const isRefusing = asked === 'refuse';
  const action = isRefusing ? decide : cancel;
  return (
    <div className="flex flex-wrap gap-2">
      {isOffice && reservation.status === 'requested' ? (
        <>
          <Button
            isBusy={decide.isRunning}
            onClick={() => void decide.run({ isConfirmed: true, reason: '' })}
          >
            {text.confirm}
          </Button>
          <Button onClick={() => setAsked('refuse')}>{text.refuse}</Button>
        </>
      ) : (
        <Button onClick={() => setAsked('cancel')}>{text.cancel}</Button>
      )}
      {decide.error && asked === null ? (
        <p role="alert" className="w-full text-14 text-bad">
          {decide.error}
        </p>
      ) : null}
      {asked ? (
        <ReasonDialog
          title={isRefusing ? dialogs.refuseTitle : dialogs.cancelTitle}
          label={dialogs.reason}
          missingText={dialogs.reasonMissing}
          maxLength={LONGEST_REASON}
          submitLabel={isRefusing ? text.refuse : text.cancel}
          isRequired={isOffice && reservation.leaseId !== null}
          isDanger
          action={action}
          onClose={() => {
            action.reset();
            setAsked(null);
          }}
          onConfirm={(reason) =>
            void (isRefusing ? decide.run({ isConfirmed: false, reason }) : cancel.run(reason))
          }
        >
          <p>{isRefusing ? dialogs.refuseText : isOffice ? dialogs.cancelOfficeText : dialogs.cancelText}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
}
