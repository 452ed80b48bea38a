import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
import { addProperty, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { moveMaintenance } from '#tests/support/repairs.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let today: string;
let organizationId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Equipos');
  owner = place.owner;
  organizationId = place.landlord.organizationId;
  today = await todayOf(database.sql, place.landlord);
});

async function addAsset(more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: randomUUID(),
    organization_id: organizationId,
    property_id: place.propertyId,
    name: 'Bomba',
    kind: 'water_pump',
    ...more,
  };
  await act(database.sql, owner, (sql) => sql`insert into public.assets ${sql(row)}`);
  return row.id;
}
const open = (unitId: string | null, assetId: string | null = null) =>
  act(database.sql, owner, async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      select public.open_maintenance(${randomUUID()}, ${place.propertyId}, ${unitId}, 'plumbing', 'low', 'No sube agua',
        p_asset_id => ${assetId}) as id`;
    return row?.id ?? '';
  });
const choose = (id: string, assetId: string | null) =>
  outcomeOf(act(database.sql, owner, (sql) => sql`select public.set_maintenance_asset(${id}, ${assetId})`));

describe('equipment', () => {
  it('1. is of the place of its requests: of the unit, or of the whole property', async () => {
    const other = await addUnit(database.sql, place.landlord, place.propertyId, '1-B');
    const elsewhere = await addProperty(database.sql, place.landlord, 'Otra torre');
    const pump = await addAsset();
    const heater = await addAsset({ unit_id: place.unitId, name: 'Calentador', kind: 'water_heater' });
    const id = await open(place.unitId, pump);
    expect(await choose(id, heater)).toBe('done');
    expect(await choose(await open(other), heater)).toBe('asset_elsewhere');
    expect(await choose(id, await addAsset({ property_id: elsewhere }))).toBe('asset_elsewhere');
    expect(await outcomeOf(open(other, heater))).toBe('asset_elsewhere');
    expect(await choose(id, null)).toBe('done');
  });

  it('2. counts its requests, and says when its expected life ends', async () => {
    const pump = await addAsset({ installed_on: '2020-02-29', expected_life_years: 9 });
    await open(null, pump);
    const done = await open(null, pump);
    await moveMaintenance(database.sql, owner, done, 'in_progress');
    await moveMaintenance(database.sql, owner, done, 'completed');
    const [row] = await act(
      database.sql,
      owner,
      (sql) => sql`
      select request_count, open_count, life_ends_on::text from public.assets_list where id = ${pump}`,
    );
    expect(row).toEqual({ request_count: 2, open_count: 1, life_ends_on: '2029-02-28' });
  });

  it.each([
    [
      'a warranty that ended before it was installed',
      { installed_on: '2026-02-01', warranty_until: '2026-01-01' },
    ],
    ['a cost without its currency', { cost_minor: 500 }],
    ['no name', { name: ' ' }],
    ['a life without end', { expected_life_years: 101 }],
  ])('3. is refused %s', async (_what, more) => {
    expect(await outcomeOf(addAsset(more))).toBe('23514');
  });
});

describe('a checklist', () => {
  const add = (id: string, body: string) =>
    act(database.sql, owner, async (sql) => {
      const [row] = await sql<{ id: string }[]>`
        select public.add_checklist_item(${randomUUID()}, ${id}, ${body}) as id`;
      return row?.id ?? '';
    });
  const check = (item: string, isDone: boolean) =>
    outcomeOf(act(database.sql, owner, (sql) => sql`select public.check_checklist_item(${item}, ${isDone})`));
  const listOf = async (id: string) =>
    (
      await act(
        database.sql,
        owner,
        (sql) => sql<{ checklist: { body: string; done_at: string | null }[] }[]>`
          select checklist from public.maintenance_list where id = ${id}`,
      )
    )[0]?.checklist ?? [];

  it('is ticked line by line, with who did it, until the request is over', async () => {
    const id = await open(null);
    const [first] = [await add(id, 'Cerrar la llave'), await add(id, 'Cambiar el sello')];
    expect(await outcomeOf(add(id, '  '))).toBe('text_length');
    expect(await check(first, true)).toBe('done');
    expect((await listOf(id)).map(({ body, done_at }) => [body, done_at !== null])).toEqual([
      ['Cerrar la llave', true],
      ['Cambiar el sello', false],
    ]);
    expect(await check(first, false)).toBe('done');
    await moveMaintenance(database.sql, owner, id, 'cancelled', 'Ya no');
    expect(await check(first, true)).toBe('maintenance_moved');
    expect(await outcomeOf(add(id, 'Más'))).toBe('maintenance_moved');
  });
});

it('what repairs cost is read from the books, by the unit of the bill, and counts go by the day of the report', async () => {
  const fresh = await createRentable(database.sql, 'Costos');
  const { sql } = database;
  const where = fresh.landlord.organizationId;
  const vendorId = await addVendor(sql, fresh.landlord, 'Plomero');
  const repairs = await accountOf(sql, where, 'repairs');
  const insurance = await accountOf(sql, where, 'insurance');
  const bill = async (amountMinor: number, accountId: string, unitId?: string) => {
    const billId = await verbs.saveBill(sql, fresh.owner, {
      organizationId: where,
      bill: {
        ...{ vendor_id: vendorId, property_id: fresh.propertyId, expense_kind: '02', currency: 'DOP' },
        ...{ billed_on: today, due_on: today },
        ...(unitId && { unit_id: unitId }),
      },
      lines: [{ account_id: accountId, description: 'Arreglo', amount_minor: amountMinor }],
    });
    await verbs.submitBill(sql, fresh.owner, { billId });
    return billId;
  };
  await bill(70_000, repairs, fresh.unitId);
  await bill(20_000, repairs);
  await bill(90_000, insurance);
  const undone = await bill(5_000, repairs);
  await verbs.voidBill(sql, fresh.owner, { billId: undone, reason: 'Error' });
  const costs = (from: string, to: string, caller: Caller = fresh.owner) =>
    act(sql, caller, async (asked) => {
      const rows = await asked`
        select unit_label, currency, amount_minor::int as minor from public.maintenance_costs(${where}, ${from}, ${to})`;
      return [...rows];
    });
  expect(await costs(today, today)).toEqual([
    { unit_label: null, currency: 'DOP', minor: 20_000 },
    { unit_label: '1-A', currency: 'DOP', minor: 70_000 },
  ]);
  expect(await costs(addDays(today, -2), addDays(today, -1))).toEqual([]);
  expect(await costs(today, today, owner)).toEqual([]);

  await act(sql, fresh.owner, async (asked) => {
    for (const title of ['Gotea', 'No abre', 'Nunca fue'])
      await asked`select public.open_maintenance(${randomUUID()}, ${fresh.propertyId}, ${fresh.unitId}, 'plumbing', 'low', ${title})`;
  });
  const [first, , last] = await sql<{ id: string }[]>`
    select id from public.maintenance_requests where organization_id = ${where} order by number`;
  await moveMaintenance(sql, fresh.owner, last?.id ?? '', 'cancelled', 'Error');
  await moveMaintenance(sql, fresh.owner, first?.id ?? '', 'in_progress');
  await moveMaintenance(sql, fresh.owner, first?.id ?? '', 'completed');
  await sql`update public.maintenance_requests set completed_at = created_at + interval '90 minutes' where id = ${first?.id ?? ''}`;
  const [counts] = await act(
    sql,
    fresh.owner,
    (asked) => asked`
    select category, request_count, completed_count, hours_to_resolve::float as hours
    from public.maintenance_counts(${where}, ${today}, ${today})`,
  );
  expect(counts).toEqual({ category: 'plumbing', request_count: 2, completed_count: 1, hours: 1.5 });
});
