import { Megaphone } from 'lucide-react';
import { noticeListSpec, noticeQueries } from '#src/data/messages/notices/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useNoticeColumns } from './notice-columns.tsx';

/** What the office tells many tenants at once, the newest first. */
export function Screen() {
  const { title, office: text, state } = useText('notices');
  const { id, can } = useOrganization();
  const list = useList({
    asks: noticeListSpec,
    query: (asked) => noticeQueries.list(id, asked),
    live: { sources: ofOrganization(id, 'notices'), reloads: [noticeQueries.all] },
  });
  return (
    <ListScreen
      list={list}
      title={title}
      text={text}
      icon={Megaphone}
      add={can('messages.write') ? { to: '/notices/new', label: text.add } : null}
      filters={{ search: text.search, chips: [{ label: text.filters, of: { state } }] }}
      columns={useNoticeColumns()}
      path={(row) => `/notices/${row.id}`}
    />
  );
}
