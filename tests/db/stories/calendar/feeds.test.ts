import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { type FeedEntry, readFeed } from '#tests/support/calendar.ts';
import { createFeed } from '#tests/support/calendar-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteMember, inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller & { userId: string };
let organizationId: string;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Suscripciones');
  owner = place.owner;
  organizationId = place.landlord.organizationId;
  today = await todayOf(database.sql, place.landlord);
  await verbs.saveCalendarItem(database.sql, owner, {
    organizationId,
    item: { kind: 'task', title: 'Pintar', starts_on: today },
  });
});

const read = async (hash: string, etag: string | null = null) => readFeed(database.sql, hash, etag);
const entriesOf = async (hash: string) => (await read(hash)).entries ?? [];
const byKey = (entries: readonly FeedEntry[]) => new Map(entries.map((entry) => [entry.key, entry]));

async function rentTo(label: string, endsIn: number): Promise<string> {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, label);
  return verbs.createLease(database.sql, owner, {
    ...{ unitId, personIds: [place.personId], startsOn: today, endsOn: addDays(today, endsIn) },
  });
}

describe('a feed', () => {
  it('answers its entries, and with the same etag that nothing is new', async () => {
    const { id, tokenHash } = await createFeed(database.sql, owner, organizationId);
    const first = await read(tokenHash);
    expect(first.entries?.map(({ facts }) => facts.title)).toContain('Pintar');
    expect(await read(tokenHash, first.etag)).toMatchObject({ etag: first.etag, entries: null });
    const [row] =
      await database.sql`select last_reader, last_read_at is not null as was_read from public.calendar_feeds where id = ${id}`;
    expect(row).toEqual({ last_reader: 'Google-Calendar-Importer', was_read: true });
  });

  it('shows its token once, however often the same request is sent within its minutes, and never later', async () => {
    const requestId = randomUUID();
    const create = () =>
      act(database.sql, owner, async (sql) => {
        const rows =
          await sql`select * from public.create_calendar_feed(${requestId}, ${organizationId}, 'Mi reloj')`;
        return rows[0];
      });
    const made = await create();
    expect(made?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await create()).toEqual(made);
    await database.sql`update public.calendar_feeds set created_at = now() - interval '1 hour' where id = ${made?.feed_id}`;
    expect(await create()).toBeUndefined();
    const kept =
      await database.sql`select result::text from private.requests where request_id = ${requestId}`;
    expect(JSON.stringify(kept)).not.toContain(made?.token);
  });

  it('names tenants only where its owner said so', async () => {
    await rentTo('Nombres', 90);
    const [without, named] = await Promise.all(
      [false, true].map(async (withNames) => {
        const { tokenHash } = await createFeed(database.sql, owner, organizationId, { withNames });
        return JSON.stringify(await entriesOf(tokenHash));
      }),
    );
    expect(without).not.toContain('Ana Pérez');
    expect(named).toContain('Ana Pérez');
  });

  it('is not found when it is revoked, unknown, or of somebody who has left', async () => {
    const { id, tokenHash } = await createFeed(database.sql, owner, organizationId);
    await verbs.revokeCalendarFeed(database.sql, owner, { feedId: id });
    expect(await outcomeOf(read(tokenHash))).toBe('not_found');
    expect(await outcomeOf(read('0'.repeat(64)))).toBe('not_found');
    expect(await outcomeOf(read('x'))).toBe('not_found');
    const email = `socia-${randomUUID()}@example.test`;
    const member = { userId: await createUser(database.sql, email, 'manager') };
    const { token } = await inviteMember(database.sql, owner, { organizationId, email, role: 'maintenance' });
    await verbs.acceptInvitation(database.sql, member, { token });
    const feed = await createFeed(database.sql, member, organizationId);
    const kinds = new Set((await entriesOf(feed.tokenHash)).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['holiday', 'item']);
    await verbs.removeMember(database.sql, owner, { organizationId, userId: member.userId });
    expect(await outcomeOf(read(feed.tokenHash))).toBe('not_found');
  });

  it('is read at most thirty times a minute', async () => {
    const { tokenHash } = await createFeed(database.sql, owner, organizationId, { kinds: ['item'] });
    const reads = (times: number) =>
      outcomeOf(
        // One transaction is one moment.
        act(database.sql, 'service', async (sql) => {
          for (let n = 0; n < times; n += 1) await sql`select public.read_calendar_feed(${tokenHash})`;
        }),
      );
    expect(await reads(31)).toBe('rate_limited');
    expect(await reads(30)).toBe('done');
  });

  it('of a tenant has their lease alone, until they leave it', async () => {
    const leaseId = await rentTo('Inquilina', 200);
    const [party] = await database.sql`
      select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId}`;
    const tenant = { userId: await createUser(database.sql, party?.email, 'tenant') };
    await verbs.acceptInvitation(database.sql, tenant, {
      token: (await inviteTenant(database.sql, owner, party?.id)).token,
    });
    const { tokenHash } = await createFeed(database.sql, tenant, organizationId, {
      leaseId,
      withNames: true,
    });
    const answer = await read(tokenHash);
    expect(answer.is_tenant).toBe(true);
    expect(answer.entries?.some(({ rule }) => rule === 'rent_due')).toBe(true);
    expect(answer.entries?.filter(({ lease_id: id }) => id !== null && id !== leaseId)).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain('Ana Pérez');
    const foreign = createFeed(database.sql, tenant, organizationId, { leaseId: randomUUID() });
    expect(await outcomeOf(foreign)).toBe('not_found');
    expect(await outcomeOf(createFeed(database.sql, tenant, organizationId))).toBe('not_found');
    await database.sql`update public.lease_tenants set user_id = null where lease_id = ${leaseId}`;
    expect(await outcomeOf(read(tokenHash))).toBe('not_found');
  });
});

describe('a lease that moves', () => {
  it('moves its own entries once under their keys, and changes no other', async () => {
    const { sql } = database;
    const plans = fc.sample(
      fc.record({ endsIn: fc.integer({ min: 150, max: 380 }), sooner: fc.integer({ min: 5, max: 80 }) }),
      6,
    );
    const leases: string[] = [];
    for (const [index, { endsIn }] of plans.entries()) leases.push(await rentTo(`Móvil ${index}`, endsIn));
    await runJobs(sql, `${today}T16:00:00Z`);
    const { tokenHash } = await createFeed(sql, owner, organizationId);
    for (const [index, { endsIn, sooner }] of plans.entries()) {
      const leaseId = leases[index] ?? '';
      const before = byKey(await entriesOf(tokenHash));
      const leavesOn = addDays(today, endsIn - sooner);
      await verbs.giveNotice(sql, owner, { leaseId, givenBy: 'tenant', givenOn: today, leavesOn });
      const moved = await read(tokenHash);
      const after = byKey(moved.entries ?? []);
      const end = `lease_end/${leaseId}`;
      expect(after.get(end)).toMatchObject({
        starts_on: leavesOn,
        sequence: (before.get(end)?.sequence ?? 0) + 1,
      });
      expect([...before.keys()].filter((key) => !after.has(key))).toEqual([]);
      for (const [key, entry] of after) {
        const old = before.get(key);
        const isSame = JSON.stringify(old) === JSON.stringify(entry);
        if (entry.lease_id !== leaseId) expect(isSame, key).toBe(true);
        if (!isSame) expect(entry.sequence, key).toBe((old?.sequence ?? -1) + 1);
        if (entry.lease_id === leaseId && (entry.starts_on ?? '') > leavesOn)
          expect(entry.is_cancelled, key).toBe(true);
      }
      expect(after.get(`lease_start/${leaseId}`)?.sequence).toBe(0);
      expect((await read(tokenHash, moved.etag)).entries).toBeNull();
      await verbs.withdrawNotice(sql, owner, { leaseId });
      const back = byKey(await entriesOf(tokenHash));
      expect(back.get(end)).toMatchObject({
        starts_on: before.get(end)?.starts_on,
        sequence: (before.get(end)?.sequence ?? 0) + 2,
      });
      expect(back.get(`notice_last_day/${leaseId}`)).toMatchObject({ is_cancelled: false, sequence: 2 });
    }
  });

  it('leaves what is cancelled for thirty days, and forgets what the window has left behind', async () => {
    const { sql } = database;
    const itemId = await verbs.saveCalendarItem(sql, owner, {
      organizationId,
      item: { kind: 'task', title: 'Se borra', starts_on: addDays(today, 3) },
    });
    const { id, tokenHash } = await createFeed(sql, owner, organizationId, { kinds: ['item'] });
    await read(tokenHash);
    await verbs.deleteCalendarItem(sql, owner, { itemId });
    const cancelled = async () => byKey(await entriesOf(tokenHash)).get(`item/${itemId}`);
    expect(await cancelled()).toMatchObject({ is_cancelled: true, sequence: 1 });
    await sql`update private.calendar_feed_entries set cancelled_at = now() - interval '31 days' where feed_id = ${id} and cancelled_at is not null`;
    expect(await cancelled()).toBeUndefined();
    await sql`update private.calendar_feed_entries set last_on = ${addDays(today, -91)}, key = key || '/old' where feed_id = ${id}`;
    expect((await entriesOf(tokenHash)).filter(({ key }) => key.endsWith('/old'))).toEqual([]);
  });
});
