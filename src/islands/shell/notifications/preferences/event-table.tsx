import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type NotificationChoice, setNotification } from '#src/data/people/account/mutations.ts';
import {
  accountQueries,
  cadenceIn,
  type NotificationRow,
  withChoice,
} from '#src/data/people/account/queries.ts';
import {
  type ChosenEvent,
  cadencesOf,
  type NotificationChannel,
  notificationChannels,
  notificationsFor,
  ruleOf,
} from '#src/domain/notifications/events.ts';
import { useText } from '#src/i18n/react.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { useOrganizations, useSession } from '../../session.ts';
import { useAction } from '../../use-action.ts';

/** Of each event and channel how soon. On a phone each event is a card of its own. */
export function EventTable({ rows }: { rows: readonly NotificationRow[] }) {
  const { settings } = useText('account');
  const text = useText('notificationSettings');
  const { userId, userType } = useSession();
  const { active } = useOrganizations();
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.notifications(userId);
  const save = useAction({ mutationFn: setNotification, toast: text.saved });
  // The choice shows at once, whatever rows come meanwhile, and what is true when it could not be saved.
  const [chosen, setChosen] = useState<NotificationChoice | null>(null);
  const shown = chosen ? withChoice(rows, chosen) : rows;
  const choose = async (choice: NotificationChoice) => {
    setChosen(choice);
    await save.run(choice);
    await queryClient.invalidateQueries({ queryKey });
    setChosen(null);
  };
  const events = notificationsFor(userType, active);
  if (events.length === 0) return <p className="p-5 text-secondary">{settings.notifications.none}</p>;
  return (
    <div className="@container">
      <div className="divide-y divide-line">
        {events.map((event) => (
          <EventRow key={event} {...{ event, isBusy: save.isRunning, choose }} rows={shown} />
        ))}
      </div>
      <div className="empty:hidden p-4">
        <FailureNote text={save.error} />
      </div>
    </div>
  );
}

interface EventRowProps {
  event: ChosenEvent;
  rows: readonly NotificationRow[];
  isBusy: boolean;
  choose: (choice: NotificationChoice) => Promise<void>;
}

function EventRow({ event, rows, isBusy, choose }: EventRowProps) {
  const { settings } = useText('account');
  const text = useText('notificationSettings');
  const { isCritical, canWait } = ruleOf(event);
  return (
    <fieldset className="grid gap-3 px-4 py-4 sm:px-5">
      <legend className="float-left font-medium">{settings.notifications.events[event]}</legend>
      {isCritical || !canWait ? (
        <p className="flex items-start gap-1.5 text-14 text-hint">
          {isCritical ? <ShieldCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" /> : null}
          {isCritical ? text.critical : text.noWait}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-3 @xl:grid-cols-4">
        {notificationChannels.map((channel) => (
          <ChannelField key={channel} {...{ event, channel, rows, isBusy, choose }} />
        ))}
      </div>
    </fieldset>
  );
}

function ChannelField({
  event,
  channel,
  rows,
  isBusy,
  choose,
}: EventRowProps & { channel: NotificationChannel }) {
  const text = useText('notificationSettings');
  const cadences = cadencesOf(event, channel);
  return (
    <SelectField
      label={text.channels[channel]}
      value={cadenceIn(rows, event, channel)}
      disabled={isBusy}
      options={cadences.map((cadence) => ({ value: cadence, label: text.cadences[cadence] }))}
      onChange={({ target }) => {
        const cadence = cadences.find((one) => one === target.value);
        if (cadence) void choose({ event, channel, cadence });
      }}
    />
  );
}
