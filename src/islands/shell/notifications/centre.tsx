import { useState } from 'react';
import type { NotificationFilter, NotificationGroup } from '#src/data/notifications/centre/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { CentreFilters, type CentreView } from './centre-filters.tsx';
import { CentreList } from './centre-list.tsx';
import { MutedList } from './muted-list.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { useCentre } from './use-centre.ts';

const FIRST: CentreView = { state: 'all', event: null, organizationId: null };

const isFilter = (view: CentreView): view is NotificationFilter => view.state !== 'muted';

/** What happened, grouped by what it is about, unread first. @param onLeave the reader goes to a record */
export function Centre({ onLeave }: { onLeave?: () => void }) {
  const text = useText('notifications');
  const [view, setView] = useState(FIRST);
  const [picking, setPicking] = useState<NotificationGroup | null>(null);
  const actions = useCentre();
  return (
    <section aria-label={text.title} className="grid gap-4">
      <CentreFilters view={view} onChange={setView} />
      <Card isFlush>
        {isFilter(view) ? (
          <CentreList
            filter={view}
            actions={actions}
            onOpen={() => onLeave?.()}
            onPickTime={setPicking}
            onShowAll={() => setView(FIRST)}
          />
        ) : (
          <MutedList actions={actions} />
        )}
      </Card>
      {picking ? <SnoozeDialog id={picking.id} onClose={() => setPicking(null)} /> : null}
    </section>
  );
}
