import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, createRentable } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let stranger: Caller;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Entera');
  stranger = (await createLandlord(database.sql, 'Ajena')).owner;
});

const facts = {
  name: 'Torre Ámbar',
  property_type: 'mixed',
  municipality: 'Higüey',
  province: 'La Altagracia',
};
const value = { value_minor: 900_000_000, value_currency: 'DOP', valued_on: '2026-03-01' };
const owners = [
  { full_name: 'Ana Reyes', share_basis_points: 6000 },
  { full_name: 'Luis Reyes', share_basis_points: 4000 },
];
const units = [
  {
    label: '1-A',
    unit_use: 'dwelling',
    bedrooms: 2,
    market_rent_minor: 2_500_000,
    market_rent_currency: 'DOP',
  },
  { label: 'Local', unit_use: 'commercial' },
];
interface Given {
  requestId?: string;
  property?: object;
  finances?: object;
  owners?: readonly object[];
  units?: readonly object[];
}

const create = (given: Given = {}, caller: Caller = place.owner) =>
  call(database.sql, caller, 'create_property', {
    p_request_id: given.requestId ?? randomUUID(),
    p_organization_id: place.landlord.organizationId,
    p_property: { ...facts, ...given.property },
    p_finances: given.finances ?? value,
    p_owners: given.owners ?? owners,
    p_units: given.units ?? units,
  });
const save = (propertyId: string, given: Given, caller: Caller = place.owner) =>
  call(database.sql, caller, 'save_property', {
    p_property_id: propertyId,
    p_property: given.property ?? {},
    p_finances: given.finances ?? value,
    p_owners: given.owners ?? owners,
  });

async function propertyRow(id: string) {
  const [row] = await database.sql`
    select p.name, p.reference, f.value_minor::int, f.valued_on::text,
      (select array_agg(o.full_name order by o.position) from public.property_owners o where o.property_id = p.id) as owners,
      (select array_agg(u.label order by u.label) from public.units u where u.property_id = p.id) as units
    from public.properties p join public.property_finances f on f.property_id = p.id where p.id = ${id}`;
  return row;
}
const countNamed = async (name: string) => {
  const [row] = await database.sql`select count(*)::int as n from public.properties where name = ${name}`;
  return row?.n;
};

describe('a property that is added', () => {
  it('1. is there with what it is worth, its owners and its units', async () => {
    const id = await create({ property: { name: ' Torre Ámbar ' } });
    expect(await propertyRow(id)).toEqual({
      name: 'Torre Ámbar',
      reference: '',
      value_minor: 900_000_000,
      valued_on: '2026-03-01',
      owners: ['Ana Reyes', 'Luis Reyes'],
      units: ['1-A', 'Local'],
    });
  });

  it('2. needs nothing but its facts', async () => {
    const id = await create({ finances: {}, owners: [], units: [] });
    expect(await propertyRow(id)).toMatchObject({ value_minor: null, owners: null, units: null });
  });

  it.each<[string, string, Given]>([
    ['3. owners whose shares are not the whole', 'owner_shares_differ', { owners: owners.slice(0, 1) }],
    ['4. two units of one name', 'already_exists', { units: [{ label: '1-A' }, { label: ' 1-A ' }] }],
    ['5. an amount without its currency', 'value_out_of_range', { finances: { value_minor: 5 } }],
    [
      "6. a condominium's name outside one",
      'value_out_of_range',
      { property: { condominium_name: 'Ámbar' } },
    ],
    [
      '7. more units than a form holds',
      'too_many_rows',
      { units: Array.from({ length: 501 }, (_, n) => ({ label: `${n}` })) },
    ],
    ['8. no name', 'text_length', { property: { name: ' ' } }],
  ])('%s leave nothing of it', async (_name, code, given) => {
    const name = randomUUID();
    expect(await outcomeOf(create({ ...given, property: { name, ...given.property } }))).toBe(code);
    expect(await countNamed(name)).toBe(0);
  });

  it('9. sent twice is one; the same number for another property is refused', async () => {
    const requestId = randomUUID();
    const first = await create({ requestId });
    expect(await create({ requestId })).toBe(first);
    expect(await outcomeOf(create({ requestId, units: [] }))).toBe('request_id_reused');
  });

  it("10. is not added to somebody else's", async () => {
    expect(await outcomeOf(create({}, stranger))).toBe('not_allowed');
  });
});

describe('a property that is changed', () => {
  it('11. takes facts, money and owners together, and leaves its units', async () => {
    const id = await create();
    await save(id, { property: { reference: 'frente al parque' }, finances: {}, owners: [] });
    expect(await propertyRow(id)).toMatchObject({
      name: 'Torre Ámbar',
      reference: 'frente al parque',
      value_minor: null,
      owners: null,
      units: ['1-A', 'Local'],
    });
  });

  it('12. keeps all of what it was when a part is refused', async () => {
    const id = await create();
    const before = await propertyRow(id);
    const property = { name: 'Otro nombre' };
    expect(await outcomeOf(save(id, { property, owners: owners.slice(0, 1) }))).toBe('owner_shares_differ');
    expect(await outcomeOf(save(id, { property, finances: { loan_minor: 5 } }))).toBe('value_out_of_range');
    expect(await propertyRow(id)).toEqual(before);
  });

  it('13. saved at the same moment by two is what one of them wrote', async () => {
    const id = await create();
    await Promise.all(
      ['Uno', 'Dos'].map((name) =>
        save(id, { property: { name }, owners: [{ full_name: name, share_basis_points: 10_000 }] }),
      ),
    );
    const row = await propertyRow(id);
    expect(row?.owners).toEqual([row?.name]);
  });

  it('14. is not there for a stranger, and stays where it is', async () => {
    const id = await create();
    expect(await outcomeOf(save(id, {}, stranger))).toBe('not_found');
    await save(id, { property: { organization_id: randomUUID(), archived_at: '2026-01-01' } });
    const rows = await act(
      database.sql,
      place.owner,
      (sql) => sql`select archived_at from public.properties where id = ${id}`,
    );
    expect([...rows]).toEqual([{ archived_at: null }]);
  });
});
