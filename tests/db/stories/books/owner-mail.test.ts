import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteMember, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const ROSA = 'rosa@example.test';
const ROSAS_NUMBER = '00113918205';
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;
let today: string;
let months = 0;

const rosa = { full_name: 'Rosa Núñez', identity_type: 'cedula', identity_number: ROSAS_NUMBER };
const own = (owners: object[]) =>
  call(database.sql, place.owner, 'set_property_owners', {
    p_property_id: place.propertyId,
    p_owners: owners,
  });
const ownTogether = () =>
  own([
    { ...rosa, share_basis_points: 2_500 },
    { full_name: 'Juan Peña', share_basis_points: 7_500 },
  ]);
const setContact = (owner: string, email: string, caller: Caller = place.owner, language = 'es') =>
  call(database.sql, caller, 'set_owner_contact', {
    p_organization_id: organizationId,
    p_owner_key: owner,
    p_email: email,
    p_language: language,
  });
const send = (more: Record<string, unknown> = {}, caller: Caller = place.owner) =>
  call(database.sql, caller, 'send_owner_statement', {
    p_request_id: randomUUID(),
    p_organization_id: organizationId,
    p_owner_key: ROSAS_NUMBER,
    p_email: ROSA,
    p_from: startOfMonth(today),
    p_to: endOfMonth(today),
    ...more,
  });
const schedule = (more: Record<string, unknown> = {}) =>
  act(
    database.sql,
    place.owner,
    (sql) =>
      sql`insert into public.report_schedules ${sql({
        organization_id: organizationId,
        report: 'owner_statement',
        rhythm: 'monthly',
        basis: 'cash',
        recipient_ids: [],
        to_owners: true,
        ...more,
      })}`,
  );
const mails = () =>
  database.sql<
    {
      to_address: string;
      language: string;
      next_attempt_at: Date | null;
      parameters: Record<string, string>;
    }[]
  >`select to_address, language, next_attempt_at, parameters from private.outgoing_messages where template = 'owner_statement' order by to_address`;
const contacts = () =>
  database.sql`select owner_key, email, language, stopped_at is not null as is_stopped from public.owner_contacts
    where organization_id = ${organizationId} order by email`;
/** The first day of a month in which no job of these tests has run. */
const nextMonth = () => {
  months += 1;
  return addMonths(startOfMonth(today), months);
};
const asService = <Row extends object>(work: (sql: TransactionSql) => Promise<Row[]>) =>
  act(database.sql, 'service', work);
const leave = (token: string | undefined) =>
  asService((sql) => sql`select public.leave_owner_mail(${token ?? ''}) as answer`);

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Estados');
  organizationId = place.landlord.organizationId;
  today = await todayOf(sql, place.landlord);
});
beforeEach(async () => {
  const { sql } = database;
  await sql`delete from public.report_schedules`;
  await sql`delete from private.outgoing_messages`;
  await sql`delete from public.owner_contacts`;
  await sql`delete from private.owner_mail_lists`;
  await ownTogether();
});

describe("an owner's address", () => {
  it('is kept in its one form, with a language, and taken away by an empty one', async () => {
    await setContact(ROSAS_NUMBER, ` ${ROSA.toUpperCase()} `, place.owner, 'en');
    expect([...(await contacts())]).toEqual([
      { owner_key: ROSAS_NUMBER, email: ROSA, language: 'en', is_stopped: false },
    ]);
    await setContact(ROSAS_NUMBER, '');
    expect(await contacts()).toHaveLength(0);
  });

  it('is refused where it is none, and of who owns nothing here', async () => {
    expect(await outcomeOf(setContact(ROSAS_NUMBER, 'rosa@'))).toBe('email_address_invalid');
    expect(await outcomeOf(setContact('nadie', ROSA))).toBe('not_found');
  });

  it('is set by who writes money, and read by who reads it', async () => {
    const email = 'visor@example.test';
    const { token } = await inviteMember(database.sql, place.owner, {
      organizationId,
      email,
      role: 'viewer',
    });
    const viewer = { userId: await createUser(database.sql, email, 'manager') };
    await verbs.acceptInvitation(database.sql, viewer, { token });
    await setContact(ROSAS_NUMBER, ROSA);
    expect(await outcomeOf(setContact(ROSAS_NUMBER, 'otra@example.test', viewer))).toBe('not_allowed');
    expect(await outcomeOf(send({}, viewer))).toBe('not_allowed');
    expect(
      await act(database.sql, viewer, (sql) => sql`select email from public.owner_contacts`),
    ).toHaveLength(1);
  });

  it('stays theirs when their number is written down, and goes with their last property', async () => {
    await own([{ full_name: 'Rosa Núñez', share_basis_points: 10_000 }]);
    await setContact('rosa núñez', ROSA);
    await own([{ ...rosa, share_basis_points: 10_000 }]);
    expect(await contacts()).toMatchObject([{ owner_key: ROSAS_NUMBER, email: ROSA }]);
    await own([{ full_name: 'Juan Peña', share_basis_points: 10_000 }]);
    expect(await contacts()).toHaveLength(0);
  });
});

describe('by schedule', () => {
  it('goes to each owner with an address, once a period, of their own key and in their language', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    await setContact('juan peña', 'juan@example.test', place.owner, 'en');
    await schedule();
    const day = nextMonth();
    await runJobs(database.sql, `${day}T16:00:00Z`);
    await runJobs(database.sql, `${day}T18:00:00Z`);
    expect(await mails()).toMatchObject([
      { to_address: 'juan@example.test', language: 'en', parameters: { owner: 'juan peña' } },
      {
        to_address: ROSA,
        language: 'es',
        parameters: {
          owner: ROSAS_NUMBER,
          report: 'owner_statement',
          basis: 'cash',
          user_id: place.owner.userId,
        },
      },
    ]);
  });

  it('is of one owner, or of a property, where it says so', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    await setContact('juan peña', 'juan@example.test');
    await schedule({ owner_key: 'juan peña' });
    await schedule({ property_id: place.propertyId });
    await runJobs(database.sql, `${nextMonth()}T16:00:00Z`);
    const sent = await mails();
    expect(sent.map(({ to_address }) => to_address)).toEqual([
      'juan@example.test',
      'juan@example.test',
      ROSA,
    ]);
    expect(sent.filter(({ parameters }) => parameters.property_id === place.propertyId)).toHaveLength(2);
  });

  it('is of owner statements alone, and of no other report without a reader', async () => {
    expect(await outcomeOf(schedule({ report: 'rent_roll' }))).toBe('23514');
    expect(await outcomeOf(schedule({ to_owners: false }))).toBe('23514');
  });

  it('passes over who has no address or wants no more', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    await send();
    await leave((await mails())[0]?.parameters.leave_token);
    await database.sql`delete from private.outgoing_messages`;
    await schedule();
    await runJobs(database.sql, `${nextMonth()}T16:00:00Z`);
    expect(await mails()).toHaveLength(0);
  });
});

describe('at once', () => {
  it('is written down once for a request, however often it is asked', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    const request = { p_request_id: randomUUID() };
    await send(request);
    await send(request);
    expect(await mails()).toMatchObject([
      { to_address: ROSA, parameters: { owner: ROSAS_NUMBER, user_id: place.owner.userId } },
    ]);
    expect(await outcomeOf(send({ ...request, p_from: today }))).toBe('request_id_reused');
  });

  it('goes to the address that was confirmed and to no other', async () => {
    expect(await outcomeOf(send())).toBe('not_found');
    await setContact(ROSAS_NUMBER, 'nueva@example.test');
    expect(await outcomeOf(send())).toBe('owner_address_changed');
    await setContact(ROSAS_NUMBER, ROSA);
    expect(await outcomeOf(send({ p_from: endOfMonth(today), p_to: startOfMonth(today) }))).toBe(
      'period_invalid',
    );
    expect(await outcomeOf(send({ p_property_id: randomUUID() }))).toBe('not_found');
    expect(await mails()).toHaveLength(0);
  });

  it('goes to the same owner twenty times a day and no more', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    for (let n = 0; n < 20; n += 1) await send();
    expect(await outcomeOf(send())).toBe('rate_limited');
    expect(await mails()).toHaveLength(20);
  });
});

describe('whoever wants no more', () => {
  it('says so by the link of any message, and the office cannot undo it', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    await send();
    const token = (await mails())[0]?.parameters.leave_token;
    expect(await leave(token)).toEqual([{ answer: 'left' }]);
    expect(await leave('f'.repeat(64))).toEqual([{ answer: 'left' }]);
    expect(await contacts()).toMatchObject([{ is_stopped: true }]);
    expect(await outcomeOf(send())).toBe('owner_mail_stopped');
    await setContact(ROSAS_NUMBER, '');
    await setContact(ROSAS_NUMBER, ROSA);
    expect(await outcomeOf(send())).toBe('owner_mail_stopped');
    await setContact(ROSAS_NUMBER, 'otra@example.test');
    expect(await outcomeOf(send({ p_email: 'otra@example.test' }))).toBe('done');
  });
});

describe('what was written down already', () => {
  const take = () =>
    asService<{ to_address: string }>((sql) => sql`select * from public.take_outgoing_messages(100)`);

  it.each([
    ['who sold', () => own([{ full_name: 'Juan Peña', share_basis_points: 10_000 }])],
    ['who has another address', () => setContact(ROSAS_NUMBER, 'otra@example.test')],
    ['who has none any more', () => setContact(ROSAS_NUMBER, '')],
    ['who wants no more', async () => leave((await mails())[0]?.parameters.leave_token)],
  ])('is not handed out to %s', async (_, happen) => {
    await setContact(ROSAS_NUMBER, ROSA);
    await send();
    await happen();
    expect(await take()).toEqual([]);
    expect(await mails()).toMatchObject([{ next_attempt_at: null, parameters: {} }]);
  });

  it('is handed out to who still may have it', async () => {
    await setContact(ROSAS_NUMBER, ROSA);
    await send();
    expect(await take()).toMatchObject([{ to_address: ROSA, template: 'owner_statement' }]);
  });
});
