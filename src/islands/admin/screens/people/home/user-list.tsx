import { UserSearch } from 'lucide-react';
import { type AdminUser, adminQueries } from '#src/data/people/admin/queries.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { AdminText } from '#src/i18n/dictionaries/foundation/admin.en.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';

const asks: ListSpec = {
  filters: {},
  sortColumns: [],
  defaultSort: { column: 'created_at', direction: 'desc' },
};

const NAMESPACES = ['lists'] as const;

/** Everybody who has an account, newest first. The texts of lists come with it: the area's first screen waits for none. */
export function UserList() {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <Users />
    </TextProvider>
  );
}

function Users() {
  const { users: text } = useText('admin');
  const common = useText('common');
  const list = useList({ asks, query: ({ search }) => adminQueries.users(search) });
  return (
    <ListCard
      list={list}
      text={{ emptyTitle: text.emptyTitle, emptyText: text.emptyText }}
      icon={UserSearch}
      card={{ title: text.title }}
      filters={{ search: text.search }}
      columns={columnsOf(text, common)}
    />
  );
}

function DayOf({ instant }: { instant: string }) {
  return <DateText date={todayIn(DEFAULT_TIME_ZONE, Date.parse(instant))} format="short" />;
}

function columnsOf(text: AdminText['users'], common: CommonText): Column<AdminUser>[] {
  return [
    { id: 'name', phone: 'title', header: text.name, cell: (user) => user.fullName || text.noName },
    { id: 'email', phone: 'note', header: text.email, cell: (user) => user.email },
    { id: 'type', phone: 'state', header: text.type, cell: (user) => common.enums.userType[user.userType] },
    {
      id: 'created',
      phone: 'hidden',
      header: text.created,
      cell: (user) => <DayOf instant={user.createdAt} />,
    },
    {
      id: 'last-sign-in',
      phone: 'hidden',
      header: text.lastSignIn,
      cell: (user) => (user.lastSignInAt ? <DayOf instant={user.lastSignInAt} /> : text.never),
    },
  ];
}
