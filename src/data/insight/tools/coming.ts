import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import { selectWith } from '#src/data/rows.ts';
import { type CalendarEntry, daysOfEntry } from '#src/domain/calendar/calendar-entry.ts';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { amount, answerOf, counted, MOST_ROWS, textArgument } from './answer.ts';
import { daysOf } from './payments.ts';
import type { MemberRun, MemberRunner } from './reader.ts';

interface CalendarAnswer {
  readonly entries: readonly CalendarEntry[];
  readonly count: number;
  readonly timeZone: string;
}

const DAYS_AHEAD = 14;
const DAYS_BACK = 7;
/** What `list_activity` gives at once, and how many pages are looked through. */
const ACTIVITY_PAGE = 200;
const MOST_PAGES = 10;

/** What comes up between two days, the next first. */
export const upcoming: MemberRunner = async ({ client, organizationId, reader, arguments: values }) => {
  const { from, until } = daysOf(values, reader.today, addDays(reader.today, DAYS_AHEAD));
  const answer = unwrap(await read(client, 'calendar_entries', { organizationId, from, to: until }));
  const { entries, count, timeZone } = answer as unknown as CalendarAnswer;
  return answerOf(
    entries.map((entry) => entryLine(entry, timeZone)),
    [`/calendar?day=${from}`],
    count,
    { from, until },
  );
};

/** An entry of the calendar as a line; texts of notices in the language that they have. */
export function entryLine(entry: CalendarEntry, timeZone: string): Readonly<Record<string, Cell>> {
  const { facts } = entry;
  return {
    day: daysOfEntry(entry, timeZone).first,
    rule: entry.rule,
    property: facts.property ?? null,
    unit: facts.unit ?? null,
    tenant: facts.tenants?.join(', ') ?? null,
    title: facts.title ?? facts.titleEs ?? facts.titleEn ?? null,
    amount: amount(facts.outstandingMinor ?? facts.amountMinor, facts.currency),
  };
}

/** What waits for the reader: a row for each kind of which there is any. */
export const waiting: MemberRunner = async ({ client, organizationId }) => {
  const counts = unwrap(await read(client, 'waiting_counts', { organizationId })) as Readonly<
    Record<string, number>
  >;
  const rows = Object.entries(waitingPlaces)
    .map(([what, path]) => ({ what, count: counts[what] ?? 0, path }))
    .filter(({ count }) => count > 0);
  return answerOf(
    rows,
    rows.map(({ path }) => path),
  );
};

/** Where each kind of what waits is seen to. */
export const waitingPlaces = {
  reportedPayments: '/finance?f.status=reported',
  submittedApplications: '/tenant-screening',
  unreadConversations: '/messages',
  pendingRequests: '/maintenance?f.status=pending',
  handedInDocuments: '/documents',
  askedPlans: '/finance',
} as const;

type Activity = Readonly<Record<'action' | 'actorName' | 'at' | 'subject' | 'tableName', string>> & {
  readonly id: number;
  readonly facts: unknown;
};

/** What was changed since a day, the latest first. */
export const changes: MemberRunner = async (run) => {
  const from = textArgument(run.arguments, 'from') ?? addDays(run.reader.today, -DAYS_BACK);
  const { organizationId, client } = run;
  const [organization] = (
    await counted<{ timeZone: string }>(
      selectWith(client, 'organizations', 'timeZone', { id: organizationId }),
    )
  ).rows;
  const zone = organization?.timeZone ?? '';
  const found = organization ? await activitySince(run, from, zone) : [];
  const rows = found.slice(0, MOST_ROWS).map((one) => activityLine(one, zone));
  return answerOf(rows, ['/settings/organization/activity'], found.length, { from, until: run.reader.today });
};

/** The latest changes, back to a day; at most two thousand. */
async function activitySince({ client, organizationId }: MemberRun, from: IsoDate, timeZone: string) {
  const all: Activity[] = [];
  const isSince = ({ at }: Activity) => todayIn(timeZone, Date.parse(at)) >= from;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const before = all.at(-1)?.id;
    const answer = await read(client, 'list_activity', {
      organizationId,
      limit: ACTIVITY_PAGE,
      ...(before !== undefined && { before }),
    });
    const found = unwrap(answer) as unknown as Activity[];
    all.push(...found.filter(isSince));
    if (found.length < ACTIVITY_PAGE || !found.every(isSince)) break;
  }
  return all;
}

function activityLine(one: Activity, timeZone: string): Readonly<Record<string, Cell>> {
  const facts = (one.facts ?? {}) as Readonly<Record<string, unknown>>;
  const minor = facts.amount_minor ?? facts.amountMinor ?? facts.rent_minor ?? facts.rentMinor;
  return {
    day: todayIn(timeZone, Date.parse(one.at)),
    action: one.action,
    what: one.tableName,
    name: one.subject === '' ? null : one.subject,
    by: one.actorName === '' ? null : one.actorName,
    amount: amount(typeof minor === 'number' ? minor : null, facts.currency as string | undefined),
  };
}
