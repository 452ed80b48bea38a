import { useStore } from '@nanostores/react';
import { Send } from 'lucide-react';
import { isUnsent, type OutboxEntry } from '#src/data/foundation/outbox/entry.ts';
import { useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { TouchBackLink } from '../touch-back-link.tsx';
import { useAction } from '../use-action.ts';
import { EntryItem } from './entry-item.tsx';
import { $outbox, sendNow } from './outbox-store.ts';

/** What waits for a connection, how it stands and what can be done about it. */
export function Screen() {
  const text = useText('outbox');
  // Their sentences say why the server refused an entry.
  useText('errors');
  const entries = useStore($outbox);
  const unsent = entries.filter(isUnsent);
  const sent = entries.filter((entry) => !isUnsent(entry)).reverse();
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text}
        back={<TouchBackLink to="/">{text.back}</TouchBackLink>}
        actions={unsent.some(({ state }) => state === 'waiting') ? <SendNow /> : null}
      />
      <div className="grid gap-5">
        {entries.length === 0 ? (
          <Card isFlush>
            <EmptyState icon={Send} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        ) : null}
        <Entries title={text.unsent} entries={unsent} />
        <Entries title={text.sent} description={text.sentText} entries={sent} />
      </div>
    </>
  );
}

interface EntriesProps {
  title: string;
  description?: string;
  entries: readonly OutboxEntry[];
}

function Entries({ title, description, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Card title={title} description={description} isFlush>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function SendNow() {
  const text = useText('outbox');
  const isOffline = useStore($connectivity) === 'offline';
  const send = useAction({ mutationFn: sendNow });
  return (
    <Button
      variant="primary"
      icon={Send}
      isBusy={send.isRunning}
      disabled={isOffline}
      onClick={() => void send.run(undefined)}
    >
      {text.sendNow}
    </Button>
  );
}
