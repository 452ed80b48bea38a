import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import { selectWith } from '#src/data/rows.ts';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { answerOf, counted, MOST_ROWS } from './answer.ts';
import { entryLine } from './coming.ts';
import { leasesOf, shownLeases } from './own-lease.ts';
import type { Runner } from './reader.ts';

const DAYS_AHEAD = 60;

export const myRequests: Runner = async ({ client }) => {
  const ids = (await leasesOf(client)).map(({ id }) => id);
  const columns = 'id, number, title, status, priority, createdAt, scheduledOn';
  const found = await counted<
    Record<'id' | 'title' | 'status' | 'priority' | 'createdAt', string> & {
      readonly number: number;
      readonly scheduledOn: string | null;
    }
  >(
    selectWith(client, 'maintenance_list', columns, {}, true)
      .in('leaseId', ids)
      .order('createdAt', { ascending: false })
      .limit(MOST_ROWS),
  );
  const rows = found.rows.map((row) => ({
    number: row.number,
    title: row.title,
    status: row.status,
    priority: row.priority,
    reportedAt: row.createdAt,
    visitOn: row.scheduledOn,
    path: `/maintenance/${row.id}`,
  }));
  return answerOf(rows, ['/maintenance'], found.count);
};

/** What is coming in the next 60 days. */
export const myDates: Runner = async ({ client, reader }) => {
  const until = addDays(reader.today, DAYS_AHEAD);
  const leases = await shownLeases(client);
  const all = await Promise.all(
    leases.map(async ({ id: leaseId }) => {
      const answer = await read(client, 'my_calendar', { leaseId, from: reader.today, to: until });
      const found = unwrap(answer) as unknown as { entries: readonly CalendarEntry[]; timeZone: string };
      return found.entries.map((entry) => ({ key: entry.key, line: entryLine(entry, found.timeZone) }));
    }),
  );
  const rows = [...new Map(all.flat().map(({ key, line }) => [key, line])).values()].toSorted((one, other) =>
    String(one.day) < String(other.day) ? -1 : 1,
  );
  return answerOf(rows, ['/calendar'], rows.length, { from: reader.today, until });
};

export const myNotices: Runner = async ({ client, reader }) => {
  const notices = unwrap(await read(client, 'my_notices', {}));
  const rows = notices
    .toSorted((one, other) => (one.publishAt < other.publishAt ? 1 : -1))
    .map((notice) => {
      const [title, other] =
        reader.language === 'es' ? [notice.titleEs, notice.titleEn] : [notice.titleEn, notice.titleEs];
      const [body, otherBody] =
        reader.language === 'es' ? [notice.bodyEs, notice.bodyEn] : [notice.bodyEn, notice.bodyEs];
      return {
        publishedAt: notice.publishAt,
        title: title || other,
        text: body || otherBody,
        isRead: Boolean(notice.readAt),
        path: `/notices/${notice.id}`,
      };
    });
  return answerOf(rows, ['/notices']);
};

export const myDocuments: Runner = async ({ client }) => {
  const found = await counted<Record<'id' | 'name' | 'kind' | 'createdAt', string>>(
    selectWith(client, 'documents_list', 'id, name, kind, createdAt', {}, true)
      .order('createdAt', { ascending: false })
      .limit(MOST_ROWS),
  );
  const rows = found.rows.map(({ name, kind, createdAt }) => ({ name, kind, addedAt: createdAt }));
  return answerOf(rows, ['/documents'], found.count);
};
