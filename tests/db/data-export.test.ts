import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import type { Actor, Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { notExported } from './export-reasons.ts';

const database = useCastDatabase();

/** A column that says who a row is about or who made it, by what it points to or by how it is called. */
const PERSONAL = `
  select distinct n.nspname || '.' || c.relname as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attname <> 'organization_id'
    and (f.confrelid in ('auth.users'::regclass, 'public.people'::regclass, 'public.leases'::regclass,
        'public.lease_tenants'::regclass, 'public.profiles'::regclass)
      or (a.atttypid = 'uuid'::regtype and a.attname ~ '(^|_)(user|person|actor|author|reporter)_id$|_by$|^assigned_to$')
      or a.attname ~ '(^|_)(email|to_address|phone|identity_number|full_name|ip_address)$')`;

/** What the functions read that make the document, and those that they call. */
const SOURCES = `
  select string_agg(prosrc, ' ') as text from pg_proc
  where pronamespace = 'private'::regnamespace and proname like 'export\\_%'`;

describe('tables that name a person', () => {
  let personal: string[];
  let exported: Set<string>;
  beforeAll(async () => {
    const { sql } = database;
    personal = (await sql.unsafe<{ name: string }[]>(PERSONAL)).map((row) => row.name).sort();
    const [row] = await sql.unsafe<{ text: string }[]>(SOURCES);
    exported = new Set(row?.text.match(/\b(?:public|private)\.\w+/g));
  });

  it('are exported to that person, or listed with the reason why not', () => {
    expect(personal.length).toBeGreaterThan(80);
    expect(personal.filter((table) => !exported.has(table) && !notExported.has(table))).toEqual([]);
  });

  it('are listed only while they are there and not exported', () => {
    const stale = [...notExported.keys()].filter((table) => !personal.includes(table) || exported.has(table));
    expect(stale).toEqual([]);
  });

  it('are read only by functions that the document is made of', async () => {
    const [row] = await database.sql<{ calls: string }[]>`
      select string_agg(prosrc, ' ') as calls from pg_proc
      where pronamespace = 'private'::regnamespace and proname in ('export_my_data', 'export_leases')`;
    const made = await database.sql<{ proname: string }[]>`
      select proname from pg_proc where pronamespace = 'private'::regnamespace and proname like 'export\\_%'
        and proname <> 'export_my_data'`;
    const unused = made.filter(({ proname }) => !row?.calls.includes(`private.${proname}(`));
    expect(unused.map(({ proname }) => proname)).toEqual([]);
  });
});

describe('the document', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = database.cast;
    // The cast asks the assistant as its owners alone.
    await act(database.sql, cast.callers.tenant, async (sql) => {
      const [conversation] = await sql`
        insert into public.assistant_conversations (id, title) values (gen_random_uuid(), '¿Cuánto debo?') returning id`;
      await sql`insert into public.assistant_turns (conversation_id, question, answer)
        values (${conversation?.id}, '¿Cuánto debo?', ${sql.json({ parts: [] })})`;
    });
  });
  const documentOf = (actor: Exclude<Actor, 'anon'>) =>
    act(database.sql, cast.callers[actor], async (sql) => {
      const [row] = await sql<{ data: Exported }[]>`select public.export_my_data() as data`;
      if (!row) throw new Error('nothing exported');
      return row.data;
    });

  it('has what a tenant did and what was done for them, each in its place', async () => {
    const data = await documentOf('tenant');
    const [lease] = data.leases;
    for (const part of [
      ...['charges', 'payments', 'rents', 'card_payments', 'automatic_payments', 'plan_requests'],
      ...['maintenance_requests', 'parcels', 'condition_reports', 'shared_documents'],
    ]) {
      expect(lease?.[part], part).not.toEqual([]);
      expect(lease?.[part], part).toBeDefined();
    }
    expect(lease?.automatic_payments).toMatchObject([{ consent: expect.stringMatching(/\w{4}/) }]);
    expect(lease?.maintenance_requests).toMatchObject([{ reported_by_you: true }]);
    expect(data.community).toMatchObject({
      neighbours_see: 'first_name_and_unit',
      comments: [{ words: '¿A qué hora?' }],
      reservations: [{ area: 'Salón de fiestas', status: 'requested' }],
      reports: [{ reason: 'No dice la hora' }],
      house_rules_read: [{ version: 1 }],
    });
    expect(data.community.posts).toMatchObject([
      { words: 'Un insulto' },
      { kind: 'lost', photos: [/\.jpg$/] },
    ]);
    expect(data.messages.length).toBeGreaterThan(0);
    expect(data.notices.length).toBeGreaterThan(0);
    expect(data.assistant).toMatchObject([{ turns: [{ question: '¿Cuánto debo?' }] }]);
  });

  it('has nobody else’s words, and nothing that the office keeps for itself', async () => {
    const tenant = JSON.stringify(await documentOf('tenant'));
    for (const words of ['Así no.', 'Mañana se limpia la cisterna.']) expect(tenant).not.toContain(words);
    const { sql } = database;
    const others = await sql`
      select body from public.messages where author_id <> ${cast.users.tenant}
      union all select body from public.maintenance_events where body <> '' and (is_internal or actor_id <> ${cast.users.tenant})`;
    expect(others.length).toBeGreaterThan(2);
    const own = await sql`select body from public.messages where author_id = ${cast.users.tenant}`;
    const foreign = others.filter(({ body }) => !own.some((row) => row.body === body));
    expect(foreign.length).toBeGreaterThan(0);
    for (const { body } of foreign) expect(tenant).not.toContain(JSON.stringify(body));
    const stranger = JSON.stringify(await documentOf('otherOwner'));
    expect(stranger).not.toContain(cast.shared.id);
    expect(stranger).not.toContain('¿A qué hora?');
  });

  it('has what somebody left under their address once it is theirs', async () => {
    const { sql } = database;
    const userId = cast.users.otherTenant;
    await sql`insert into private.contact_messages (name, email, reader, language, message, fingerprint)
      select 'Vecino', private.normal_email(email), 'tenant', 'es', 'Tengo una pregunta', '\\x00' from auth.users where id = ${userId}`;
    const kept = async () => (await documentOf('otherTenant')).contact_messages;
    await sql`update auth.users set email_confirmed_at = null where id = ${userId}`;
    expect(await kept()).toEqual([]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${userId}`;
    expect(await kept()).toMatchObject([{ words: 'Tengo una pregunta' }]);
  });
});

interface Exported {
  leases: Record<string, unknown[]>[];
  community: Record<string, unknown>;
  messages: unknown[];
  notices: unknown[];
  assistant: unknown[];
  contact_messages: unknown[];
}
