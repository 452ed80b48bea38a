import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller, createUser, type SignedInCaller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addPerson, addProperty, addUnit, createLandlord, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

/** Somebody who rents, with their account. */
export interface Neighbour {
  caller: SignedInCaller;
  leaseId: string;
  unitId: string;
}

/** Lets a unit of a building to somebody, who accepts the invitation. */
export async function moveIn(
  sql: Sql,
  landlord: Awaited<ReturnType<typeof createLandlord>>,
  propertyId: string,
  { unit, name }: { unit: string; name: string },
): Promise<Neighbour> {
  const today = await todayOf(sql, landlord);
  const unitId = await addUnit(sql, landlord, propertyId, unit);
  const email = `vecino-${randomUUID()}@example.test`;
  const personId = await addPerson(sql, landlord, name, email);
  const leaseId = await verbs.createLease(sql, landlord.owner, {
    unitId,
    personIds: [personId],
    startsOn: today,
    endsOn: '2039-12-31',
    depositMinor: 50_000,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  const [seat] = await sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
  const caller = { userId: await createUser(sql, email, 'tenant') };
  await sql`update public.profiles set full_name = ${name} where id = ${caller.userId}`;
  await verbs.acceptInvitation(sql, caller, {
    token: (await inviteTenant(sql, landlord.owner, seat?.id)).token,
  });
  return { caller, leaseId, unitId };
}

/** A landlord with two buildings: two neighbours in the one, one tenant in the other. */
export async function makeBuildings(sql: Sql, name: string) {
  const landlord = await createLandlord(sql, name);
  const propertyId = await addProperty(sql, landlord, `Torre ${name}`);
  const otherPropertyId = await addProperty(sql, landlord, `Residencial ${name}`);
  const ana = await moveIn(sql, landlord, propertyId, { unit: '1-A', name: 'Ana Lucía Pérez' });
  const luis = await moveIn(sql, landlord, propertyId, { unit: '2-B', name: 'Luis Peña' });
  const eva = await moveIn(sql, landlord, otherPropertyId, { unit: '7', name: 'Eva Cruz' });
  return { landlord, owner: landlord.owner, propertyId, otherPropertyId, ana, luis, eva };
}

interface Post {
  propertyId: string;
  body?: string;
  kind?: 'board' | 'lost' | 'found' | 'comment';
  parentId?: string;
  id?: string;
}

/** Writes a post; returns its id. */
export const publishPost = (sql: Sql, caller: Caller, post: Post): Promise<string> =>
  call(sql, caller, 'publish_post', {
    p_post_id: post.id ?? randomUUID(),
    p_property_id: post.propertyId,
    p_kind: post.kind ?? 'board',
    p_body: post.body ?? 'Hola, vecinos',
    p_parent_id: post.parentId,
  });

/** Adds an area that is open from 8 to 20 in slots of two hours; returns its id. */
export const addArea = (
  sql: Sql,
  caller: Caller,
  propertyId: string,
  more: { name?: string; perWeek?: number; needsApproval?: boolean; isOpen?: boolean; id?: string } = {},
): Promise<string> =>
  call(sql, caller, 'save_common_area', {
    p_area_id: more.id ?? randomUUID(),
    p_property_id: propertyId,
    p_name: more.name ?? 'Salón de fiestas',
    p_description: '',
    p_opens_at: '08:00',
    p_closes_at: '20:00',
    p_slot_minutes: 120,
    p_max_per_week: more.perWeek ?? 2,
    p_days_ahead: 30,
    p_needs_approval: more.needsApproval ?? false,
    p_is_open: more.isOpen ?? true,
  });

/** Reserves a slot; returns the reservation's id. */
export async function reserve(
  sql: Sql,
  caller: Caller,
  areaId: string,
  startsAt: string,
  id = randomUUID(),
): Promise<string> {
  await call(sql, caller, 'reserve_area', {
    p_reservation_id: id,
    p_area_id: areaId,
    p_starts_at: startsAt,
  });
  return id;
}

/** Notes a parcel for a unit; returns its id. */
export const noteParcel = (
  sql: Sql,
  caller: Caller,
  { propertyId, unitId }: { propertyId: string; unitId: string },
  id: string = randomUUID(),
): Promise<string> =>
  call(sql, caller, 'note_parcel', {
    p_parcel_id: id,
    p_property_id: propertyId,
    p_unit_id: unitId,
    p_description: 'Caja de la tienda',
    p_storage_place: 'Recepción',
  });

/** Begins a condition report and puts an item into it. */
export async function startReport(
  sql: Sql,
  caller: Caller,
  leaseId: string,
  moment: 'move_in' | 'move_out' = 'move_in',
): Promise<{ reportId: string; itemId: string }> {
  const reportId = await call(sql, caller, 'start_condition_report', {
    p_report_id: randomUUID(),
    p_lease_id: leaseId,
    p_moment: moment,
  });
  const itemId = await saveItem(sql, caller, reportId);
  return { reportId, itemId };
}

export const saveItem = (
  sql: Sql,
  caller: Caller,
  reportId: string,
  more: { id?: string; room?: string; name?: string; condition?: string; note?: string } = {},
): Promise<string> =>
  call(sql, caller, 'save_condition_item', {
    p_item_id: more.id ?? randomUUID(),
    p_report_id: reportId,
    p_room: more.room ?? 'Cocina',
    p_name: more.name ?? 'Fregadero',
    p_condition: more.condition ?? 'good',
    p_note: more.note ?? '',
  });

/** Runs a statement as somebody. */
export const read = <Row extends object>(sql: Sql, caller: Caller, query: string, values: unknown[] = []) =>
  act(
    sql,
    caller,
    async (transaction) => [...(await transaction.unsafe<Row[]>(query, values as never[]))] as Row[],
  );
