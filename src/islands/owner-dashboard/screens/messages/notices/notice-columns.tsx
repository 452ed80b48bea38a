import type { OfficeNotice } from '#src/data/messages/notices/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NoticeState } from './notice-state.tsx';

/** The list's table: what, for whom, since when, read by how many, in which state. */
export function useNoticeColumns(): Column<OfficeNotice>[] {
  const { office: text, audience } = useText('notices');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  return [
    {
      id: 'notice',
      phone: 'title',
      header: text.columns.notice,
      cell: (row) => wordsOf(row, language).own.title,
    },
    {
      id: 'audience',
      phone: 'note',
      header: text.columns.audience,
      cell: (row) => audience[row.audience],
      note: (row) => row.propertyName,
    },
    dayColumn('publish_at', text.columns.publish, (row) => todayIn(timeZone, Date.parse(row.publishAt)), {
      align: 'start',
    }),
    {
      id: 'read',
      phone: 'amount',
      header: text.columns.read,
      align: 'end',
      cell: (row) => (
        <span className="tabular-nums">
          {text.readOf({ read: row.readCount, total: row.recipientCount })}
        </span>
      ),
      note: (row) => (row.needsAcknowledgement ? text.acknowledgedOf({ done: row.acknowledgedCount }) : null),
    },
    {
      id: 'state',
      phone: 'state',
      header: text.columns.state,
      cell: (row) => <NoticeState state={row.state} />,
    },
  ];
}
