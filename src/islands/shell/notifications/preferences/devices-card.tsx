import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { removeDevice } from '#src/data/notifications/preferences/mutations.ts';
import { pushStateQuery } from '#src/data/notifications/preferences/push-state.ts';
import { type PushDeviceRow, preferenceQueries } from '#src/data/notifications/preferences/queries.ts';
import { turnPushOff, turnPushOn } from '#src/data/notifications/push-device.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SectionSkeleton } from '../../account/account-page.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { QueryView } from '../../query-view.tsx';
import { useSession } from '../../session.ts';
import { useAction } from '../../use-action.ts';

/** Where notifications are shown by the system: this browser, and the others. */
export function DevicesCard() {
  const text = useText('notificationSettings').devices;
  const { userId } = useSession();
  const devices = useQuery(preferenceQueries.devices(userId));
  return (
    <Card title={text.title} description={text.text}>
      <div className="grid gap-5">
        <ThisBrowser />
        <QueryView
          query={devices}
          skeleton={<SectionSkeleton lines={1} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="text-14 text-hint">{text.none}</p>}
        >
          {(rows) => (
            <ul aria-label={text.list} className="divide-y divide-line">
              {rows.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Card>
  );
}

function ThisBrowser() {
  const text = useText('notificationSettings').devices;
  const { userId } = useSession();
  const { data: state } = useQuery(pushStateQuery);
  const changed = [pushStateQuery.queryKey, preferenceQueries.devices(userId).queryKey];
  const errorTexts = { unexpected: text.failed };
  const on = useAction({
    mutationFn: () => turnPushOn(userId),
    invalidates: changed,
    errorTexts,
    toast: (after) => (after === 'on' ? text.turnedOn : text.states[after]),
  });
  const off = useAction({ mutationFn: () => turnPushOff(), invalidates: changed, toast: text.turnedOff });
  if (!state) return <SectionSkeleton lines={1} />;
  const canTurnOn = state === 'default' || state === 'off';
  return (
    <div className="grid justify-items-start gap-3">
      <p>{state === 'on' ? text.on : text.states[state]}</p>
      {canTurnOn ? (
        <Button variant="primary" isBusy={on.isRunning} onClick={() => void on.run(undefined)}>
          {text.turnOn}
        </Button>
      ) : null}
      {state === 'on' ? (
        <Button isBusy={off.isRunning} onClick={() => void off.run(undefined)}>
          {text.turnOff}
        </Button>
      ) : null}
      <FailureNote text={on.error ?? off.error} />
    </div>
  );
}

function Device({ device }: { device: PushDeviceRow }) {
  const text = useText('notificationSettings').devices;
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const { userId } = useSession();
  const { id, createdAt, lastShownAt, failedAt } = device;
  const label = device.label || text.unnamed;
  const remove = useAction({
    mutationFn: removeDevice,
    invalidates: [preferenceQueries.devices(userId).queryKey, pushStateQuery.queryKey],
    toast: text.removed,
  });
  const added = formatDate(todayIn(timeZone, Date.parse(createdAt)), language, 'short');
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Smartphone size={18} aria-hidden="true" className="shrink-0 text-hint" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere">{label}</p>
        <p className="text-14 text-hint">
          {text.addedOn({ when: added })}
          {' · '}
          {lastShownAt
            ? text.shownAt({ when: formatInstant(lastShownAt, language, timeZone) })
            : text.neverShown}
        </p>
        {failedAt ? <p className="text-14 text-warn">{text.failedAt}</p> : null}
        <FailureNote text={remove.error} />
      </div>
      <Button
        size="sm"
        aria-label={text.removeLabel({ device: label })}
        isBusy={remove.isRunning}
        onClick={() => void remove.run({ id })}
      >
        {text.remove}
      </Button>
    </li>
  );
}
