import { UserSearch } from 'lucide-react';
import { type AdminUser, adminQueries } from '#src/data/people/admin/queries.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { AdminText } from '#src/i18n/dictionaries/foundation/admin.en.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const spec: ListSpec = {
  filters: {},
  sortColumns: ['created_at'],
  defaultSort: { column: 'created_at', direction: 'desc' },
};

/** Everybody who has an account, newest first. */
export function UserList() {
  const { users: text } = useText('admin');
  const common = useText('common');
  const list = useListQuery(spec);
  const pages = useListPages(adminQueries.users(list.query.search));
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">{text.title}</h2>
        <SearchField
          className="w-full sm:w-80"
          label={text.search}
          value={list.search}
          onChange={list.setSearch}
          clearLabel={common.actions.clear}
        />
      </div>
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={common.states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card>
            <EmptyState icon={UserSearch} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
      >
        {(rows) => (
          <Card isFlush>
            <DataTable
              caption={text.title}
              columns={columnsOf(text, common)}
              rows={rows}
              rowKey={(user) => user.id}
            />
            <LoadMore
              label={common.table.loadMore}
              shownText={common.table.shown({ count: rows.length })}
              onLoad={pages.loadMore}
              isBusy={pages.isLoadingMore}
            />
          </Card>
        )}
      </QueryView>
    </section>
  );
}

function DayOf({ instant }: { instant: string }) {
  return <DateText date={todayIn(DEFAULT_TIME_ZONE, Date.parse(instant))} format="short" />;
}

function columnsOf(text: AdminText['users'], common: CommonText): Column<AdminUser>[] {
  return [
    { id: 'name', header: text.name, cell: (user) => user.fullName || text.noName },
    { id: 'email', header: text.email, cell: (user) => user.email },
    { id: 'type', header: text.type, cell: (user) => common.enums.userType[user.userType] },
    { id: 'created', header: text.created, cell: (user) => <DayOf instant={user.createdAt} /> },
    {
      id: 'last-sign-in',
      header: text.lastSignIn,
      cell: (user) => (user.lastSignInAt ? <DayOf instant={user.lastSignInAt} /> : text.never),
    },
  ];
}
