import type { OfficeNotice } from '#src/data/messages/notices/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { NoticeState } from './notice-state.tsx';

/** The list's table: what, for whom, since when, read by how many, in which state. */
export function NoticesTable({ rows }: { rows: readonly OfficeNotice[] }) {
  const { office: text } = useText('notices');
  const go = useGo();
  return (
    <DataTable
      caption={text.caption}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      onOpen={(row) => go(`/notices/${row.id}`)}
    />
  );
}

function useColumns(): Column<OfficeNotice>[] {
  const { office: text, audience } = useText('notices');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  return [
    {
      id: 'notice',
      header: text.columns.notice,
      cell: (row) => (
        <AppLink to={`/notices/${row.id}`} className="rounded-mark font-medium text-action hover:underline">
          {wordsOf(row, language).own.title}
        </AppLink>
      ),
    },
    {
      id: 'audience',
      header: text.columns.audience,
      cell: (row) => (
        <>
          {audience[row.audience]}
          {row.property_name ? <span className="block text-12 text-hint">{row.property_name}</span> : null}
        </>
      ),
    },
    {
      id: 'publish_at',
      header: text.columns.publish,
      cell: (row) => <DateText date={todayIn(timeZone, Date.parse(row.publish_at))} format="short" />,
    },
    {
      id: 'read',
      header: text.columns.read,
      align: 'end',
      cell: (row) => (
        <span className="tabular-nums">
          {text.readOf({ read: row.read_count, total: row.recipient_count })}
          {row.needs_acknowledgement ? (
            <span className="block text-12 text-hint">
              {text.acknowledgedOf({ done: row.acknowledged_count })}
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'state', header: text.columns.state, cell: (row) => <NoticeState state={row.state} /> },
  ];
}
