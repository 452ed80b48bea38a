import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  type NoticeRecipient,
  noticeQueries,
  type OfficeNotice,
} from '#src/data/messages/notices/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Whom a notice is for: who has not read it first. */
export function ReadersCard({ notice }: { notice: OfficeNotice }) {
  const { office: text } = useText('notices');
  const { states } = useText('common');
  const today = useToday();
  const query = useQuery(noticeQueries.recipients(notice.id));
  const { readCount: read, recipientCount: total } = notice;
  const save = (rows: readonly NoticeRecipient[]) => {
    const { name, property, unit, read: readAt, acknowledged } = text.csv;
    const lines = rows.map((row) => [
      row.fullName,
      row.propertyName,
      row.unitLabel,
      row.readAt ?? '',
      row.acknowledgedAt ?? '',
    ]);
    saveFile(
      new Blob([toCsv([name, property, unit, readAt, acknowledged], lines)], {
        type: 'text/csv;charset=utf-8',
      }),
      `${text.fileName}-${today}.csv`,
    );
  };
  return (
    <Card
      title={text.readers}
      description={total > 0 ? undefined : text.nobody}
      action={
        query.data && query.data.length > 0 ? (
          <Button size="sm" icon={Download} onClick={() => save(query.data)}>
            {text.saveCsv}
          </Button>
        ) : null
      }
    >
      {total > 0 ? (
        <div className="mb-4">
          <ProgressBar
            label={text.reader.read}
            share={read / total}
            valueText={text.readOf({ read, total })}
          />
        </div>
      ) : null}
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={5} />}>
        {(rows) => (
          <ul className="max-h-[28rem] divide-y divide-line overflow-y-auto">
            {rows.map((row) => (
              <Reader key={row.personId} row={row} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Reader({ row }: { row: NoticeRecipient }) {
  const { reader } = useText('notices').office;
  const { timeZone } = useOrganization();
  const at = row.acknowledgedAt ?? row.readAt;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <AppLink
          to={`/tenants/${row.personId}`}
          className="rounded-mark font-medium text-action hover:underline"
        >
          {row.fullName}
        </AppLink>
        <span className="block text-14 text-hint">
          {row.propertyName} · {row.unitLabel}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-hint">
        {at ? <InstantText instant={at} timeZone={timeZone} /> : null}
        <State row={row} words={reader} />
      </span>
    </li>
  );
}

type ReaderWords = Record<'read' | 'acknowledged' | 'unread' | 'noAccount', string>;

function State({ row, words }: { row: NoticeRecipient; words: ReaderWords }) {
  if (row.acknowledgedAt) return <Badge tone="good">{words.acknowledged}</Badge>;
  if (row.readAt) return <Badge tone="info">{words.read}</Badge>;
  return row.hasAccount ? <Badge tone="warn">{words.unread}</Badge> : <Badge>{words.noAccount}</Badge>;
}
