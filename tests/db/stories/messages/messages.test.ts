import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { markRead, sendMessage, startConversations } from '#tests/support/messages.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteMember, inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller & { userId: string };
let colleague: { userId: string };
let tenant: { userId: string };
let coTenant: { userId: string };
let neighbour: { userId: string };
let leaseId: string;
let neighbourLeaseId: string;

async function settle(unitId: string, people: string[]) {
  const { sql } = database;
  const today = await todayOf(sql, place.landlord);
  const id = await verbs.createLease(sql, owner, {
    unitId,
    personIds: people,
    startsOn: today,
    endsOn: '2039-12-31',
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  const seats = await sql`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id
    where lt.lease_id = ${id} order by array_position(${people}::uuid[], p.id)`;
  const users: { userId: string }[] = [];
  for (const seat of seats) {
    const userId = await createUser(sql, seat.email, 'tenant');
    await verbs.acceptInvitation(sql, { userId }, { token: (await inviteTenant(sql, owner, seat.id)).token });
    users.push({ userId });
  }
  return { id, users };
}

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Recados');
  owner = place.owner as typeof owner;
  const person = (name: string) => addPerson(sql, place.landlord, name, `${randomUUID()}@example.test`);
  const home = await settle(place.unitId, [place.personId, await person('Luis Peña')]);
  const next = await settle(await addUnit(sql, place.landlord, place.propertyId, 'Vecina'), [
    await person('Eva Sosa'),
  ]);
  leaseId = home.id;
  neighbourLeaseId = next.id;
  [tenant, coTenant] = home.users as [{ userId: string }, { userId: string }];
  [neighbour] = next.users as [{ userId: string }];
  const email = `colega-${randomUUID()}@example.test`;
  colleague = { userId: await createUser(sql, email, 'manager') };
  const { organizationId } = place.landlord;
  const invitation = await inviteMember(sql, owner, { organizationId, email, role: 'manager' });
  await verbs.acceptInvitation(sql, colleague, { token: invitation.token });
});

const start = async (caller: Caller, more: { leaseIds?: string[]; requestId?: string; body?: string } = {}) =>
  (await startConversations(database.sql, caller, { leaseIds: [leaseId], ...more }))[0] ?? '';
const send = (caller: Caller, id: string, body = 'Hola', clientId?: string) =>
  sendMessage(database.sql, caller, id, body, clientId ? { clientId } : {});
async function unreadOf({ userId }: { userId: string }, id: string): Promise<number> {
  const [row] = await database.sql`
    select unread_count from public.conversation_marks where user_id = ${userId} and conversation_id = ${id}`;
  return row?.unread_count ?? 0;
}
async function mailsAbout(id: string) {
  return database.sql`
    select m.to_address, m.parameters, m.next_attempt_at > now() + interval '9 minutes' as waits
    from private.outgoing_messages m where m.dedupe_key like ${`message/${id}/%`} order by m.to_address`;
}
const rowsFor = (caller: Caller, id: string) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select body, author_name, is_from_tenant from public.messages_list
    where conversation_id = ${id} order by id`,
  );

describe('a conversation', () => {
  it('1. is begun once however often it is asked for, and holds its first message', async () => {
    const requestId = randomUUID();
    const id = await start(owner, { requestId });
    expect(await start(owner, { requestId })).toBe(id);
    expect(await rowsFor(owner, id)).toHaveLength(1);
    expect(await outcomeOf(start(owner, { requestId, body: 'Otra cosa' }))).toBe('request_id_reused');
  });

  it('2. is one for each lease when several are written to, and no lease of others is', async () => {
    const ids = await startConversations(database.sql, owner, {
      leaseIds: [leaseId, neighbourLeaseId, leaseId],
    });
    expect(ids).toHaveLength(2);
    expect(await outcomeOf(start(tenant, { leaseIds: [neighbourLeaseId] }))).toBe('not_found');
    expect(await outcomeOf(start(tenant, { leaseIds: [leaseId, neighbourLeaseId] }))).toBe('not_found');
    expect(await outcomeOf(start(owner, { leaseIds: [] }))).toBe('recipients_missing');
    const many = Array.from({ length: 501 }, () => randomUUID());
    expect(await outcomeOf(start(owner, { leaseIds: many }))).toBe('too_many_recipients');
  });

  it('3. takes a message once, however often and by however many it is sent at the same time', async () => {
    const id = await start(owner);
    const clientId = randomUUID();
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(tenant, id, 'Ya pagué', clientId)));
    expect(new Set(sent).size).toBe(1);
    expect(await rowsFor(owner, id)).toHaveLength(2);
    expect(await outcomeOf(send(tenant, await start(owner), 'Ya pagué', clientId))).toBe('request_id_reused');
  });

  it('4. takes neither nothing nor more than 4,000 letters, but a file alone', async () => {
    const id = await start(owner);
    expect(await outcomeOf(send(owner, id, '  '))).toBe('message_too_long');
    expect(await outcomeOf(send(owner, id, 'x'.repeat(4001)))).toBe('message_too_long');
    expect(await outcomeOf(send(owner, id, 'x'.repeat(4000)))).toBe('done');
    const file = { id: randomUUID(), name: 'Recibo.pdf', file_type: 'pdf' };
    await sendMessage(database.sql, tenant, id, '', { attachments: [file] });
    const [row] = await database.sql`select path from public.message_attachments where id = ${file.id}`;
    expect(row?.path).toBe(`${place.landlord.organizationId}/${id}/${file.id}.pdf`);
    const script = { id: randomUUID(), name: 'x.html', file_type: 'html' };
    expect(await outcomeOf(sendMessage(database.sql, tenant, id, '', { attachments: [script] }))).toBe(
      'value_out_of_range',
    );
  });

  it('5. is read by co-tenants with the names of each other and without those of the office', async () => {
    const id = await start(owner);
    await send(tenant, id, 'Recibido');
    const rows = await rowsFor(coTenant, id);
    expect(rows.map(({ body }) => body)).toEqual(['Vamos el lunes.', 'Recibido']);
    expect(rows[0]?.author_name).toBeNull();
    expect(rows[1]?.author_name).toMatch(/\w/);
    expect((await rowsFor(colleague, id))[0]?.author_name).toMatch(/\w/);
  });

  it('6. is nobody else’s: neither read nor written nor marked by a neighbour', async () => {
    const id = await start(owner);
    expect(await rowsFor(neighbour, id)).toHaveLength(0);
    expect(await outcomeOf(send(neighbour, id))).toBe('not_found');
    expect(await outcomeOf(markRead(database.sql, neighbour, id, '1'))).toBe('not_found');
  });

  it('7. changes nothing that was written', async () => {
    const id = await start(owner);
    const change = database.sql`update public.messages set body = 'Otra' where conversation_id = ${id}`;
    expect(await outcomeOf(change)).toMatch(/append|change|P0001|denied|read/i);
    const asOwner = act(database.sql, owner, (sql) => sql`update public.messages set body = 'Otra'`);
    expect(await outcomeOf(asOwner)).toBe(DENIED);
  });
});

describe('what is unread', () => {
  it('8. counts for everybody on the other side and for co-tenants, until it is read', async () => {
    const id = await start(tenant);
    const last = await send(tenant, id, 'Y otra cosa');
    expect(await Promise.all([owner, colleague, coTenant, tenant].map((who) => unreadOf(who, id)))).toEqual([
      2, 2, 2, 0,
    ]);
    await markRead(database.sql, owner, id, last);
    expect(await Promise.all([owner, colleague, coTenant].map((who) => unreadOf(who, id)))).toEqual([
      0, 2, 2,
    ]);
    const [row] =
      await database.sql`select office_read_id, tenant_read_id from public.conversations where id = ${id}`;
    expect(row).toEqual({ office_read_id: last, tenant_read_id: last });
  });

  it('9. is cleared for the whole office by an answer, and stays where something newer has come', async () => {
    const id = await start(tenant);
    await send(owner, id, 'Vamos');
    expect(await unreadOf(colleague, id)).toBe(0);
    expect(await unreadOf(tenant, id)).toBe(1);
    const [first] =
      await database.sql`select min(id) as id from public.messages where conversation_id = ${id}`;
    await markRead(database.sql, tenant, id, first?.id);
    expect(await unreadOf(tenant, id)).toBe(1);
  });

  it('10. is mailed ten minutes later, once for however much has come, and not at all when it was read', async () => {
    const id = await start(tenant, { body: 'No hay agua' });
    await send(tenant, id, '¿Alguien?');
    const mails = await mailsAbout(id);
    expect(mails).toHaveLength(3);
    expect(mails.every(({ waits }) => waits)).toBe(true);
    expect(mails.map(({ parameters }) => parameters.to).sort()).toEqual(['office', 'office', 'tenant']);
    expect(mails[0]?.parameters).toMatchObject({ text: 'No hay agua', conversation_id: id });
    await send(owner, id, 'Vamos para allá');
    const left = await mailsAbout(id);
    expect(left.every(({ parameters }) => parameters.to === 'tenant')).toBe(true);
  });

  it('11. is not mailed to whoever switched it off', async () => {
    await act(
      database.sql,
      coTenant,
      (sql) => sql`select public.set_notification('message_received', 'email', 'off')`,
    );
    const id = await start(owner);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('12. stands at the navigation, for each their own', async () => {
    const id = await start(tenant);
    const counts = (caller: Caller) =>
      act(database.sql, caller, async (sql) => {
        const [row] = await sql`select public.waiting_counts(${place.landlord.organizationId}) as counts`;
        return row?.counts.unread_conversations as number;
      });
    const before = await counts(colleague);
    await markRead(database.sql, colleague, id, '999999999');
    expect(await counts(colleague)).toBe(before - 1);
    expect(await counts(neighbour)).toBe(0);
  });
});

describe('the office', () => {
  it('13. puts conversations away, and a tenant’s next message takes them out again', async () => {
    const id = await start(tenant);
    const archive = (caller: Caller, isArchived: boolean) =>
      act(database.sql, caller, async (sql) => {
        const [row] =
          await sql`select public.archive_conversations(array[${id}]::uuid[], ${isArchived}) as n`;
        return row?.n as number;
      });
    expect(await archive(owner, true)).toBe(1);
    expect(await archive(owner, true)).toBe(0);
    expect(await outcomeOf(archive(tenant, true))).toBe('not_found');
    await send(tenant, id, 'Sigue igual');
    const [row] =
      await database.sql`select archived_at, last_text from public.conversations where id = ${id}`;
    expect(row).toEqual({ archived_at: null, last_text: 'Sigue igual' });
  });

  it('14. finds a conversation by a word of it, and a stranger finds nothing', async () => {
    const id = await start(tenant, { body: 'Gotea la llave del fregadero' });
    const find = (caller: Caller, text: string) =>
      act(database.sql, caller, async (sql) => {
        const rows =
          await sql`select id from public.search_conversations(${place.landlord.organizationId}, ${text})`;
        return rows.map((row) => row.id as string);
      });
    expect(await find(owner, 'FREGADERO')).toEqual([id]);
    expect(await find(owner, 'Luis Pe')).toContain(id);
    expect(await find(neighbour, 'fregadero')).toEqual([]);
  });
});

it('15. a former tenant reads what was written and writes no more', async () => {
  const id = await start(neighbour, { leaseIds: [neighbourLeaseId] });
  const today = await todayOf(database.sql, place.landlord);
  await verbs.terminateLease(database.sql, owner, { leaseId: neighbourLeaseId, endedOn: today });
  expect(await rowsFor(neighbour, id)).toHaveLength(1);
  expect(await outcomeOf(send(neighbour, id))).toBe('not_found');
  expect(await outcomeOf(start(neighbour, { leaseIds: [neighbourLeaseId] }))).toBe('not_found');
  // The office may still have something to say, about the deposit for one.
  expect(await outcomeOf(send(owner, id, 'Su depósito'))).toBe('done');
});
