import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { makeBuildings } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { reportMaintenance } from '#tests/support/repairs.ts';
import { verbs } from '#tests/support/verbs.ts';

// Santo Domingo is four hours behind UTC all year.
const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let organizationId: string;
const DAY = '2031-05-06';

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Citas');
  organizationId = place.landlord.organizationId;
});

const save = (item: object, itemId?: string) =>
  verbs.saveCalendarItem(database.sql, place.owner, { organizationId, item, itemId });
const remind = (at: string) =>
  database.sql`select private.remind_of_calendar_items(${organizationId}, ${at}::timestamptz)`;
const toldOf = async (id: string) => {
  const rows = await database.sql<{ user_id: string; event: string; at: string }[]>`
    select user_id, event, to_char(created_at at time zone 'UTC', 'MM-DD HH24:MI') as at from public.notifications
    where record_id = ${id} order by created_at, user_id`;
  return rows.map(({ user_id: user, event, at }) => {
    const who = user === place.owner.userId ? 'owner' : user === place.ana.caller.userId ? 'ana' : user;
    return `${event} ${who} ${at}`;
  });
};

it('an item with a time is reminded of an hour before, once, and again when it is moved', async () => {
  const item = { kind: 'reminder', title: 'Llamar al notario' };
  const times = (hour: string) => ({ starts_at: `${DAY}T${hour}:00Z`, ends_at: `${DAY}T${hour}:30Z` });
  const id = await save({ ...item, ...times('14') });
  await remind(`${DAY}T10:00:00Z`);
  expect(await toldOf(id)).toEqual([]);
  await remind(`${DAY}T12:05:00Z`);
  await remind(`${DAY}T13:05:00Z`);
  expect(await toldOf(id)).toEqual(['calendar_reminder owner 05-06 13:00']);
  await save({ ...item, ...times('18') }, id);
  await remind(`${DAY}T16:30:00Z`);
  expect(await toldOf(id)).toEqual([
    'calendar_reminder owner 05-06 13:00',
    'calendar_reminder owner 05-06 17:00',
  ]);
});

it('a whole day is reminded of at eight; tenants who are shown it hear on the evening before', async () => {
  const { ana } = place;
  const id = await save({
    ...{ kind: 'visit', title: 'Revisar el gas', starts_on: DAY },
    ...{ lease_id: ana.leaseId, is_shown_to_tenants: true },
  });
  await remind('2031-05-05T21:30:00Z');
  expect(await toldOf(id)).toEqual(['calendar_reminder ana 05-05 22:00']);
  await remind(`${DAY}T11:30:00Z`);
  expect(await toldOf(id)).toEqual([
    'calendar_reminder ana 05-05 22:00',
    'calendar_reminder owner 05-06 12:00',
  ]);
});

it('what is done is not reminded of; each day of a series is', async () => {
  const done = await save({ kind: 'task', title: 'Pagar la luz', starts_on: DAY });
  await verbs.completeCalendarItem(database.sql, place.owner, { itemId: done, isDone: true });
  const daily = await save({ kind: 'task', title: 'Regar', starts_on: DAY, repeat: { freq: 'daily' } });
  await remind(`${DAY}T11:30:00Z`);
  await remind(`${addDays(DAY, 1)}T11:30:00Z`);
  expect(await toldOf(done)).toEqual([]);
  expect(await toldOf(daily)).toEqual([
    'calendar_reminder owner 05-06 12:00',
    'calendar_reminder owner 05-07 12:00',
  ]);
});

it('a visit that is planned or moved is told to the tenants and to who does it, not to who planned it', async () => {
  const { ana, owner } = place;
  const id = await reportMaintenance(database.sql, ana.caller, { leaseId: ana.leaseId });
  const plan = (on: string) =>
    act(
      database.sql,
      owner,
      (sql) =>
        sql`select public.plan_maintenance(${randomUUID()}, ${id}, 'medium', 'scheduled', ${owner.userId}, ${on})`,
    );
  const visits = async () => (await toldOf(id)).filter((one) => !one.startsWith('maintenance_reported'));
  await plan('2031-06-02');
  expect((await visits()).map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(['visit_planned ana']);
  await plan('2031-06-02');
  expect(await visits()).toHaveLength(1);
  await plan('2031-06-03');
  expect(await visits()).toHaveLength(2);
});

it('the end of a term is told 90, 60 and 30 days before, each once, unless something follows it', async () => {
  const { ana } = place;
  const [lease] = await database.sql<{ ends: string }[]>`
    select ends_on::text as ends from public.leases where id = ${ana.leaseId}`;
  const warn = (days: number) =>
    database.sql`select private.warn_of_ending_leases(${organizationId}, ${addDays(lease?.ends ?? '', -days)})`;
  const count = async () =>
    (await toldOf(ana.leaseId)).filter((one) => one.startsWith('lease_ending')).length;
  for (const [days, told] of [
    [91, 0],
    [90, 1],
    [89, 1],
    [61, 1],
    [59, 2],
    [30, 3],
    [27, 3],
  ] as const) {
    await warn(days);
    expect(await count(), `${days} days before`).toBe(told);
  }
});
