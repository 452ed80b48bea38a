import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addProperty, createLandlord, createRentable } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let caretaker: Caller;
let stranger: Caller;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Caoba');
  const userId = await createUser(sql, `${randomUUID()}@example.test`, 'manager');
  await sql`insert into public.memberships (organization_id, user_id, role)
    values (${place.landlord.organizationId}, ${userId}, 'maintenance')`;
  caretaker = { userId };
  stranger = (await createLandlord(sql, 'Extraña')).owner;
});

type Owner = {
  full_name: string;
  share_basis_points: number;
  identity_type?: string;
  identity_number?: string;
};
const setOwners = (owners: readonly Owner[], caller: Caller = place.owner, propertyId = place.propertyId) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select public.set_property_owners(${propertyId}, ${sql.json(owners as never)}) as count`,
  );
const ownersSeenBy = async (caller: Caller) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql`select full_name, share_basis_points from public.property_owners
      where property_id = ${place.propertyId} order by position`,
  );
  return rows.map((row) => [row.full_name, row.share_basis_points]);
};

describe('owners of a property', () => {
  const ana = { full_name: ' Ana Reyes ', share_basis_points: 6000, identity_type: 'cedula' };
  const luis = { full_name: 'Luis Reyes', share_basis_points: 4000 };

  it('are kept in their order with shares that make the whole', async () => {
    await setOwners([ana, luis]);
    expect(await ownersSeenBy(place.owner)).toEqual([
      ['Ana Reyes', 6000],
      ['Luis Reyes', 4000],
    ]);
  });

  it('set again change nothing and leave no trace in the log', async () => {
    const count = async () => {
      const [row] =
        await database.sql`select count(*)::int as n from public.audit_log where table_name = 'property_owners'`;
      return row?.n;
    };
    const before = await count();
    await setOwners([ana, luis]);
    expect(await count()).toBe(before);
  });

  it.each([[[9999]], [[6000, 4001]], [[5000]]])('are refused with the shares %j', async (shares) => {
    const owners = shares.map((points) => ({ full_name: 'Ana', share_basis_points: points }));
    expect(await outcomeOf(setOwners(owners))).toBe('owner_shares_differ');
    expect(await ownersSeenBy(place.owner)).toHaveLength(2);
  });

  it('are refused by the table itself when the transaction ends, whoever writes', async () => {
    const half = database.sql.begin(
      (sql) => sql`update public.property_owners set share_basis_points = 1
        where property_id = ${place.propertyId} and position = 1`,
    );
    expect(await outcomeOf(half)).toBe('owner_shares_differ');
  });

  it('are refused without a name, without a kind of document, or when too many', async () => {
    const whole = { full_name: 'Ana', share_basis_points: 10_000 };
    expect(await outcomeOf(setOwners([{ ...whole, full_name: ' ' }]))).toBe('text_length');
    expect(await outcomeOf(setOwners([{ ...whole, identity_number: '00113918205' }]))).toBe(
      'value_out_of_range',
    );
    const many = Array.from({ length: 21 }, () => ({ full_name: 'Ana', share_basis_points: 400 }));
    expect(await outcomeOf(setOwners(many))).toBe('too_many_owners');
  });

  it('are not for who looks after the building, nor for strangers', async () => {
    expect(await ownersSeenBy(caretaker)).toEqual([]);
    expect(await ownersSeenBy(stranger)).toEqual([]);
    for (const caller of [caretaker, stranger])
      expect(await outcomeOf(setOwners([], caller))).toBe('not_found');
    const direct = act(
      database.sql,
      place.owner,
      (sql) => sql`delete from public.property_owners where property_id = ${place.propertyId}`,
    );
    expect(await outcomeOf(direct)).toBe(DENIED);
  });

  it('go when none are given, and with their property', async () => {
    const other = await addProperty(database.sql, place.landlord, 'Se va');
    await setOwners([{ full_name: 'Ana', share_basis_points: 10_000 }], place.owner, other);
    await act(database.sql, place.owner, (sql) => sql`delete from public.properties where id = ${other}`);
    const left = await database.sql`select 1 from public.property_owners where property_id = ${other}`;
    expect(left).toHaveLength(0);
    await setOwners([]);
    expect(await ownersSeenBy(place.owner)).toEqual([]);
  });
});

describe('what a property is worth', () => {
  const change = (set: Record<string, unknown>, caller: Caller = place.owner) =>
    act(
      database.sql,
      caller,
      (sql) =>
        sql`update public.property_finances set ${sql(set)} where property_id = ${place.propertyId} returning id`,
    );

  it('is unknown at first, and then what is written', async () => {
    const [fresh] = await database.sql`
      select value_minor, loan_minor from public.property_finances where property_id = ${place.propertyId}`;
    expect(fresh).toEqual({ value_minor: null, loan_minor: null });
    const rows = await change({ value_minor: 900_000_000, value_currency: 'DOP', valued_on: '2026-03-01' });
    expect(rows).toHaveLength(1);
  });

  it.each([
    { value_currency: null },
    { purchase_minor: 5, purchase_currency: null },
    { closing_costs_minor: 5 },
    { purchased_on: '2020-01-01' },
    { loan_minor: 5 },
    { loan_currency: 'DOP' },
    { condominium_fee_minor: 5 },
    { value_minor: -1 },
  ])('refuses %j, which says half of a thing', async (set) => {
    expect(await outcomeOf(change(set))).toBe('23514');
  });

  it('is for readers of money alone', async () => {
    const seen = (caller: Caller) =>
      act(
        database.sql,
        caller,
        (sql) =>
          sql`select value_minor from public.property_finances where property_id = ${place.propertyId}`,
      );
    expect(await seen(place.owner)).toHaveLength(1);
    expect(await seen(caretaker)).toHaveLength(0);
    expect(await change({ value_minor: 1 }, caretaker)).toHaveLength(0);
    expect(await change({ value_minor: 1 }, stranger)).toHaveLength(0);
  });
});

it('a property outside a condominium has no administrator of one', async () => {
  const change = (set: Record<string, unknown>) =>
    act(
      database.sql,
      place.owner,
      (sql) => sql`update public.properties set ${sql(set)} where id = ${place.propertyId}`,
    );
  expect(await outcomeOf(change({ condominium_name: 'Torre Caoba' }))).toBe('23514');
  expect(await outcomeOf(change({ in_condominium: true, condominium_name: 'Torre Caoba' }))).toBe('done');
  expect(await outcomeOf(change({ condominium_email: 'no es correo' }))).toBe('23514');
});
