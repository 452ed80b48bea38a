import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { meterKinds, unitAmenities } from '#src/domain/portfolio/unit-facts.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let caretaker: Caller;
let viewer: Caller;
let stranger: Caller;
let today: string;

async function member(role: 'maintenance' | 'viewer'): Promise<Caller> {
  const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'manager');
  await database.sql`insert into public.memberships (organization_id, user_id, role)
    values (${place.landlord.organizationId}, ${userId}, ${role})`;
  return { userId };
}

beforeAll(async () => {
  place = await createRentable(database.sql, 'Ceiba');
  [caretaker, viewer] = [await member('maintenance'), await member('viewer')];
  stranger = (await createLandlord(database.sql, 'Lejos')).owner;
  today = await todayOf(database.sql, place.landlord);
});

const change = (set: Record<string, unknown>, caller: Caller = place.owner) =>
  act(
    database.sql,
    caller,
    (sql) => sql`update public.units set ${sql(set)} where id = ${place.unitId} returning id`,
  );

describe('what a unit comes with', () => {
  it('is every name of the list, and no other', async () => {
    expect(await outcomeOf(change({ amenities: [...unitAmenities] }))).toBe('done');
    for (const amenities of [['helipad'], [...unitAmenities, 'pool'], ['']])
      expect(await outcomeOf(change({ amenities }))).toBe('23514');
  });

  it('is changed by who may change the portfolio', async () => {
    for (const caller of [caretaker, viewer, stranger])
      expect(await change({ amenities: [] }, caller)).toHaveLength(0);
  });
});

describe('meters', () => {
  const add = (kind: string, number: string, caller: Caller = place.owner, unitId = place.unitId) =>
    act(
      database.sql,
      caller,
      (sql) => sql`insert into public.unit_meters (organization_id, unit_id, kind, number)
        values (${place.landlord.organizationId}, ${unitId}, ${kind}, ${number})`,
    );

  it('are of every known kind, with a number, once', async () => {
    for (const kind of meterKinds) expect(await outcomeOf(add(kind, '1234567'))).toBe('done');
    expect(await outcomeOf(add('water', '1234567'))).toBe('23505');
    expect(await outcomeOf(add('steam', '1'))).toBe('23514');
    expect(await outcomeOf(add('gas', ' '))).toBe('23514');
  });

  it('cannot be put on a unit of another organization', async () => {
    const other = await createRentable(database.sql, 'Vecina');
    expect(await outcomeOf(add('gas', '9', place.owner, other.unitId))).toBe('23503');
  });
});

describe('whether a unit is let', () => {
  const seenBy = async (caller: Caller) => {
    const rows = await act(
      database.sql,
      caller,
      (sql) =>
        sql`select is_leased, lease_id is not null as sees_lease from public.units_list where id = ${place.unitId}`,
    );
    return rows[0] && { ...rows[0] };
  };

  it('is known to every member, whoever sees the lease', async () => {
    for (const caller of [place.owner, viewer, caretaker])
      expect(await seenBy(caller)).toEqual({ is_leased: false, sees_lease: false });
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: addMonths(startOfMonth(today), -2),
      endsOn: '2040-12-31',
      billFrom: startOfMonth(today),
    });
    await database.sql`insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
      values (${place.landlord.organizationId}, ${leaseId}, 'DOP', ${startOfMonth(today)}, 1200000),
        (${place.landlord.organizationId}, ${leaseId}, 'DOP', '2035-01-01', 1500000)`;
    expect(await seenBy(place.owner)).toEqual({ is_leased: true, sees_lease: true });
    expect(await seenBy(caretaker)).toEqual({ is_leased: true, sees_lease: false });
    expect(await seenBy(stranger)).toBeUndefined();
  });
});

describe('the timeline of a unit', () => {
  const eventsSeenBy = async (caller: Caller, before?: { on: string; key: string }, limit = 50) =>
    act(
      database.sql,
      caller,
      (sql) => sql`select happened_on::text as on, key, kind, tenant_name, amount_minor, before_minor
        from public.unit_timeline(${place.unitId}, ${before?.on ?? null}, ${before?.key ?? null}, ${limit})`,
    );
  const kinds = (rows: Iterable<Record<string, unknown>>) => [...rows].map((row) => row.kind);

  beforeAll(async () => {
    await change({ market_rent_minor: 1_000_000, market_rent_currency: 'DOP' });
    await change({ market_rent_minor: 1_100_000 });
    // What is no event of its own.
    await change({ bedrooms: 3 });
    // The audit log keeps the instant of a change; a unit that is put away and brought back.
    const leases = await database.sql`select id from public.leases where unit_id = ${place.unitId}`;
    await verbs.terminateLease(database.sql, place.owner, {
      leaseId: leases[0]?.id,
      endedOn: addDays(today, -1),
    });
    await change({ archived_at: new Date().toISOString() });
    await change({ archived_at: null });
  });

  it('tells everything up to today, newest first', async () => {
    const rows = await eventsSeenBy(place.owner);
    expect(kinds(rows).sort()).toEqual([
      'added',
      'archived',
      'lease_begun',
      'lease_ended',
      'market_rent_changed',
      'market_rent_changed',
      'rent_changed',
      'restored',
    ]);
    const days = rows.map((row) => row.on as string);
    expect(days).toEqual([...days].sort().reverse());
    expect(rows.find((row) => row.kind === 'rent_changed')).toMatchObject({
      tenant_name: 'Ana Pérez',
      before_minor: '1000000',
      amount_minor: '1200000',
    });
    expect(rows.filter((row) => row.kind === 'market_rent_changed').map((row) => row.before_minor)).toEqual([
      '1000000',
      null,
    ]);
  });

  it('comes in pages that leave nothing out and repeat nothing', async () => {
    const all = await eventsSeenBy(place.owner);
    const seen: string[] = [];
    let before: { on: string; key: string } | undefined;
    for (let page = 0; page < 10; page += 1) {
      const rows = await eventsSeenBy(place.owner, before, 3);
      const last = rows.at(-1);
      if (!last) break;
      seen.push(...rows.map((row) => row.key as string));
      before = { on: last.on as string, key: last.key as string };
    }
    expect(seen).toEqual(all.map((row) => row.key));
  });

  it('tells a viewer of leases but not what only auditors read, and who sees no lease of neither', async () => {
    expect(new Set(kinds(await eventsSeenBy(viewer)))).toEqual(
      new Set(['added', 'lease_begun', 'lease_ended', 'rent_changed']),
    );
    expect(kinds(await eventsSeenBy(caretaker))).toEqual(['added']);
    expect(await eventsSeenBy(stranger)).toHaveLength(0);
  });
});
