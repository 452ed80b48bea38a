import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { slotsOf } from '#src/domain/community/community.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';
import { type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addArea, makeBuildings, read, reserve } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let today: string;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Piscina');
  today = await todayOf(database.sql, place.landlord);
});

const hours = { opensAt: '08:00', closesAt: '20:00', slotMinutes: 120 };
/** A slot some days ahead, as the screens compute it. */
const slot = (days: number, number = 0) =>
  slotsOf(hours, addDays(today, days), DEFAULT_TIME_ZONE)[number]?.startsAt ?? '';
/** A Monday far enough ahead that its whole week lies ahead too. */
const monday = (weeks: number) => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return 7 * weeks - weekday;
};
const take = (caller: Caller, areaId: string, startsAt: string) =>
  outcomeOf(reserve(database.sql, caller, areaId, startsAt));
const ask = (caller: Caller, verb: string, values: Record<string, unknown>) =>
  outcomeOf(call(database.sql, caller, verb, values));
const statusOf = async (id: string) => {
  const [row] = await database.sql`select status from public.area_reservations where id = ${id}`;
  return row?.status;
};

describe('a reservation', () => {
  it('1. never overlaps another, also of twenty at the same moment', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, {
      name: 'Terraza',
      perWeek: 50,
    });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        take(turn % 2 ? place.ana.caller : place.luis.caller, areaId, slot(3)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'slot_taken')).toHaveLength(19);
    expect(await take(place.ana.caller, areaId, slot(3, 1))).toBe('done');
    const insert = database.sql`
      insert into public.area_reservations (id, organization_id, property_id, area_id, starts_at, ends_at, status)
      select gen_random_uuid(), organization_id, property_id, area_id, starts_at + interval '1 hour', ends_at, 'confirmed'
      from public.area_reservations where area_id = ${areaId} limit 1`;
    expect(await outcomeOf(insert)).toBe('23P01');
  });

  it('2. sent twice is one', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, { name: 'Gimnasio' });
    const id = randomUUID();
    await reserve(database.sql, place.ana.caller, areaId, slot(4), id);
    await reserve(database.sql, place.ana.caller, areaId, slot(4), id);
    expect(await outcomeOf(reserve(database.sql, place.ana.caller, areaId, slot(5), id))).toBe(
      'request_id_reused',
    );
  });

  it('3. begins with a slot of the area, ahead, and not too far', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, { name: 'Cancha' });
    const at = (startsAt: string) => take(place.ana.caller, areaId, startsAt);
    expect(await at(`${addDays(today, 2)}T14:30:00Z`)).toBe('slot_invalid');
    expect(await at(`${addDays(today, 2)}T10:00:00Z`)).toBe('slot_invalid');
    expect(await at(`${addDays(today, 3)}T00:00:00Z`)).toBe('slot_invalid');
    expect(await at(slot(-1))).toBe('slot_past');
    expect(await at(slot(31))).toBe('slot_too_far');
    expect(await at(slot(30))).toBe('done');
    expect(await take(place.eva.caller, areaId, slot(2))).toBe('not_found');
  });

  it('4. is one of so many a week for the lease, counted by the calendar week', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, { name: 'Salón', perWeek: 2 });
    const start = monday(1);
    expect(await take(place.ana.caller, areaId, slot(start))).toBe('done');
    expect(await take(place.ana.caller, areaId, slot(start + 6, 5))).toBe('done');
    expect(await take(place.ana.caller, areaId, slot(start + 3))).toBe('week_full');
    expect(await take(place.ana.caller, areaId, slot(start + 7))).toBe('done');
    expect(await take(place.luis.caller, areaId, slot(start + 3))).toBe('done');
  });

  it('5. of a closed area is refused', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, {
      name: 'Sauna',
      isOpen: false,
    });
    expect(await take(place.ana.caller, areaId, slot(2))).toBe('area_closed');
  });

  it('6. that waits for approval holds its time, is decided once, and gives it back', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, {
      name: 'Azotea',
      needsApproval: true,
    });
    const id = await reserve(database.sql, place.ana.caller, areaId, slot(2));
    expect(await statusOf(id)).toBe('requested');
    expect(await take(place.luis.caller, areaId, slot(2))).toBe('slot_taken');
    const decide = (isConfirmed: boolean, reason = '') =>
      ask(place.owner, 'decide_reservation', {
        p_reservation_id: id,
        p_is_confirmed: isConfirmed,
        p_reason: reason,
      });
    expect(
      await ask(place.ana.caller, 'decide_reservation', { p_reservation_id: id, p_is_confirmed: true }),
    ).toBe('not_found');
    expect(await decide(false)).toBe('reason_missing');
    expect(await decide(false, 'Se está pintando')).toBe('done');
    expect(await decide(false, 'Se está pintando')).toBe('done');
    expect(await decide(true)).toBe('reservation_decided');
    const next = await reserve(database.sql, place.luis.caller, areaId, slot(2));
    expect(await statusOf(next)).toBe('requested');
    await call(database.sql, place.owner, 'decide_reservation', {
      p_reservation_id: next,
      p_is_confirmed: true,
    });
    expect(await statusOf(next)).toBe('confirmed');
  });

  it('7. is cancelled by its lease, or by the office with a reason', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, { name: 'Barbacoa' });
    const cancel = (caller: Caller, id: string, reason = '') =>
      ask(caller, 'cancel_reservation', { p_reservation_id: id, p_reason: reason });
    const own = await reserve(database.sql, place.ana.caller, areaId, slot(2));
    expect(await cancel(place.luis.caller, own)).toBe('not_found');
    expect(await cancel(place.ana.caller, own)).toBe('done');
    const next = await reserve(database.sql, place.luis.caller, areaId, slot(2));
    expect(await cancel(place.owner, next)).toBe('reason_missing');
    expect(await cancel(place.owner, next, 'Hay una fuga')).toBe('done');
    const blocked = await reserve(database.sql, place.owner, areaId, slot(2));
    expect(await statusOf(blocked)).toBe('confirmed');
    expect(await cancel(place.owner, blocked)).toBe('done');
  });

  it('8. of others is seen as taken, and never by whom', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, { name: 'Lobby' });
    const id = await reserve(database.sql, place.ana.caller, areaId, slot(2));
    const busy = (caller: Caller) =>
      read(database.sql, caller, 'select * from public.area_busy_times($1, $2, $3)', [
        areaId,
        slot(1),
        slot(3),
      ]);
    expect(await busy(place.luis.caller)).toHaveLength(1);
    expect(Object.keys((await busy(place.luis.caller))[0] ?? {})).toEqual(['starts_at', 'ends_at']);
    expect(await busy(place.eva.caller)).toEqual([]);
    const rows = (caller: Caller) =>
      read(database.sql, caller, 'select 1 as one from public.area_reservations where id = $1', [id]);
    expect(await rows(place.luis.caller)).toEqual([]);
    expect(await rows(place.ana.caller)).toHaveLength(1);
  });

  it('9. falls free when its lease ends', async () => {
    const areaId = await addArea(database.sql, place.owner, place.propertyId, { name: 'Jardín' });
    const id = await reserve(database.sql, place.luis.caller, areaId, slot(6));
    await verbs.terminateLease(database.sql, place.owner, { leaseId: place.luis.leaseId, endedOn: today });
    expect(await statusOf(id)).toBe('cancelled');
    expect(await take(place.ana.caller, areaId, slot(6))).toBe('done');
    expect(await take(place.luis.caller, areaId, slot(7))).toBe('not_found');
  });
});

it('10. hours in which nothing fits are refused', async () => {
  const save = (opensAt: string, closesAt: string) =>
    ask(place.owner, 'save_common_area', {
      p_area_id: randomUUID(),
      p_property_id: place.propertyId,
      p_name: `Área ${opensAt}`,
      p_description: '',
      p_opens_at: opensAt,
      p_closes_at: closesAt,
      p_slot_minutes: 120,
      p_max_per_week: 1,
      p_days_ahead: 7,
      p_needs_approval: false,
      p_is_open: true,
    });
  expect(await save('08:00', '09:30')).toBe('value_out_of_range');
  expect(await save('20:00', '08:00')).toBe('value_out_of_range');
  expect(await save('23:00', '24:00')).toBe('value_out_of_range');
  expect(await save('22:00', '24:00')).toBe('done');
});
