import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { DATED, OF_THE_PLACE, OWN, PARTS } from './left-tenants.ts';
import { tables } from './matrix.ts';
import { views } from './view-matrix.ts';

const database = useCastDatabase();
let cast: Cast;

const leaver = () => ({ userId: cast.users.coTenant });
/** The last day of one of two tenants, as the database has it; both kinds of trigger are off. */
async function leaveOn(day: string | null): Promise<void> {
  await database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.lease_tenants set left_on = ${day} where lease_id = ${cast.shared.id} and user_id = ${cast.users.coTenant}`;
  });
}
/** Of a table, the rows of the lease: all of them have that day. One of another lease is taken where it has none. */
async function date(table: string, column: string, day: string): Promise<string[]> {
  const { sql } = database;
  return sql.begin(async (all) => {
    await all`set local session_replication_role = replica`;
    const own = `lease_id = '${cast.shared.id}'`;
    const internal = table === 'maintenance_events' ? ' and not is_internal' : '';
    if ((await all.unsafe(`select 1 from public.${table} where ${own}`)).length === 0) {
      await all.unsafe(
        `update public.${table} set lease_id = '${cast.shared.id}' where id in (select id from public.${table} limit 1)`,
      );
    }
    const days = table === 'payments' ? [column, 'created_at'] : [column];
    const set = days.map((name) => `${name} = '${day}T12:00:00Z'`).join();
    await all.unsafe(`update public.${table} set ${set} where ${own}`);
    const rows = await all.unsafe(`select id::text from public.${table} where ${own}${internal}`);
    return rows.map((row) => row.id as string).sort();
  });
}
const seen = (table: string, where = 'true', key = 'id::text') =>
  act(database.sql, leaver(), async (sql) => {
    const rows = await sql.unsafe(`select ${key} as id from public.${table} where ${where}`);
    return rows.map((row) => row.id as string).sort();
  });

beforeAll(() => {
  cast = database.cast;
});
beforeEach(() => leaveOn(addDays(cast.today, -1)));

describe('who left yesterday, of what is of a day', () => {
  it.each(DATED)(
    'reads of %s what is of their last day, and nothing of the day after',
    async (table, day) => {
      const rows = await date(table, day, addDays(cast.today, -1));
      expect(rows.length).toBeGreaterThan(0);
      expect(await seen(table)).toEqual(rows);
      await date(table, day, cast.today);
      expect(await seen(table)).toEqual([]);
      await leaveOn(cast.today);
      expect((await seen(table)).length).toBeGreaterThanOrEqual(rows.length);
    },
  );

  it.each(PARTS)('reads of %s what belongs to %s that they read', async (table, of, by) => {
    const day = DATED.find(([name]) => name === of)?.[1];
    if (day) await date(of, day, addDays(cast.today, -1));
    // Deductions, of which there is evidence, are read with their settlement.
    else await date('deposit_settlements', 'settled_on', addDays(cast.today, -1));
    await database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql.unsafe(
        `update public.${table} set lease_id = '${cast.shared.id}' where ${by} in (select id from public.${of} where lease_id = '${cast.shared.id}')`,
      );
    });
    await date('charges', 'due_on', addDays(cast.today, -1));
    const read = await seen(table, 'true', `${by}::text`);
    const parents = new Set(await seen(of));
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((id) => !parents.has(id))).toEqual([]);
    if (day) await date(of, day, cast.today);
    if (day) expect(await seen(table, 'true', `${by}::text`)).toEqual([]);
  });

  it('reads no part of a payment that went to what came later', async () => {
    await date('payments', 'paid_on', addDays(cast.today, -1));
    await date('charges', 'due_on', cast.today);
    expect(await seen('payment_allocations', 'true', 'payment_id::text')).toEqual([]);
  });

  it('reads a payment of before that another reports later, if at all, when it was their own report', async () => {
    await date('payments', 'paid_on', addDays(cast.today, -1));
    const report = (userId: string) =>
      database.sql.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql`update public.payments set reported_by = ${userId}, created_at = now() where lease_id = ${cast.shared.id}`;
      });
    await report(cast.users.tenant);
    expect(await seen('payments')).toEqual([]);
    await report(cast.users.coTenant);
    expect(await seen('payments')).not.toEqual([]);
  });

  it('reads what was written in a conversation until then, and the conversation as it was', async () => {
    const conversationId = cast.conversations.shared;
    const move = (day: string) =>
      database.sql.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        for (const table of ['messages', 'message_attachments']) {
          await sql.unsafe(
            `update public.${table} set created_at = '${day}T12:00:00Z' where conversation_id = '${conversationId}'`,
          );
        }
      });
    const latest = () =>
      act(
        database.sql,
        leaver(),
        async (sql) =>
          (await sql`select public.my_latest_conversations() as found`)[0]?.found as {
            last_text: string;
            messages: unknown[];
            lease_status: string;
          }[],
      );
    await move(addDays(cast.today, -1));
    const all = await seen('messages');
    expect(all.length).toBeGreaterThan(0);
    const [found] = await latest();
    expect(found?.messages).toHaveLength(all.length);
    expect(found?.lease_status).toBe('ended');
    // The row itself has what was written since; it is read through the function alone.
    expect(await seen('conversations')).toEqual([]);
    await database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update public.messages set created_at = now() where id = (select max(id) from public.messages where conversation_id = ${conversationId})`;
    });
    expect(await seen('messages')).toHaveLength(all.length - 1);
    await move(cast.today);
    expect(await seen('messages')).toEqual([]);
    expect(await seen('message_attachments')).toEqual([]);
    expect(await latest()).toEqual([]);
  });

  it('reads shared documents of the lease of before, and none of the place', async () => {
    const move = (day: string) =>
      database.sql`update public.documents set created_at = ${`${day}T12:00:00Z`} where is_shared`;
    const ofLease = `lease_id = '${cast.shared.id}'`;
    await move(addDays(cast.today, -1));
    expect((await seen('documents', ofLease)).length).toBeGreaterThan(0);
    expect(await seen('documents', 'lease_id is null and person_id is null')).toEqual([]);
    await move(cast.today);
    expect(await seen('documents', ofLease)).toEqual([]);
  });
});

describe('who left before anything was written', () => {
  const readable = Object.entries({ ...tables, ...views }).filter(
    ([name, rule]) => rule.ofTenant && !OWN.includes(name) && !OF_THE_PLACE.includes(name),
  );

  it.each(readable.map(([name, rule]) => [name, rule.key ?? 'id'] as const))(
    'reads nothing of %s',
    async (name, key) => {
      await leaveOn('2000-01-01');
      expect(await seen(name, 'true', `(${key})::text`)).toEqual([]);
    },
  );

  it('has their own row of the lease, and nobody else’s', async () => {
    await leaveOn('2000-01-01');
    const rows = await database.sql`
      select id from public.lease_tenants where lease_id = ${cast.shared.id} and user_id = ${cast.users.coTenant}`;
    expect(await seen('lease_tenants')).toEqual(rows.map((row) => row.id));
  });

  it.each(['autopays', 'plan_requests'])('reads of %s their own alone', async (table) => {
    expect(await seen(table)).toEqual([]);
    const give = (userId: string) =>
      database.sql.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql.unsafe(
          `update public.${table} set user_id = '${userId}' where lease_id = '${cast.shared.id}'`,
        );
      });
    await give(cast.users.coTenant);
    expect((await seen(table)).length).toBeGreaterThan(0);
    await give(cast.users.tenant);
  });
});

// Whatever else is done with, sent to or counted of tenants asks public.lease_parties. These ask public.lease_tenants.
const ASK_FOR_ALL: Readonly<Record<string, string>> = {
  accept_invitation: 'writes the account',
  call_off_document_request: 'takes mail back, of those who left too',
  change_lease_tenants: 'changes them',
  close_my_account: 'writes the account',
  create_lease: 'writes them',
  export_leases: 'exports the history of who left, until their day',
  find_conversations: 'finds what former tenants wrote',
  find_documents: 'finds papers of former tenants',
  find_tenant_rows: 'lists former tenants as such',
  find_tenants: 'finds former tenants',
  first_steps: 'tells whether anybody was invited yet, who left too',
  hand_on_primary: 'changes them',
  invited_place: 'knows whose invitation it is',
  keep_tenant: 'changes them',
  keep_tenant_count: 'counts those who have not left',
  last_day_of: 'asks when somebody left',
  lease_party_ids: 'asks for the parties of a day',
  lease_party_names: 'asks for the parties of a day',
  leave_notices: 'asks when somebody left',
  leave_notices_with_lease: 'takes notices back, of those who left too',
  link_signer: 'writes the account',
  log_look: 'names the organizations of an account, of those that they left too',
  mark_tenants_who_left: 'marks them',
  measure_dimension: 'names who rented on the day of a row',
  measure_names: 'names the leases of every day',
  measure_source_of_places: 'counts who rented on any day',
  may_still_receive: 'asks who left',
  message_author_name: 'names who wrote, who left too',
  my_areas: 'leads to the history of who left',
  my_landlord_ids: 'knows the landlords of before',
  my_past_lease_ids: 'asks for leases that somebody left',
  my_waiting_counts: 'leads to the history of who left',
  post_message: 'knows the marks of tenants from those of the office',
  refuse_closed_contract: 'asks who left',
  set_tenant_departure: 'changes them',
  set_tenants: 'changes them',
  notify_office_of_left_autopay: 'names who left',
  use_program_token: 'takes the time zone of a landlord of theirs',
  write_draft_parties: 'writes them',
  write_imported_leases: 'writes them',
};

it('nothing asks for those who left besides what must', async () => {
  const rows = await database.sql`
    select distinct p.proname as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc like '%public.lease_tenants%'`;
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(ASK_FOR_ALL).sort());
  const shown = await database.sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      and pg_get_viewdef(oid) like '%lease_tenants%'`;
  // Who handed in a file is named; the parties themselves.
  expect(shown.map((row) => row.name).sort()).toEqual(['document_requests_list', 'lease_parties']);
});
