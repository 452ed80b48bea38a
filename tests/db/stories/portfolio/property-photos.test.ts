import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf, rehearse } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addProperty, createLandlord, createRentable } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;
let caretaker: Caller;
let stranger: Caller;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Roble');
  organizationId = place.landlord.organizationId;
  const userId = await createUser(sql, `${randomUUID()}@example.test`, 'manager');
  await sql`insert into public.memberships (organization_id, user_id, role)
    values (${organizationId}, ${userId}, 'maintenance')`;
  caretaker = { userId };
  stranger = (await createLandlord(sql, 'Ajena')).owner;
});

const pathOf = (id: string, propertyId = place.propertyId, organization = organizationId) =>
  `${organization}/${propertyId}/${id}.webp`;

async function add(
  id: string,
  { propertyId = place.propertyId, path = '', caller = place.owner as Caller } = {},
) {
  await act(
    database.sql,
    caller,
    (sql) => sql`insert into public.property_photos (id, organization_id, property_id, path)
      values (${id}, ${organizationId}, ${propertyId}, ${path || pathOf(id, propertyId)})`,
  );
  return id;
}
const order = (ids: readonly string[], caller: Caller = place.owner, propertyId = place.propertyId) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select public.order_property_photos(${propertyId}, ${ids as string[]})`,
  );
async function shown(propertyId = place.propertyId): Promise<[string, number][]> {
  const rows = await database.sql`
    select id, position from public.property_photos where property_id = ${propertyId} order by position`;
  return rows.map((row) => [row.id, row.position]);
}
const coverOf = async (caller: Caller) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql`select cover_path from public.properties_list where id = ${place.propertyId}`,
  );
  return rows[0]?.cover_path as string | null | undefined;
};

describe('photos of a property', () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];

  it('stand in the order in which they came, the first as the cover', async () => {
    for (const id of [a, b, c]) await add(id);
    expect(await shown()).toEqual([
      [a, 1],
      [b, 2],
      [c, 3],
    ]);
    expect(await coverOf(place.owner)).toBe(pathOf(a));
    expect(await coverOf(caretaker)).toBe(pathOf(a));
    expect(await coverOf(stranger)).toBeUndefined();
  });

  it('are put into another order, all of them', async () => {
    await order([c, a, b]);
    expect((await shown()).map(([id]) => id)).toEqual([c, a, b]);
    expect(await outcomeOf(order([c, a]))).toBe('photos_changed');
    expect(await outcomeOf(order([c, a, a]))).toBe('photos_changed');
    expect(await outcomeOf(order([c, a, randomUUID()]))).toBe('photos_changed');
    for (const caller of [caretaker, stranger])
      expect(await outcomeOf(order([a, b, c], caller))).toBe('not_found');
  });

  it('close the gap when one is removed', async () => {
    await act(database.sql, place.owner, (sql) => sql`delete from public.property_photos where id = ${a}`);
    expect(await shown()).toEqual([
      [c, 1],
      [b, 2],
    ]);
  });

  it('are sixty at most, also when two come at once', async () => {
    const propertyId = await addProperty(database.sql, place.landlord, 'Llena');
    for (let n = 0; n < 59; n += 1) await add(randomUUID(), { propertyId });
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(add(randomUUID(), { propertyId }))));
    expect(outcomes.sort()).toEqual(['done', 'too_many_photos']);
    expect((await shown(propertyId)).map(([, position]) => position)).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    );
  });

  it('lie in the folder of their own property', async () => {
    const id = randomUUID();
    for (const path of [
      `${organizationId}/${randomUUID()}/${id}.webp`,
      pathOf(randomUUID()),
      `${id}.webp`,
      pathOf(id).replace('.webp', '.svg'),
    ])
      expect(await outcomeOf(add(id, { path })), path).toBe('23514');
  });

  it('are added by who may change the portfolio', async () => {
    expect(await outcomeOf(add(randomUUID(), { caller: caretaker }))).toBe(DENIED);
    expect(await outcomeOf(add(randomUUID(), { caller: stranger }))).toBe(DENIED);
  });
});

describe('the files of photos', () => {
  const put = (caller: Caller, name: string) =>
    act(
      database.sql,
      caller,
      (sql) => sql`insert into storage.objects (bucket_id, name) values ('property-photos', ${name})`,
    );
  const names = async (caller: Caller) => {
    const rows = await act(
      database.sql,
      caller,
      (sql) => sql`select name from storage.objects where bucket_id = 'property-photos'`,
    );
    return rows.map((row) => row.name as string).sort((a, b) => a.length - b.length);
  };

  it('are put by portfolio writers into folders of their organization, under the name of a photo', async () => {
    const name = pathOf(randomUUID());
    const small = name.replace('.webp', '-small.webp');
    for (const path of [name, small]) expect(await outcomeOf(put(place.owner, path))).toBe('done');
    for (const caller of [caretaker, stranger])
      expect(await outcomeOf(put(caller, pathOf(randomUUID())))).toBe(DENIED);
    for (const wrong of [
      'x.webp',
      `${organizationId}/x.webp`,
      `${organizationId}/${place.propertyId}/foto.webp`,
      pathOf(randomUUID()).replace('.webp', '.html'),
      pathOf(randomUUID()).replace('.webp', '-large.webp'),
    ])
      expect(await outcomeOf(put(place.owner, wrong)), wrong).toBe(DENIED);
    expect(await names(place.owner)).toEqual([name, small]);
    expect(await names(caretaker)).toEqual([name, small]);
    expect(await names(stranger)).toEqual([]);
  });

  it('are removed by portfolio writers alone, and never overwritten', async () => {
    const remove = (caller: Caller) =>
      rehearse(
        database.sql,
        caller,
        (sql) => sql`delete from storage.objects where bucket_id = 'property-photos' returning id`,
      );
    expect(await remove(caretaker)).toHaveLength(0);
    expect(await remove(stranger)).toHaveLength(0);
    expect(await remove(place.owner)).toHaveLength(2);
    const rename = rehearse(
      database.sql,
      place.owner,
      (sql) => sql`update storage.objects set name = name where bucket_id = 'property-photos' returning id`,
    );
    expect(await rename).toHaveLength(0);
  });
});
