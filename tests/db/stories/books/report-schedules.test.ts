import type { TransactionSql } from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
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
  select to_address, parameters from private.outgoing_messages where template = 'scheduled_report' order by created_at, to_address`;
const runOn = (day: string) => runJobs(database.sql, `${day}T16:00:00Z`);

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Envíos');
  organizationId = place.landlord.organizationId;
  today = await todayOf(sql, place.landlord);
  const email = 'contable@example.test';
  const { token } = await inviteMember(sql, place.owner, { organizationId, email, role: 'accountant' });
  accountant = await createUser(sql, email, 'manager');
  await verbs.acceptInvitation(sql, { userId: accountant }, { token });
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

it('is sent once for the month that is over, however often the job runs, as it was scheduled', async () => {
  const next = addMonths(startOfMonth(today), 1);
  await runOn(next);
  await runOn(next);
  await runOn(addDays(next, 3));
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent.map(({ parameters }) => parameters.user_id).sort()).toEqual(
    [place.owner.userId, accountant].sort(),
  );
  for (const { parameters } of sent)
    expect(parameters).toMatchObject({
      organization_id: organizationId,
      report: 'income_statement',
      property_id: null,
      from: startOfMonth(today),
      to: endOfMonth(today),
      basis: 'accrual',
      currency: 'DOP',
    });
});

describe('what goes out', () => {
  const asService = <Row extends object>(work: (sql: TransactionSql) => Promise<Row[]>) =>
    act(database.sql, 'service', work);
  const readAs = (userId: string, report: string, more: object) =>
    asService<{ answer: unknown }>(
      (sql) =>
        sql`select public.read_report_as(${userId}, ${report}, ${sql.json({ p_organization_id: organizationId, ...more })}) as answer`,
    ).then(([row]) => row?.answer);
  const month = () => ({ p_from: startOfMonth(today), p_to: endOfMonth(today) });
  const asOf = () => ({ p_as_of: endOfMonth(today) });

  it.each([
    ['report_account_totals', month, { p_basis: 'cash' }],
    ['report_owner_shares', month, { p_basis: 'cash' }],
    ['report_vacancy', month, {}],
    ['report_tax_summary', month, {}],
    ['report_aged_receivables', asOf, {}],
    ['report_deposits_held', asOf, {}],
    ['report_rent_parts', asOf, {}],
    ['report_rent_roll', asOf, { p_limit: 500 }],
  ] as const)('%s is read as its reader reads it', async (report, when, more) => {
    const given: Record<string, unknown> = { p_organization_id: organizationId, ...when(), ...more };
    for (const properties of [{}, { p_property_ids: [place.propertyId] }, { p_property_ids: [] }]) {
      const all = { ...given, ...properties };
      const names = Object.keys(all).map((name, index) => `${name} => $${index + 1}`);
      const own = await act(database.sql, place.owner, (sql) =>
        sql.unsafe(
          `select to_jsonb(r) as answer from public.${report}(${names.join(', ')}) r`,
          Object.values(all) as never[],
        ),
      );
      const isOfRows = ['report_tax_summary', 'report_rent_roll'].includes(report);
      const rows = own.map(({ answer }) => answer as object);
      expect(await readAs(place.owner.userId, report, { ...when(), ...more, ...properties })).toEqual(
        isOfRows ? rows : rows[0],
      );
    }
  });

  it('goes on behind the last unit seen', async () => {
    const more = { ...asOf(), p_limit: 5, p_after_unit_id: place.unitId };
    expect(await readAs(place.owner.userId, 'report_rent_roll', more)).toEqual([]);
  });

  it('is not read as somebody who may not, and is nothing but a report', async () => {
    const stranger = await createUser(database.sql, 'ajeno@example.test', 'owner');
    expect(await outcomeOf(readAs(stranger, 'report_rent_parts', asOf()))).toBe('not_allowed');
    expect(await outcomeOf(readAs(place.owner.userId, 'distribute_to_owners', month()))).toBe('not_found');
  });

  it('is kept as it was made first, while it waits', async () => {
    const [mail] =
      await database.sql`select id from private.outgoing_messages where template = 'scheduled_report' limit 1`;
    const keep = (words: string) =>
      asService<{ kept: { content: unknown; report: string } | null }>(
        (sql) => sql`select public.keep_mail_content(${mail?.id}, ${sql.json({ words })}) as kept`,
      ).then(([row]) => row?.kept);
    expect(await keep('first')).toMatchObject({ content: { words: 'first' }, report: 'income_statement' });
    expect(await keep('second')).toMatchObject({ content: { words: 'first' } });
    await asService((sql) => sql`select public.mark_message_sent(${mail?.id}, 'provider-1')`);
    expect(await keep('third')).toBeNull();
  });

  it('is not handed out to be sent to who may not see it any more', async () => {
    const take = () =>
      asService<{ to_address: string; template: string }>(
        (sql) => sql`select * from public.take_outgoing_messages(100)`,
      );
    const late = await createUser(database.sql, 'tarde@example.test', 'owner');
    await database.sql`
      select private.notify_user(${late}, ${organizationId}, 'report_scheduled', 'scheduled_report', null, null,
        ${database.sql.json({ organization_id: organizationId, user_id: late })}, 'late')`;
    const taken = await take();
    expect(taken.map((mail) => mail.to_address)).not.toContain('tarde@example.test');
    expect(taken.some((mail) => mail.template === 'scheduled_report')).toBe(true);
    const [row] = await database.sql`
      select error, next_attempt_at, parameters from private.outgoing_messages where dedupe_key = 'late'`;
    expect(row).toEqual({ error: 'not_allowed', next_attempt_at: null, parameters: {} });
    await database.sql`delete from private.outgoing_messages where dedupe_key = 'late'`;
  });
});

it('passes over who left the team', async () => {
  await database.sql`delete from public.memberships where user_id = ${accountant}`;
  await runOn(addMonths(startOfMonth(today), 2));
  const sent = await mails();
  expect(sent).toHaveLength(3);
  expect(sent.filter((mail) => mail.to_address === 'contable@example.test')).toHaveLength(1);
});

describe('of the properties of one owner', () => {
  const ofOwner = (owner: string, propertyId: string | null = null, caller = place.owner) =>
    act(
      database.sql,
      caller,
      (
        sql,
      ) => sql`insert into public.report_schedules (organization_id, report, rhythm, owner_key, property_id, recipient_ids)
        values (${organizationId}, 'owner_statement', 'monthly', ${owner}, ${propertyId}, ${[place.owner.userId]}::uuid[])`,
    );
  const own = (names: string[]) =>
    call(database.sql, place.owner, 'set_property_owners', {
      p_property_id: place.propertyId,
      p_owners: names.map((name) => ({ full_name: name, share_basis_points: 10_000 })),
    });
  const ofOwners = async () =>
    (await mails()).filter(({ parameters }) => typeof parameters.owner === 'string');

  it('is refused of who owns nothing, and of an owner and a property at once', async () => {
    await own(['Rosa Núñez']);
    expect(await outcomeOf(ofOwner('otra persona'))).toBe('not_found');
    expect(await outcomeOf(ofOwner('rosa núñez', place.propertyId))).toBe('23514');
    const [schedules] = await database.sql`
      select count(*)::int as count from public.report_schedules where owner_key is not null`;
    expect(schedules?.count).toBe(0);
  });

  it('tells no stranger who owns what', async () => {
    const stranger = { userId: await createUser(database.sql, 'curioso@example.test', 'owner') };
    const outcomes = await Promise.all(
      ['rosa núñez', 'otra persona'].map((owner) =>
        outcomeOf(
          act(
            database.sql,
            stranger,
            (
              sql,
            ) => sql`insert into public.report_schedules (organization_id, report, rhythm, owner_key, recipient_ids)
              values (${organizationId}, 'owner_statement', 'monthly', ${owner}, ${[place.owner.userId]}::uuid[])`,
          ),
        ),
      ),
    );
    expect(outcomes).toEqual([DENIED, DENIED]);
  });

  it('goes out of that owner while they own something', async () => {
    expect(await outcomeOf(ofOwner('rosa núñez'))).toBe('done');
    await runOn(addMonths(startOfMonth(today), 3));
    expect((await ofOwners()).map(({ parameters }) => parameters)).toMatchObject([
      { report: 'owner_statement', owner: 'rosa núñez', property_id: null },
    ]);
    await own([]);
    await runOn(addMonths(startOfMonth(today), 4));
    expect(await ofOwners()).toHaveLength(1);
  });
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
