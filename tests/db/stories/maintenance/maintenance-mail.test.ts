import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { moveMaintenance, reportMaintenance } from '#tests/support/repairs.ts';
import { inviteMember, inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let plumber: { userId: string };
let tenant: Caller;
let leaseId: string;
let today: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Plomería');
  owner = place.owner;
  today = await todayOf(sql, place.landlord);
  leaseId = await verbs.createLease(sql, owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: today,
    endsOn: '2039-12-31',
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  const [row] = await sql`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId}`;
  tenant = { userId: await createUser(sql, row?.email, 'tenant') };
  await verbs.acceptInvitation(sql, tenant, { token: (await inviteTenant(sql, owner, row?.id)).token });
  const email = `plomero-${randomUUID()}@example.test`;
  plumber = { userId: await createUser(sql, email, 'manager') };
  const { organizationId } = place.landlord;
  const invitation = await inviteMember(sql, owner, { organizationId, email, role: 'maintenance' });
  await verbs.acceptInvitation(sql, plumber, { token: invitation.token });
});

const mailsOf = (id: string) =>
  database.sql`select template, to_address, parameters from private.outgoing_messages where dedupe_key like ${`maintenance-%/${id}/%`}`;
const templates = async (id: string) => (await mailsOf(id)).map(({ template }) => template).sort();
const open = (caller: Caller, priority: string) =>
  act(database.sql, caller, async (sql) => {
    const [row] = await sql`
      select public.open_maintenance(${randomUUID()}, ${place.propertyId}, null, 'structure', ${priority}, 'Grieta') as id`;
    return row?.id as string;
  });

describe('mail about repairs', () => {
  it('1. tells everybody who sees to repairs of what a tenant reports', async () => {
    const id = await reportMaintenance(database.sql, tenant, { leaseId });
    expect(await templates(id)).toEqual(['maintenance_reported', 'maintenance_reported']);
    expect((await mailsOf(id))[0]?.parameters).toMatchObject({ unit: '1-A', is_reopened: false });
  });

  it('2. tells the others of what the office opens only when it is urgent', async () => {
    expect(await templates(await open(owner, 'medium'))).toEqual([]);
    const urgent = await open(owner, 'urgent');
    expect(await templates(urgent)).toEqual(['maintenance_reported']);
  });

  it('3. tells the tenant of each status, and the office of what was not repaired after all', async () => {
    const id = await reportMaintenance(database.sql, tenant, { leaseId });
    await moveMaintenance(database.sql, plumber, id, 'in_progress');
    await moveMaintenance(database.sql, plumber, id, 'completed');
    const updates = (await mailsOf(id)).filter(({ template }) => template === 'maintenance_updated');
    expect(updates.map(({ parameters }) => parameters.status)).toEqual(['in_progress', 'completed']);
    await moveMaintenance(database.sql, tenant, id, 'in_progress', 'Sigue goteando');
    const reopened = (await mailsOf(id)).filter(({ parameters }) => parameters.is_reopened);
    expect(reopened).toHaveLength(2);
    expect((await templates(id)).filter((one) => one === 'maintenance_updated')).toHaveLength(2);
  });

  it('4. is not sent to whoever switched it off', async () => {
    await act(
      database.sql,
      plumber,
      (sql) => sql`select public.set_notification('maintenance_reported', 'email', 'off')`,
    );
    expect(await templates(await reportMaintenance(database.sql, tenant, { leaseId }))).toEqual([
      'maintenance_reported',
    ]);
  });
});

it('5. what is urgent stands on the home of who reads maintenance, until it is done', async () => {
  const id = await open(plumber, 'urgent');
  const home = async (caller: Caller) =>
    act(database.sql, caller, async (sql) => {
      const [row] = await sql`
        select public.home_overview(${place.landlord.organizationId}, ${today}, '2026-01-01', '2041-01-01', 50) as home`;
      return row?.home.urgent.map((request: { id: string }) => request.id) as string[];
    });
  expect(await home(owner)).toContain(id);
  expect(await home(plumber)).toContain(id);
  await moveMaintenance(database.sql, plumber, id, 'cancelled', 'Era una sombra');
  expect(await home(owner)).not.toContain(id);
});

describe('service levels', () => {
  const set = (caller: Caller, level: Record<string, unknown>) =>
    outcomeOf(
      act(
        database.sql,
        caller,
        (sql) =>
          sql`select public.set_service_levels(${place.landlord.organizationId}, ${sql.json([level] as never)})`,
      ),
    );
  const dueIn = async (id: string) => {
    const [row] = await database.sql`
      select extract(epoch from respond_by - created_at) / 3600 as response,
        extract(epoch from resolve_by - created_at) / 3600 as resolution
      from public.maintenance_requests where id = ${id}`;
    return [Number(row?.response), Number(row?.resolution)];
  };

  it('6. of the organization set until when new requests are due, and those whose urgency changes', async () => {
    const before = await open(owner, 'high');
    expect(await set(owner, { priority: 'high', response_hours: 2, resolution_hours: 30 })).toBe('done');
    expect(await dueIn(await open(owner, 'high'))).toEqual([2, 30]);
    expect(await dueIn(before)).toEqual([4, 24]);
    const low = await open(owner, 'low');
    await act(
      database.sql,
      owner,
      (sql) => sql`select public.plan_maintenance(${randomUUID()}, ${low}, 'high', null, null, null)`,
    );
    expect(await dueIn(low)).toEqual([2, 30]);
  });

  it('7. are whole hours in order, set by an owner', async () => {
    expect(await set(owner, { priority: 'high', response_hours: 5, resolution_hours: 5 })).toBe(
      'service_level_order',
    );
    expect(await set(owner, { priority: 'high', response_hours: null, resolution_hours: 5 })).toBe(
      'service_level_order',
    );
    expect(await set(plumber, { priority: 'high', response_hours: 1, resolution_hours: 5 })).toBe(
      'not_found',
    );
  });
});
