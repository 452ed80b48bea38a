import { useQuery } from '@tanstack/react-query';
import { setNotification } from '#src/data/account/mutations.ts';
import {
  accountQueries,
  type NotificationEvent,
  type NotificationRow,
  wants,
} from '#src/data/account/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { QueryView } from '../query-view.tsx';
import { useOrganizations, useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';
import { noticeEvents } from './notice-events.ts';

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
  const save = useAction({
    mutationFn: setNotification,
    invalidates: [accountQueries.notifications(userId).queryKey],
    toast: (_, { isEnabled }) => (isEnabled ? text.on : text.off),
  });
  const events = noticeEvents(userType, active);
  if (events.length === 0) return <p className="text-secondary">{text.none}</p>;
  const toggle = (event: NotificationEvent) => (isEnabled: boolean) =>
    void save.run({ event, channel: 'in_app', isEnabled });
  return (
    <fieldset className="grid gap-1" aria-busy={save.isRunning || undefined}>
      <legend className="mb-2 text-14 font-medium">{text.inApp}</legend>
      {events.map((event) => (
        <Checkbox
          key={event}
          label={text.events[event]}
          checked={wants(rows, event, 'in_app')}
          disabled={save.isRunning}
          onChange={({ target }) => toggle(event)(target.checked)}
        />
      ))}
      {save.error ? (
        <div role="alert" className="mt-2">
          <Notice tone="bad">{save.error}</Notice>
        </div>
      ) : null}
    </fieldset>
  );
}
