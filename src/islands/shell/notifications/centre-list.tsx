import { AlarmClock, BellRing, CheckCheck, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type NotificationFilter,
  type NotificationGroup,
  notificationQueries,
} from '#src/data/notifications/centre/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useListPages } from '../list/use-list-pages.ts';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { NotificationRow, type NotificationRowProps } from './notification-row.tsx';

interface CentreListProps extends Omit<NotificationRowProps, 'group'> {
  filter: NotificationFilter;
  onShowAll: () => void;
}

/** The list in pages; what comes meanwhile is there by itself, and said. */
export function CentreList({ filter, onShowAll, ...row }: CentreListProps) {
  const text = useText('notifications');
  const { table, states } = useText('common');
  const { userId } = useSession();
  const pages = useListPages(notificationQueries.list(userId, filter));
  return (
    <>
      <Arrivals rows={pages.data} />
      <QueryView
        query={pages}
        skeleton={
          <div className="p-4">
            <SkeletonText label={states.loading} rows={5} />
          </div>
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<Empty filter={filter} onShowAll={onShowAll} />}
      >
        {(rows) => (
          <>
            <Groups rows={rows} {...row} />
            <LoadMore
              label={table.loadMore}
              shownText={text.shown({ count: rows.length })}
              isBusy={pages.isLoadingMore}
              {...(pages.loadMore && { onLoad: pages.loadMore })}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

type GroupsProps = Omit<NotificationRowProps, 'group'> & { rows: readonly NotificationGroup[] };

function Groups({ rows, ...row }: GroupsProps) {
  const text = useText('notifications');
  const unread = rows.filter(({ isUnread }) => isUnread);
  const read = rows.filter(({ isUnread }) => !isUnread);
  // By the newest that is on screen: what comes while the press is on its way stays unread.
  const newest = unread
    .map(({ createdAt }) => createdAt)
    .sort((one, other) => Date.parse(other) - Date.parse(one))[0];
  return (
    <>
      {newest ? (
        <section>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-1">
            <h2 className="text-14 font-semibold text-secondary">{text.unreadGroup}</h2>
            <Button
              size="sm"
              variant="quiet"
              icon={CheckCheck}
              isBusy={row.actions.readAll.isRunning}
              onClick={() => void row.actions.readAll.run({ through: newest })}
            >
              {text.markAll}
            </Button>
          </div>
          <Rows rows={unread} {...row} />
        </section>
      ) : null}
      {read.length > 0 ? (
        <section>
          <h2 className="border-y border-line bg-sunken px-4 py-2 text-14 font-semibold text-secondary first:border-t-0">
            {text.readGroup}
          </h2>
          <Rows rows={read} {...row} />
        </section>
      ) : null}
    </>
  );
}

const Rows = ({ rows, ...row }: GroupsProps) => (
  <ul className="divide-y divide-line">
    {rows.map((group) => (
      <NotificationRow key={group.groupKey} group={group} {...row} />
    ))}
  </ul>
);

function Empty({ filter, onShowAll }: Pick<CentreListProps, 'filter' | 'onShowAll'>) {
  const text = useText('notifications');
  const isFiltered = filter.event !== null || filter.organizationId !== null;
  if (filter.state === 'snoozed' && !isFiltered)
    return <EmptyState icon={AlarmClock} {...text.emptySnoozed} />;
  if (!isFiltered) return <EmptyState icon={BellRing} {...text.empty} />;
  return (
    <EmptyState
      icon={Search}
      {...text.emptyFiltered}
      action={<Button onClick={onShowAll}>{text.filters.state.all}</Button>}
    />
  );
}

/** Says once that something came while the list was on screen. */
function Arrivals({ rows }: { rows: readonly NotificationGroup[] | undefined }) {
  const { arrived } = useText('notifications');
  const [said, setSaid] = useState('');
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (!rows) return;
    const last = Math.max(0, ...rows.map(({ createdAt }) => Date.parse(createdAt)));
    if (newest.current !== null && last > newest.current) setSaid(arrived);
    newest.current = Math.max(last, newest.current ?? 0);
  }, [rows, arrived]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), 5_000);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
