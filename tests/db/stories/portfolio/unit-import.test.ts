import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addProperty, addUnit, createLandlord, createRentable } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Cedro');
  organizationId = place.landlord.organizationId;
});

type Row = Record<string, unknown>;
interface Outcome {
  added: number;
  known: number;
  refused: { row: number; reason: string }[];
}
const unit = (part: Row = {}): Row => ({
  property: 'Torre Cedro',
  label: 'B',
  unit_use: 'dwelling',
  ...part,
});

async function importUnits(
  rows: readonly Row[],
  {
    requestId = randomUUID(),
    isTrial = false,
    caller = place.owner as Caller,
    organization = organizationId,
  } = {},
): Promise<Outcome> {
  return act(database.sql, caller, async (sql) => {
    const [row] = await sql`
      select public.import_units(${requestId}, ${organization}, ${sql.json(rows as never)}, ${isTrial}) as result`;
    return row?.result as Outcome;
  });
}
const reasonsOf = async (rows: readonly Row[]) => (await importUnits(rows, { isTrial: true })).refused;

describe('a file of units', () => {
  it('of 10,000 rows with 200 bad ones lands the good ones once and answers each bad one', async () => {
    const landlord = await createLandlord(database.sql, 'Grande');
    for (const name of ['Norte', 'Sur']) await addProperty(database.sql, landlord, name);
    const isBad = (n: number) => n % 50 === 7;
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      row: n + 2,
      property: n % 2 === 0 ? 'norte ' : 'Sur',
      label: `Apto ${n}`,
      unit_use: n % 3 === 0 ? 'commercial' : 'dwelling',
      bedrooms: isBad(n) ? 'muchas' : n % 5,
      rent_minor: 2_500_000 + n,
      rent_currency: 'DOP',
    }));
    const how = { caller: landlord.owner, organization: landlord.organizationId };
    const expected = {
      added: 9_800,
      known: 0,
      refused: rows.filter((_, n) => isBad(n)).map(({ row }) => ({ row, reason: 'bedrooms_invalid' })),
    };
    const count = async () => {
      const [row] = await database.sql`
        select count(*)::int as units, (select unit_count from public.organization_totals t where t.organization_id = u.organization_id) as kept
        from public.units u where organization_id = ${landlord.organizationId} group by organization_id`;
      return row;
    };

    expect(await importUnits(rows, { ...how, isTrial: true })).toEqual(expected);
    expect(await count()).toBeUndefined();
    const requestId = randomUUID();
    expect(await importUnits(rows, { ...how, requestId })).toEqual(expected);
    expect(await count()).toEqual({ units: 9_800, kept: 9_800 });
    // The same request again, and the same file another day.
    expect(await importUnits(rows, { ...how, requestId })).toEqual(expected);
    expect(await importUnits(rows, how)).toEqual({ ...expected, added: 0, known: 9_800 });
    expect(await count()).toEqual({ units: 9_800, kept: 9_800 });
  });

  it('lands every value of a row', async () => {
    await importUnits([
      unit({
        label: ' C ',
        unit_use: 'commercial',
        bedrooms: 0,
        bathrooms: 1.5,
        area_m2: 40.25,
        rent_minor: 90_000,
        rent_currency: 'USD',
      }),
    ]);
    const [row] = await database.sql`
      select label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor, market_rent_currency from public.units
      where property_id = ${place.propertyId} and label = 'C'`;
    expect(row).toEqual({
      label: 'C',
      unit_use: 'commercial',
      bedrooms: 0,
      bathrooms: '1.5',
      area_m2: '40.25',
      market_rent_minor: '90000',
      market_rent_currency: 'USD',
    });
  });
});

describe('a row is refused with its reason', () => {
  beforeAll(async () => {
    const { sql } = database;
    for (const name of ['Doble', 'doble']) await addProperty(sql, place.landlord, name);
    const archived = await addProperty(sql, place.landlord, 'Guardada');
    await sql`update public.properties set archived_at = now() where id = ${archived}`;
  });

  it.each([
    [{ property: ' ' }, 'property_missing'],
    [{ property: 'Torre Ajena' }, 'property_unknown'],
    [{ property: 'Guardada' }, 'property_archived'],
    [{ property: 'DOBLE' }, 'property_ambiguous'],
    [{ label: '' }, 'label_missing'],
    [{ label: 'x'.repeat(41) }, 'label_long'],
    [{ unit_use: 'oficina' }, 'use_unknown'],
    [{ unit_use: null }, 'use_unknown'],
    [{ bedrooms: 51 }, 'bedrooms_invalid'],
    [{ bathrooms: 1.55 }, 'bathrooms_invalid'],
    [{ area_m2: 0 }, 'area_invalid'],
    [{ area_m2: '1e9' }, 'area_invalid'],
    [{ rent_minor: -1, rent_currency: 'DOP' }, 'rent_invalid'],
    [{ rent_minor: 1_000_000_000_001, rent_currency: 'DOP' }, 'rent_invalid'],
    [{ rent_minor: 5, rent_currency: 'EUR' }, 'currency_unknown'],
    [{ rent_minor: 5 }, 'currency_unknown'],
  ])('%j: %s', async (part, reason) => {
    expect(await reasonsOf([unit({ row: 9, ...part })])).toEqual([{ row: 9, reason }]);
  });

  it('when it repeats an earlier one of the file', async () => {
    expect(await reasonsOf([unit({ row: 2 }), unit({ row: 3, label: 'b' })])).toEqual([
      { row: 3, reason: 'repeated' },
    ]);
  });
});

describe('an import', () => {
  it('is for who may change the portfolio', async () => {
    const stranger = (await createLandlord(database.sql, 'Otro')).owner;
    const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'manager');
    await database.sql`insert into public.memberships (organization_id, user_id, role)
      values (${organizationId}, ${userId}, 'accountant')`;
    for (const caller of [stranger, { userId }])
      expect(await outcomeOf(importUnits([unit()], { caller }))).toBe('not_allowed');
  });

  it('finds no property of another organization', async () => {
    const other = await createLandlord(database.sql, 'Vecino');
    const propertyId = await addProperty(database.sql, other, 'Ajena');
    await addUnit(database.sql, other, propertyId, '1');
    expect(await reasonsOf([unit({ row: 2, property: 'Ajena' })])).toEqual([
      { row: 2, reason: 'property_unknown' },
    ]);
  });

  it('refuses what is no list and more than 10,000 rows, and another file under the same number', async () => {
    expect(await outcomeOf(importUnits({} as never))).toBe('too_many_rows');
    expect(await outcomeOf(importUnits(Array.from({ length: 10_001 }, () => ({}))))).toBe('too_many_rows');
    const requestId = randomUUID();
    await importUnits([unit({ label: 'Z1' })], { requestId });
    expect(await outcomeOf(importUnits([unit({ label: 'Z2' })], { requestId }))).toBe('request_id_reused');
  });
});
