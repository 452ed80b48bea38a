import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/data/people/account/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DevicesCard } from '../notifications/preferences/devices-card.tsx';
import { EventTable } from '../notifications/preferences/event-table.tsx';
import { ScheduleCard } from '../notifications/preferences/schedule-card.tsx';
import { WhatsappCard } from '../notifications/preferences/whatsapp-card.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';

/** What one is notified of, how and when, and on what. Only events that something really notifies of are listed. */
export function NotificationsSection() {
  const { settings } = useText('account');
  const text = settings.notifications;
  const { userId } = useSession();
  const rows = useQuery(accountQueries.notifications(userId));
  return (
    <AccountSection id="notifications" title={text.title} text={text.text}>
      <Card isFlush>
        <QueryView query={rows} skeleton={<SectionSkeleton lines={1} />}>
          {(data) => <EventTable rows={data} />}
        </QueryView>
      </Card>
      <ScheduleCard />
      <DevicesCard />
      <WhatsappCard />
    </AccountSection>
  );
}
