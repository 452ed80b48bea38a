import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteMember, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;
let today: string;
let accountant: string;

const schedule = (recipients: string[], rhythm = 'monthly') =>
  act(
    database.sql,
    place.owner,
    (sql) => sql`insert into public.report_schedules (organization_id, report, rhythm, recipient_ids)
      values (${organizationId}, 'income_statement', ${rhythm}, ${recipients}::uuid[])`,
  );

const mails = () => database.sql<{ to_address: string; parameters: Record<string, unknown> }[]>`
  select to_address, parameters from private.outgoing_mail where template = 'scheduled_report' order by created_at, to_address`;
const runOn = (day: string) => runJobs(database.sql, `${day}T16:00:00Z`);

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Envíos');
  organizationId = place.landlord.organizationId;
  today = await todayOf(sql, place.landlord);
  const email = 'contable@example.test';
  const { token } = await inviteMember(sql, place.owner, { organizationId, email, role: 'accountant' });
  accountant = await createUser(sql, email, 'manager');
  await verbs.acceptInvitation(sql, { userId: accountant }, token);
  await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: startOfMonth(today),
    endsOn: '2040-12-31',
    rentMinor: 1_000_000,
  });
});

it('goes to members who read money, and to nobody else', async () => {
  const stranger = await createUser(database.sql, 'extrano@example.test', 'owner');
  expect(await outcomeOf(schedule([stranger]))).toBe('recipient_not_member');
  expect(await outcomeOf(schedule([]))).toBe('23514');
  expect(await outcomeOf(schedule([place.owner.userId, accountant, accountant]))).toBe('done');
});

it('is not sent before its period is over', async () => {
  await runOn(today);
  expect(await mails()).toHaveLength(0);
});

it('is sent once for the month that is over, with its figures, however often the job runs', async () => {
  const next = addMonths(startOfMonth(today), 1);
  await runOn(next);
  await runOn(next);
  await runOn(addDays(next, 3));
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.parameters).toMatchObject({
    report: 'income_statement',
    from: startOfMonth(today),
    to: endOfMonth(today),
    income_minor: 1_000_000,
    expense_minor: 0,
    currency: 'DOP',
  });
});

it('passes over who left the team', async () => {
  await database.sql`delete from public.memberships where user_id = ${accountant}`;
  await runOn(addMonths(startOfMonth(today), 2));
  const sent = await mails();
  expect(sent).toHaveLength(3);
  expect(sent.filter((mail) => mail.to_address === 'contable@example.test')).toHaveLength(1);
});

it('covers Monday to Sunday when it is weekly', async () => {
  const rows = await database.sql`
    select (private.report_period('weekly', d::date)).* from unnest(array['2026-11-16', '2026-11-22', '2026-11-23']) d`;
  expect(
    rows.map((row) => [row.starts_on, row.ends_on].map((day) => day.toISOString?.().slice(0, 10) ?? day)),
  ).toEqual([
    ['2026-11-09', '2026-11-15'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
  ]);
});
