import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { PreventiveRhythm } from '#src/domain/maintenance/maintenance-enums.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Preventivo');
  owner = place.owner;
  today = await todayOf(database.sql, place.landlord);
});

interface PlanInput {
  id?: string | null;
  title?: string;
  every?: number;
  rhythm?: PreventiveRhythm;
  startsOn?: string;
  endsOn?: string | null;
  leadDays?: number;
  unitId?: string | null;
  assetId?: string | null;
  checklist?: string[];
}
const save = (input: PlanInput = {}, caller = owner) =>
  act(database.sql, caller, async (sql) => {
    const { id = null, title = 'Limpiar filtros', every = 3, rhythm = 'months', startsOn = today } = input;
    const [row] = await sql<{ id: string }[]>`
      select public.save_preventive_plan(${randomUUID()}, ${id}, ${place.propertyId}, ${title}, 'air_conditioning', 'low',
        ${every}, ${rhythm}, ${startsOn}, p_unit_id => ${input.unitId ?? null}, p_asset_id => ${input.assetId ?? null},
        p_ends_on => ${input.endsOn ?? null}, p_lead_days => ${input.leadDays ?? 0},
        p_checklist => ${input.checklist ?? ['Lavar', 'Secar']}) as id`;
    return row?.id ?? '';
  });
const runJob = async (day: string) => {
  const [row] = await database.sql<{ count: number }[]>`
    select private.open_preventive_requests(${place.landlord.organizationId}, ${day}) as count`;
  return row?.count;
};
const days = (planId: string, caller = owner) =>
  act(database.sql, caller, async (sql) => {
    const rows = await sql<{ on: string; due: string; skipped: boolean; request: string | null }[]>`
      select planned_on::text as on, due_on::text as due, is_skipped as skipped, maintenance_id as request
      from public.list_preventive_days(${planId})`;
    return [...rows];
  });
const planOf = async (id: string) =>
  (
    await database.sql`
    select next_on::text, last_error, is_active, next_number from public.preventive_plans where id = ${id}`
  )[0];
const skip = (planId: string, on: string, reason = 'Feriado') =>
  outcomeOf(
    act(database.sql, owner, (sql) => sql`select public.skip_preventive_day(${planId}, ${on}, ${reason})`),
  );
const postpone = (planId: string, on: string, to: string, reason = 'Feriado') =>
  outcomeOf(
    act(
      database.sql,
      owner,
      (sql) => sql`select public.postpone_preventive_day(${planId}, ${on}, ${to}, ${reason})`,
    ),
  );
const rest = (planId: string, isActive: boolean) =>
  act(database.sql, owner, (sql) => sql`select public.set_preventive_plan_active(${planId}, ${isActive})`);

describe('the scheduled job', () => {
  it('1. opens one request with its checklist for what is due, once however often it runs', async () => {
    const id = await save({ every: 10, rhythm: 'days' });
    expect([await runJob(today), await runJob(today)]).toEqual([1, 0]);
    const [first] = await days(id);
    const [request] = await database.sql`
      select title, lease_id, scheduled_on::text, number, status from public.maintenance_requests where id = ${first?.request ?? null}`;
    expect(request).toMatchObject({ title: 'Limpiar filtros', lease_id: null, scheduled_on: today });
    const lines = await database.sql`
      select body from public.maintenance_checklist_items where maintenance_id = ${first?.request ?? null} order by position`;
    expect(lines.map(({ body }) => body)).toEqual(['Lavar', 'Secar']);
    expect(await planOf(id)).toMatchObject({ next_on: addDays(today, 10), last_error: null });
    await rest(id, false);
  });

  it('2. opens it so many days before, and each day that came while it did not run', async () => {
    const id = await save({ every: 7, rhythm: 'days', startsOn: addDays(today, 5), leadDays: 3 });
    expect(await runJob(addDays(today, 1))).toBe(0);
    expect(await runJob(addDays(today, 2))).toBe(1);
    expect(await runJob(addDays(today, 20))).toBe(2);
    expect(await planOf(id)).toMatchObject({ next_on: addDays(today, 26) });
    await rest(id, false);
  });

  it('3. is not kept from the others by a plan that fails, which says why and is opened when it can be', async () => {
    const [unit] = await database.sql<{ id: string }[]>`
      insert into public.units (organization_id, property_id, label) values (${place.landlord.organizationId},
        ${place.propertyId}, 'Archivada') returning id`;
    const poisoned = await save({ title: 'De una unidad archivada', unitId: unit?.id ?? '' });
    const sound = await save({ title: 'De la torre' });
    await database.sql`update public.units set archived_at = now() where id = ${unit?.id ?? ''}`;
    expect(await runJob(today)).toBe(1);
    expect(await planOf(poisoned)).toMatchObject({ last_error: 'place_archived', next_on: today });
    expect((await days(sound))[0]?.request).not.toBeNull();
    expect((await days(poisoned))[0]?.request).toBeNull();
    await database.sql`update public.units set archived_at = null where id = ${unit?.id ?? ''}`;
    expect(await runJob(today)).toBe(1);
    expect(await planOf(poisoned)).toMatchObject({ last_error: null });
    await rest(poisoned, false);
    await rest(sound, false);
  });

  it('4. stops with the last day of a plan', async () => {
    const id = await save({ every: 5, rhythm: 'days', endsOn: addDays(today, 6) });
    expect(await runJob(addDays(today, 60))).toBe(2);
    expect(await planOf(id)).toMatchObject({ next_on: null });
  });
});

describe('the days of a plan', () => {
  it('1. are counted from the first: the 31st comes back after a short month', async () => {
    const id = await save({ every: 1, rhythm: 'months', startsOn: '2099-01-31' });
    expect((await days(id)).slice(0, 4).map(({ on }) => on)).toEqual([
      '2099-01-31',
      '2099-02-28',
      '2099-03-31',
      '2099-04-30',
    ]);
    await rest(id, false);
  });

  it.each<[PreventiveRhythm, number]>([
    ['days', 1],
    ['days', 90],
    ['weeks', 2],
    ['months', 1],
    ['months', 7],
    ['years', 1],
    ['years', 2],
  ])('2. that are past are not caught up with: %s, every %i', async (rhythm, every) => {
    const id = await save({ every, rhythm, startsOn: '2001-02-28' });
    const [next, second] = await days(id);
    expect((next?.on ?? '') >= today).toBe(true);
    const [before] = await database.sql<{ day: string }[]>`
      select private.preventive_day('2001-02-28', ${every}, ${rhythm}, next_number - 1)::text as day
      from public.preventive_plans where id = ${id}`;
    expect((before?.day ?? '') < today).toBe(true);
    expect((second?.on ?? '') > (next?.on ?? '')).toBe(true);
    await rest(id, false);
  });

  it('3. are skipped one by one, with a reason', async () => {
    const id = await save({ every: 10, rhythm: 'days' });
    expect(await skip(id, today, ' ')).toBe('reason_missing');
    expect(await skip(id, addDays(today, 1))).toBe('not_found');
    expect(await skip(id, today)).toBe('done');
    expect(await runJob(today)).toBe(0);
    expect((await days(id))[0]).toMatchObject({ on: today, skipped: true, request: null });
    expect(await planOf(id)).toMatchObject({ next_on: addDays(today, 10) });
    expect(await runJob(addDays(today, 10))).toBe(1);
    expect(await skip(id, addDays(today, 10))).toBe('preventive_day_opened');
    await rest(id, false);
  });

  it('4. are postponed one by one, and the others stay', async () => {
    const id = await save({ every: 10, rhythm: 'days' });
    expect(await postpone(id, today, addDays(today, -1))).toBe('scheduled_in_past');
    expect(await postpone(id, today, addDays(today, 4))).toBe('done');
    expect(await runJob(addDays(today, 3))).toBe(0);
    expect(await runJob(addDays(today, 4))).toBe(1);
    expect(await planOf(id)).toMatchObject({ next_on: addDays(today, 10) });
    await rest(id, false);
  });

  it('5. begin again from today when the plan has rested or its rhythm changes', async () => {
    const id = await save({ every: 10, rhythm: 'days' });
    expect(await runJob(today)).toBe(1);
    await rest(id, false);
    expect(await planOf(id)).toMatchObject({ next_on: null });
    expect(await runJob(addDays(today, 30))).toBe(0);
    await rest(id, true);
    expect(await planOf(id)).toMatchObject({ next_on: addDays(today, 10) });
    await save({ id, every: 20, rhythm: 'days' });
    expect(await planOf(id)).toMatchObject({ next_on: addDays(today, 20) });
    expect(await runJob(today)).toBe(0);
    await rest(id, false);
  });
});

it('a plan is refused what is of another place, or too long, or of others', async () => {
  const stranger = await createLandlord(database.sql, 'Otra');
  expect(await outcomeOf(save({}, stranger.owner))).toBe('not_found');
  expect(await outcomeOf(save({ assetId: randomUUID() }))).toBe('asset_elsewhere');
  expect(await outcomeOf(save({ title: 'x' }))).toBe('text_length');
  expect(await outcomeOf(save({ checklist: ['x'.repeat(201)] }))).toBe('text_length');
  expect(await outcomeOf(save({ every: 0 }))).toBe('value_out_of_range');
  const id = await save();
  expect(await days(id, stranger.owner)).toEqual([]);
  expect(await outcomeOf(save({ id }, stranger.owner))).toBe('not_found');
  await rest(id, false);
});
