import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/account-rows.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createScreeningPlay, publishListing, type ScreeningPlay } from '#tests/support/screening.ts';

const database = useDatabase();
let play: ScreeningPlay;
let slug: string;

beforeAll(async () => {
  play = await createScreeningPlay(database.sql, 'Avisos');
  ({ slug } = await publishListing(database.sql, play.place.owner, play.place.unitId));
});

/** Applies through the listing and answers the mail. */
async function applyAs(name: string) {
  const { sql } = database;
  const email = `${name.toLowerCase()}-${randomUUID()}@example.test`;
  await act(
    sql,
    'service',
    (service) =>
      service`select public.apply_to_listing(${slug}, 'es', ${service.json({ full_name: name, email })}, null, '', '2026-11', '192.0.2.7')`,
  );
  const [mail] = await sql<{ token: string }[]>`
    select parameters ->> 'token' as token from private.outgoing_messages where to_address = ${email}`;
  const token = mail?.token ?? '';
  await act(sql, 'service', (service) => service`select public.confirm_application(${token})`);
  await act(sql, 'service', (service) => service`select public.confirm_application(${token})`);
}
const waiting = async () => {
  const [row] = await database.sql`select submitted_application_count as n from public.organization_totals
    where organization_id = ${play.place.landlord.organizationId}`;
  return row?.n;
};
const mailsTo = async (userId: string) => {
  const rows = await database.sql`select parameters from private.outgoing_messages
    where template = 'application_received' and to_address = (select email from auth.users where id = ${userId})`;
  return rows.map(({ parameters }) => parameters);
};

describe('a new application', () => {
  it('1. through a listing is told once by mail to those who handle applications, and counted', async () => {
    const { sql } = database;
    const { organizationId } = play.place.landlord;
    const [manager, accountant] = await Promise.all(
      ['manager', 'accountant'].map(async (role) => {
        const id = await createUser(sql, `${role}-${randomUUID()}@example.test`, 'manager');
        await sql`insert into public.memberships (organization_id, user_id, role)
          values (${organizationId}, ${id}, ${role}::public.membership_role)`;
        return id;
      }),
    );
    await ask(sql, { userId: manager ?? '' }, 'set_notification', 'application_received', 'email', 'off');
    await applyAs('Zoila');
    expect(await mailsTo(play.place.owner.userId)).toMatchObject([
      { applicant: 'Zoila', property: 'Torre Avisos', unit: '1-A' },
    ]);
    expect(await mailsTo(manager ?? '')).toEqual([]);
    expect(await mailsTo(accountant ?? '')).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  it('2. of the office is counted when it is received, until somebody looks at it; nobody is mailed', async () => {
    const before = (await mailsTo(play.place.owner.userId)).length;
    const id = await play.create();
    expect(await waiting()).toBe(1);
    await play.move('submit_application', id);
    expect(await waiting()).toBe(2);
    await play.move('start_application_review', id);
    expect(await waiting()).toBe(1);
    expect(await mailsTo(play.place.owner.userId)).toHaveLength(before);
  });
});

describe('asking a bureau', () => {
  const ask = (applicationId: string, caller = play.place.owner) =>
    outcomeOf(
      act(
        database.sql,
        caller,
        (sql) => sql`select public.start_bureau_check(gen_random_uuid(), a.id)
          from public.application_applicants a where a.application_id = ${applicationId} and a.is_primary`,
      ),
    );

  it('3. is for applications that were received and not decided, and goes with them', async () => {
    const { sql } = database;
    const id = await play.create();
    expect(await ask(id)).toBe('application_moved');
    await play.move('submit_application', id);
    expect(await ask(id)).toBe('done');
    const checks = () =>
      sql`select id, status, outcome from public.bureau_checks where application_id = ${id}`;
    const [check] = await checks();
    await act(
      sql,
      'service',
      (service) => service`select public.finish_bureau_check(${check?.id}, 'findings', 'B-1', 'Mora')`,
    );
    // What was answered stays as it was.
    await act(sql, 'service', (service) => service`select public.finish_bureau_check(${check?.id}, null)`);
    expect([...(await checks())]).toMatchObject([{ status: 'answered', outcome: 'findings' }]);
    await sql`delete from public.applications where id = ${id}`;
    expect([...(await checks())]).toEqual([]);
  });
});
