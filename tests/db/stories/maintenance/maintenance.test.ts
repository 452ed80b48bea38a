import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveOfMaintenance, SERVICE_LEVELS } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenancePriority, MaintenanceStage } from '#src/domain/maintenance/maintenance-enums.ts';
import { maintenancePriorities, maintenanceStatuses } from '#src/domain/maintenance/maintenance-enums.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { moveMaintenance, reportMaintenance, writeMessage } from '#tests/support/repairs.ts';
import { inviteMember, inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let tenant: Caller;
let plumber: { userId: string };
let leaseId: string;
let today: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Arreglos');
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

const report = (more: { priority?: MaintenancePriority; requestId?: string; title?: string } = {}) =>
  reportMaintenance(database.sql, tenant, { leaseId, ...more });
const move = (caller: Caller, id: string, status: (typeof maintenanceStatuses)[number], note?: string) =>
  outcomeOf(moveMaintenance(database.sql, caller, id, status, note));

interface Plan {
  priority?: MaintenancePriority;
  stage?: MaintenanceStage | null;
  assignee?: string | null;
  on?: string | null;
}
const plan = (id: string, { priority = 'medium', stage = null, assignee = null, on = null }: Plan) =>
  outcomeOf(
    act(
      database.sql,
      plumber,
      (sql) =>
        sql`select public.plan_maintenance(${randomUUID()}, ${id}, ${priority}, ${stage}, ${assignee}, ${on})`,
    ),
  );

async function requestOf(id: string) {
  const [row] = await database.sql`
    select *, extract(epoch from respond_by - created_at) / 3600 as response,
      extract(epoch from resolve_by - created_at) / 3600 as resolution
    from public.maintenance_requests where id = ${id}`;
  return row;
}

async function kindsOf(id: string): Promise<string[]> {
  const rows =
    await database.sql`select kind from public.maintenance_events where maintenance_id = ${id} order by id`;
  return rows.map(({ kind }) => kind);
}

describe('a tenant', () => {
  it('1. reports for where they live, once however often it is sent, with a number of its own', async () => {
    const requestId = randomUUID();
    const id = await report({ requestId });
    expect(await report({ requestId })).toBe(id);
    const next = await report();
    const [first, second] = [await requestOf(id), await requestOf(next)];
    expect(second?.number - first?.number).toBe(1);
    expect(first).toMatchObject({ status: 'pending', unit_id: place.unitId, responded_at: null });
    expect(await kindsOf(id)).toEqual(['reported']);
  });

  it.each(maintenancePriorities)('2. reports what is %s with its deadlines', async (priority) => {
    const row = await requestOf(await report({ priority }));
    const { responseHours, resolutionHours } = SERVICE_LEVELS[priority];
    expect([Number(row?.response), Number(row?.resolution)]).toEqual([responseHours, resolutionHours]);
  });

  it('3. says what is the matter in at least three letters', async () => {
    expect(await outcomeOf(report({ title: ' a ' }))).toBe('text_length');
  });

  it('4. takes back what nobody has begun, with the reason, and nothing else', async () => {
    const id = await report();
    expect(await move(tenant, id, 'in_progress')).toBe('maintenance_moved');
    expect(await move(tenant, id, 'cancelled')).toBe('reason_missing');
    expect(await move(tenant, id, 'cancelled', 'Ya se arregló')).toBe('done');
    const begun = await report();
    await moveMaintenance(database.sql, plumber, begun, 'in_progress');
    expect(await move(tenant, begun, 'cancelled', 'Ya no')).toBe('maintenance_moved');
  });

  it('5. reopens for thirty days what was not repaired after all, and the reopening is counted', async () => {
    const id = await report();
    await moveMaintenance(database.sql, plumber, id, 'in_progress');
    await moveMaintenance(database.sql, plumber, id, 'completed');
    expect(await move(tenant, id, 'in_progress', 'Sigue goteando')).toBe('done');
    expect(await requestOf(id)).toMatchObject({
      status: 'in_progress',
      reopened_count: 1,
      completed_at: null,
    });
    await moveMaintenance(database.sql, plumber, id, 'completed');
    await database.sql`update public.maintenance_requests set completed_at = now() - interval '31 days' where id = ${id}`;
    expect(await move(tenant, id, 'in_progress', 'Otra vez')).toBe('reopening_too_late');
    expect(await move(plumber, id, 'in_progress', 'Es lo mismo')).toBe('done');
  });

  it('6. rates what is completed, and a reopening forgets the rating', async () => {
    const id = await report();
    const rate = () =>
      outcomeOf(
        act(
          database.sql,
          tenant,
          (sql) => sql`select public.rate_maintenance(${randomUUID()}, ${id}, 4, 'Rápido')`,
        ),
      );
    expect(await rate()).toBe('maintenance_moved');
    await moveMaintenance(database.sql, plumber, id, 'in_progress');
    await moveMaintenance(database.sql, plumber, id, 'completed');
    expect(await rate()).toBe('done');
    expect(await requestOf(id)).toMatchObject({ rating: 4, rating_comment: 'Rápido' });
    await move(tenant, id, 'in_progress', 'Volvió');
    expect(await requestOf(id)).toMatchObject({ rating: null, rating_comment: '' });
  });

  it('7. reads messages and not the notes of the office', async () => {
    const id = await report();
    await writeMessage(database.sql, plumber, id, 'Paso mañana');
    await writeMessage(database.sql, plumber, id, 'Cobra caro', true);
    const seen = await act(
      database.sql,
      tenant,
      (sql) => sql`select body, actor_name from public.maintenance_events_list
        where maintenance_id = ${id} and body <> '' order by id`,
    );
    expect([...seen]).toEqual([{ body: 'Paso mañana', actor_name: null }]);
    expect(await outcomeOf(writeMessage(database.sql, tenant, id, 'Nota', true))).toBe('not_allowed');
    expect(await outcomeOf(writeMessage(database.sql, tenant, id, '  '))).toBe('message_length');
  });
});

describe('who sees to it', () => {
  it.each(maintenanceStatuses.flatMap((from) => maintenanceStatuses.map((to) => ({ from, to }))))(
    '10. from $from to $to',
    async ({ from, to }) => {
      const id = await report();
      if (from !== 'pending') await moveMaintenance(database.sql, plumber, id, 'in_progress');
      if (from === 'completed' || from === 'cancelled') {
        await moveMaintenance(database.sql, plumber, id, from, 'Listo');
      }
      const kind = moveOfMaintenance(from, to);
      expect(await move(plumber, id, to, 'Nota')).toBe(kind ? 'done' : 'maintenance_moved');
      expect((await requestOf(id))?.status).toBe(kind ? to : from);
      if (kind) expect((await kindsOf(id)).at(-1)).toBe(kind);
    },
  );

  it('11. plans: what changed is in the history, what did not is not', async () => {
    const id = await report();
    expect(
      await plan(id, { priority: 'urgent', stage: 'scheduled', assignee: plumber.userId, on: today }),
    ).toBe('done');
    expect(await kindsOf(id)).toEqual([
      'reported',
      'started',
      'priority_changed',
      'assigned',
      'stage_changed',
    ]);
    expect(await requestOf(id)).toMatchObject({ status: 'in_progress', assigned_to: plumber.userId });
    expect(Number((await requestOf(id))?.resolution)).toBe(SERVICE_LEVELS.urgent.resolutionHours);
    await plan(id, { priority: 'urgent', stage: 'scheduled', assignee: plumber.userId, on: today });
    expect(await kindsOf(id)).toHaveLength(5);
  });

  it('12. gives it to somebody who works there, for a day to come', async () => {
    const id = await report();
    expect(await plan(id, { assignee: (tenant as { userId: string }).userId })).toBe('assignee_not_member');
    expect(await plan(id, { on: '2020-01-01' })).toBe('scheduled_in_past');
    await move(plumber, id, 'cancelled', 'Repetida');
    expect(await plan(id, { priority: 'low' })).toBe('maintenance_moved');
  });

  it('13. answers: the first move or message counts, a note inside does not', async () => {
    const id = await report();
    await writeMessage(database.sql, plumber, id, 'Ver presupuesto', true);
    expect((await requestOf(id))?.responded_at).toBeNull();
    await writeMessage(database.sql, plumber, id, 'Recibido');
    expect((await requestOf(id))?.responded_at).not.toBeNull();
  });

  it('14. opens one for a place, which its tenants see when it is shared', async () => {
    const open = (isShared: boolean) =>
      act(database.sql, owner, async (sql) => {
        const [row] = await sql`
          select public.open_maintenance(${randomUUID()}, ${place.propertyId}, ${place.unitId}, 'structure', 'low',
            'Pintar la fachada', '', ${isShared}) as id`;
        return row?.id as string;
      });
    const [shared, own] = [await open(true), await open(false)];
    const seen = await act(
      database.sql,
      tenant,
      (sql) => sql`select id from public.maintenance_list where id in (${shared}, ${own})`,
    );
    expect(seen.map(({ id }) => id)).toEqual([shared]);
  });
});

it('20. a request has twenty photos at most, each announced once', async () => {
  const id = await report();
  const add = (photoId: string) =>
    outcomeOf(
      act(database.sql, tenant, (sql) => sql`select public.add_maintenance_photo(${photoId}, ${id})`),
    );
  const again = randomUUID();
  for (let index = 0; index < 19; index += 1) await add(randomUUID());
  expect([await add(again), await add(again), await add(randomUUID())]).toEqual([
    'done',
    'done',
    'too_many_photos',
  ]);
});

it('21. a photo’s file goes where its row announced it, and nowhere else', async () => {
  const id = await report();
  const photoId = randomUUID();
  const put = (name: string) =>
    outcomeOf(
      act(
        database.sql,
        tenant,
        (sql) =>
          sql`insert into storage.objects (bucket_id, name) values ('maintenance-photos', ${name}) returning id`,
      ),
    );
  const path = `${place.landlord.organizationId}/${id}/${photoId}.jpg`;
  const announce = () =>
    act(database.sql, tenant, (sql) => sql`select public.add_maintenance_photo(${photoId}, ${id})`);
  expect(await put(path)).toBe('42501');
  await announce();
  // One that waited for a connection comes days later: it is announced again.
  await database.sql`
    update public.maintenance_photos set created_at = now() - interval '3 days' where id = ${photoId}`;
  expect(await put(path)).toBe('42501');
  await announce();
  expect(await put(path)).toBe('done');
});

it('22. a former tenant reads and writes nothing', async () => {
  const id = await report();
  await verbs.terminateLease(database.sql, owner, { leaseId, endedOn: today });
  expect(await outcomeOf(writeMessage(database.sql, tenant, id, 'Hola'))).toBe('not_found');
  expect(await outcomeOf(report())).toBe('not_found');
  const seen = await act(
    database.sql,
    tenant,
    (sql) => sql`select id from public.maintenance_list where id = ${id}`,
  );
  expect(seen).toHaveLength(1);
});
