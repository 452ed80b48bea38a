import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addArea, makeBuildings, noteParcel, reserve } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let today: string;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Correo');
  today = await todayOf(database.sql, place.landlord);
});

/** Those written down about something: to whom, from how many minutes on, and what they know. */
const mailsAbout = async (key: string) => {
  const rows = await database.sql`
    select m.template, u.id as user_id, m.parameters,
      round(extract(epoch from m.next_attempt_at - m.created_at) / 60)::integer as wait
    from private.outgoing_messages m join auth.users u on u.email = m.to_address
    where m.dedupe_key like ${`${key}%`} order by m.created_at, m.dedupe_key`;
  return rows.map(({ template, user_id: userId, parameters, wait }) => ({
    template,
    userId,
    parameters,
    wait,
  }));
};
const to = async (key: string) => (await mailsAbout(key)).map(({ userId }) => userId).sort();
const off = (caller: Caller, event: string, isOn = false) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select public.set_notification(${event}, 'email', ${isOn ? 'at_once' : 'off'})`,
  );
const setParts = (hasParcels: boolean) =>
  call(database.sql, place.owner, 'set_community_parts', {
    p_property_id: place.propertyId,
    p_has_board: true,
    p_has_areas: true,
    p_has_parcels: hasParcels,
    p_has_lost_and_found: true,
  });

describe('a parcel that waits', () => {
  const note = (caller: Caller, id: string = randomUUID(), unitId = place.ana.unitId) =>
    noteParcel(database.sql, caller, { propertyId: place.propertyId, unitId }, id);
  const collect = (caller: Caller, id: string, isCollected: boolean) =>
    call(database.sql, caller, 'collect_parcel', { p_parcel_id: id, p_is_collected: isCollected });

  it('1. is mailed once to the unit, ten minutes later', async () => {
    const id = randomUUID();
    await note(place.luis.caller, id);
    await note(place.luis.caller, id);
    expect(await mailsAbout(`parcel/${id}`)).toEqual([
      {
        template: 'parcel_waiting',
        userId: place.ana.caller.userId,
        wait: 10,
        parameters: {
          lease_id: place.ana.leaseId,
          property: 'Torre Correo',
          unit: '1-A',
          description: 'Caja de la tienda',
          storage_place: 'Recepción',
        },
      },
    ]);
  });

  it('2. is not mailed once it is collected, and again when it was not after all', async () => {
    const id = await note(place.owner);
    await collect(place.ana.caller, id, true);
    expect(await to(`parcel/${id}`)).toEqual([]);
    await collect(place.owner, id, false);
    expect(await to(`parcel/${id}`)).toEqual([place.ana.caller.userId]);
  });

  it('3. is not mailed to who noted it, to who switched it off, or where there are no parcels', async () => {
    expect(await to(`parcel/${await note(place.ana.caller)}`)).toEqual([]);
    await off(place.ana.caller, 'parcel_waiting');
    expect(await to(`parcel/${await note(place.owner)}`)).toEqual([]);
    await off(place.ana.caller, 'parcel_waiting', true);
    await setParts(false);
    expect(await to(`parcel/${await note(place.owner)}`)).toEqual([]);
    await setParts(true);
  });
});

describe('a reservation', () => {
  const slot = (days: number) => `${addDays(today, days)}T14:00:00Z`;
  const decide = (id: string, isConfirmed: boolean) =>
    call(database.sql, place.owner, 'decide_reservation', {
      p_reservation_id: id,
      p_is_confirmed: isConfirmed,
      p_reason: isConfirmed ? '' : 'Se pinta',
    });
  const cancel = (caller: Caller, id: string, reason: string) =>
    call(database.sql, caller, 'cancel_reservation', { p_reservation_id: id, p_reason: reason });
  const decisions = async (id: string) =>
    (await mailsAbout(`reservation/${id}`)).map(({ parameters }) => parameters.decision);
  let areaId: string;
  beforeAll(async () => {
    areaId = await addArea(database.sql, place.owner, place.propertyId, { needsApproval: true, perWeek: 50 });
  });

  it('10. is mailed to who made it when the office confirms it and when it cancels it', async () => {
    const id = await reserve(database.sql, place.ana.caller, areaId, slot(1));
    expect(await decisions(id)).toEqual([]);
    await decide(id, true);
    await decide(id, true);
    expect(await mailsAbout(`reservation/${id}`)).toMatchObject([
      {
        template: 'reservation_decided',
        userId: place.ana.caller.userId,
        parameters: {
          lease_id: place.ana.leaseId,
          area: 'Salón de fiestas',
          property: 'Torre Correo',
          decision: 'confirmed',
          reason: '',
          time_zone: 'America/Santo_Domingo',
        },
      },
    ]);
    await cancel(place.owner, id, 'Se rompió el aire');
    expect(await decisions(id)).toEqual(['confirmed', 'cancelled']);
  });

  it('11. is mailed when it is refused, with the reason', async () => {
    const id = await reserve(database.sql, place.ana.caller, areaId, slot(2));
    await decide(id, false);
    expect(await mailsAbout(`reservation/${id}`)).toMatchObject([
      { parameters: { decision: 'refused', reason: 'Se pinta' } },
    ]);
  });

  it('12. is not mailed when its tenant cancels it, to who switched it off, or about what the office keeps free', async () => {
    const own = await reserve(database.sql, place.ana.caller, areaId, slot(3));
    await cancel(place.ana.caller, own, '');
    expect(await decisions(own)).toEqual([]);
    await off(place.ana.caller, 'reservation_decided');
    const quiet = await reserve(database.sql, place.ana.caller, areaId, slot(4));
    await decide(quiet, true);
    expect(await decisions(quiet)).toEqual([]);
    const blocked = await reserve(database.sql, place.owner, areaId, slot(5));
    await cancel(place.owner, blocked, '');
    expect(await decisions(blocked)).toEqual([]);
  });

  it('13. is not mailed when it ends with the lease', async () => {
    const id = await reserve(database.sql, place.eva.caller, await areaOfOther(), slot(6));
    await verbs.terminateLease(database.sql, place.owner, { leaseId: place.eva.leaseId, endedOn: today });
    const [row] = await database.sql`select status from public.area_reservations where id = ${id}`;
    expect(row?.status).toBe('cancelled');
    expect(await decisions(id)).toEqual([]);
  });
  const areaOfOther = () => addArea(database.sql, place.owner, place.otherPropertyId);
});

describe('house rules', () => {
  const publish = (body: string, id: string = randomUUID()) =>
    call(database.sql, place.owner, 'publish_house_rules', {
      p_rules_id: id,
      p_property_id: place.propertyId,
      p_body: body,
    });
  const acknowledge = (caller: Caller, id: string) =>
    call(database.sql, caller, 'acknowledge_house_rules', { p_rules_id: id });

  it('20. are mailed once to who lives there, and the newest version in place of the one before', async () => {
    const { ana, luis } = place;
    const first = await publish('Sin ruido de noche.');
    await publish('Sin ruido de noche.', first);
    expect(await to(`house-rules/${first}`)).toEqual([ana.caller.userId, luis.caller.userId].sort());
    const [mail] = await mailsAbout(`house-rules/${first}`);
    expect(mail).toMatchObject({ wait: 10, parameters: { property: 'Torre Correo', is_new: true } });
    expect([ana.leaseId, luis.leaseId]).toContain(mail?.parameters.lease_id);
    const second = await publish('Sin ruido después de las once.');
    expect(await to(`house-rules/${first}`)).toEqual([]);
    expect((await mailsAbout(`house-rules/${second}`)).map(({ parameters }) => parameters.is_new)).toEqual([
      false,
      false,
    ]);
    await acknowledge(luis.caller, second);
    expect(await to(`house-rules/${second}`)).toEqual([ana.caller.userId]);
    await off(luis.caller, 'rules_published');
    const third = await publish('Sin ruido después de las doce.');
    expect(await to(`house-rules/${third}`)).toEqual([ana.caller.userId]);
  });
});
