import { ClipboardCheck } from 'lucide-react';
import { applicationListSpec, applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { RetentionCard } from './retention-card.tsx';

/** Everybody who would like to rent, the newest first. */
export function Screen() {
  const { list: text, names } = useText('ownerScreening');
  const { id, can } = useOrganization();
  const list = useList({
    asks: applicationListSpec,
    query: (asked) => applicationQueries.list(id, asked),
    live: { sources: ofOrganization(id, 'applications'), reloads: [applicationQueries.all] },
  });
  return (
    <ListScreen
      list={list}
      text={text}
      icon={ClipboardCheck}
      add={can('people.write') ? { to: '/tenant-screening/new', label: text.add } : null}
      filters={{ search: text.search, chips: [{ label: text.filters, of: { status: names.status } }] }}
      columns={useApplicationColumns()}
      path={(row) => `/tenant-screening/${row.id}`}
      searchedBy="search_applications"
      below={<RetentionCard />}
    />
  );
}
