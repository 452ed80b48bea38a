import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NotificationChoice, setNotification } from '#src/data/people/account/mutations.ts';
import { accountQueries, type NotificationRow, wants, withChoice } from '#src/data/people/account/queries.ts';
import { notificationChannels, notificationsFor } from '#src/domain/people/notifications.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { QueryView } from '../query-view.tsx';
import { useOrganizations, useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';

/** What one is told. Only events that something really tells of are listed. */
export function NotificationsSection() {
  const { settings } = useText('account');
  const text = settings.notifications;
  const { userId } = useSession();
  const rows = useQuery(accountQueries.notifications(userId));
  return (
    <AccountSection id="notifications" title={text.title} text={text.text}>
      <Card>
        <QueryView query={rows} skeleton={<SectionSkeleton lines={1} />}>
          {(data) => <Choices rows={data} />}
        </QueryView>
      </Card>
    </AccountSection>
  );
}

function Choices({ rows }: { rows: readonly NotificationRow[] }) {
  const { settings } = useText('account');
  const text = settings.notifications;
  const { userId, userType } = useSession();
  const { active } = useOrganizations();
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.notifications(userId);
  const save = useAction({
    mutationFn: setNotification,
    toast: (_, { isEnabled }) => (isEnabled ? text.on : text.off),
  });
  // The box shows at once what was chosen, whatever rows come meanwhile, and what is true when it could not be saved.
  const [chosen, setChosen] = useState<NotificationChoice | null>(null);
  const shown = chosen ? withChoice(rows, chosen) : rows;
  const choose = async (choice: NotificationChoice) => {
    setChosen(choice);
    await save.run(choice);
    await queryClient.invalidateQueries({ queryKey });
    setChosen(null);
  };
  const events = notificationsFor(userType, active);
  if (events.length === 0) return <p className="text-secondary">{text.none}</p>;
  return (
    <div className="grid max-sm:gap-5 sm:divide-y sm:divide-line">
      {events.map((event) => (
        <fieldset key={event} className="grid gap-x-6 gap-y-1 sm:flex sm:items-center sm:py-1">
          {/* A floating legend is laid out with the rest. */}
          <legend className="float-left min-w-0 flex-1 font-medium">{text.events[event]}</legend>
          {notificationChannels.map((channel) => (
            <Checkbox
              key={channel}
              className="sm:w-40"
              label={text.channels[channel]}
              checked={wants(shown, event, channel)}
              disabled={save.isRunning}
              onChange={({ target }) => void choose({ event, channel, isEnabled: target.checked })}
            />
          ))}
        </fieldset>
      ))}
      <FailureNote text={save.error} />
    </div>
  );
}
