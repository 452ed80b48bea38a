import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { revokeCalendarFeed } from '#src/data/calendar/mutations.ts';
import { type CalendarFeed, calendarQueries } from '#src/data/calendar/queries.ts';
import { feedReader } from '#src/domain/calendar/feed-reader.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { timeAgo } from '#src/i18n/time-ago.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { FeedAddress } from './feed-address.tsx';
import { FeedForm, type FeedSource } from './feed-form.tsx';
import { RenameFeed } from './rename-feed.tsx';

interface FeedsPanelProps extends FeedSource {
  onClose: () => void;
}

/** The addresses at which the reader's calendar programs read: made, looked at, renamed, turned off. */
export function FeedsPanel({ onClose, ...source }: FeedsPanelProps) {
  const text = useText('calendarFeeds');
  const { actions, states } = useText('common');
  const query = useQuery(calendarQueries.feeds(source.organizationId, source.leaseId));
  const [shown, show] = useState<'list' | 'form' | { token: string }>('list');
  return (
    <SidePanel isOpen onClose={onClose} title={text.title} closeLabel={actions.close}>
      <div className="grid gap-5">
        <p className="text-secondary">{text.intro}</p>
        {typeof shown === 'object' ? <FeedAddress token={shown.token} /> : null}
        {shown === 'form' ? (
          <FeedForm source={source} onCreated={(token) => show({ token })} onCancel={() => show('list')} />
        ) : (
          <Button
            icon={Plus}
            variant={shown === 'list' ? 'primary' : 'secondary'}
            className="justify-self-start"
            onClick={() => show('form')}
          >
            {text.add}
          </Button>
        )}
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} rows={3} />}
          isEmpty={(feeds) => feeds.length === 0}
          empty={<p className="text-14 text-hint">{text.none}</p>}
        >
          {(feeds) => (
            <ul className="grid gap-3">
              {feeds.map((feed) => (
                <FeedLine key={feed.id} feed={feed} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </SidePanel>
  );
}

function FeedLine({ feed }: { feed: CalendarFeed }) {
  const text = useText('calendarFeeds');
  const { kind } = useText('calendarEntries');
  const language = useLanguage();
  const [asked, ask] = useState<'rename' | 'revoke' | null>(null);
  const close = () => ask(null);
  const reader = feedReader(feed.lastReader) ?? text.someProgram;
  const about = [
    feed.kinds.length === 0
      ? text.everything
      : formatList(
          feed.kinds.map((one) => kind[one]),
          language,
        ),
    feed.isOwnOnly ? text.ownOnlyOn : '',
    feed.withNames ? text.withNamesOn : '',
  ].filter((part) => part !== '');
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-control border border-line p-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium break-words">{feed.name}</p>
        <p className="text-14 text-secondary">{about.join(' · ')}</p>
        <p className="text-14 text-hint">
          {feed.lastReadAt === null
            ? text.neverRead
            : text.readAgo({ reader, ago: timeAgo(feed.lastReadAt, Date.now(), language) })}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" aria-label={text.renameOf({ name: feed.name })} onClick={() => ask('rename')}>
          {text.rename}
        </Button>
        <Button size="sm" aria-label={text.revokeOf({ name: feed.name })} onClick={() => ask('revoke')}>
          {text.revoke}
        </Button>
      </div>
      {asked === 'rename' ? <RenameFeed feed={feed} onClose={close} /> : null}
      {asked === 'revoke' ? <RevokeDialog feed={feed} onClose={close} /> : null}
    </li>
  );
}

function RevokeDialog({ feed, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const text = useText('calendarFeeds');
  const revoke = useAction({
    mutationFn: (feedId: string) => revokeCalendarFeed({ feedId }),
    invalidates: [calendarQueries.all],
    toast: text.revoked,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.revokeQuestion({ name: feed.name })}
      variant="danger"
      submitLabel={text.revoke}
      action={revoke}
      onConfirm={() => revoke.run(feed.id)}
      onClose={onClose}
    >
      <p>{text.revokeText}</p>
    </ActionDialog>
  );
}
