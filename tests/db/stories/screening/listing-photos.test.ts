import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit } from '#tests/support/portfolio.ts';
import { createScreeningPlay, publishListing, type ScreeningPlay } from '#tests/support/screening.ts';

const database = useDatabase();
let play: ScreeningPlay;
let other: ScreeningPlay;

beforeAll(async () => {
  play = await createScreeningPlay(database.sql, 'Anuncios');
  other = await createScreeningPlay(database.sql, 'Otra');
});

const newUnit = () =>
  addUnit(database.sql, play.place.landlord, play.place.propertyId, crypto.randomUUID().slice(0, 8));
const publish = (unitId: string) => publishListing(database.sql, play.place.owner, unitId);
const read = async (slug: string) => {
  const [row] = await act(database.sql, 'service', (sql) => sql`select public.read_listing(${slug}) as page`);
  return row?.page;
};

describe('photos of a listing', () => {
  const places = new Map<string, string>();
  const addPhoto = async (at = play) => {
    const id = crypto.randomUUID();
    const { organizationId } = at.place.landlord;
    const path = `${organizationId}/${at.place.propertyId}/${id}.webp`;
    await act(
      database.sql,
      at.place.owner,
      (sql) => sql`insert into public.property_photos (id, organization_id, property_id, path, caption)
        values (${id}, ${organizationId}, ${at.place.propertyId}, ${path}, 'Sala')`,
    );
    places.set(id, path);
    return id;
  };
  const choose = (unitId: string, photoIds: readonly string[] | null) =>
    outcomeOf(
      act(
        database.sql,
        play.place.owner,
        (sql) =>
          sql`select public.save_listing(${unitId}, 'Con fotos', 100, 'DOP', p_photo_ids => ${photoIds as string[] | null})`,
      ),
    );
  const shownOn = async (slug: string) => ((await read(slug))?.photos ?? []) as { name: string }[];
  const namesOf = (ids: readonly string[]) => ids.map((id) => `${id}.webp`);
  const find = async (slug: string, name: string) => {
    const [row] = await act(
      database.sql,
      'service',
      (sql) => sql`select public.find_listing_photo(${slug}, ${name}) as path`,
    );
    return row?.path as string | null;
  };

  it('1. are chosen of the property, stand in their order, and stay when a text alone is saved', async () => {
    const unit = await newUnit();
    const { slug } = await publish(unit);
    const [a, b, c] = [await addPhoto(), await addPhoto(), await addPhoto()];
    expect(await choose(unit, [c, a])).toBe('done');
    expect(await shownOn(slug)).toEqual(namesOf([c, a]).map((name) => ({ name, caption: 'Sala' })));
    expect(await choose(unit, [a, b, c])).toBe('done');
    expect(await choose(unit, null)).toBe('done');
    expect((await shownOn(slug)).map(({ name }) => name)).toEqual(namesOf([a, b, c]));
    expect(await choose(unit, [])).toBe('done');
    expect(await shownOn(slug)).toEqual([]);
  });

  it('2. are twelve at most, each once, and none of another property', async () => {
    const unit = await newUnit();
    const ids = await Promise.all(Array.from({ length: 13 }, () => addPhoto()));
    expect(await choose(unit, ids)).toBe('too_many_photos');
    expect(await choose(unit, ids.slice(1))).toBe('done');
    expect(await choose(unit, [ids[0] ?? '', ids[0] ?? ''])).toBe('photos_changed');
    expect(await choose(unit, [await addPhoto(other)])).toBe('photos_changed');
    expect(await choose(unit, [crypto.randomUUID()])).toBe('photos_changed');
    const [kept] = await database.sql`
      select count(*)::int from public.listing_photos s join public.listings l on l.id = s.listing_id where l.unit_id = ${unit}`;
    expect(kept?.count).toBe(12);
  });

  it('3. are found for visitors while the page is published and shows them, and at no other address', async () => {
    const unit = await newUnit();
    const { id, slug } = await publish(unit);
    const [shown, hidden] = [await addPhoto(), await addPhoto()];
    await choose(unit, [shown]);
    expect(await find(slug, `${shown}.webp`)).toBe(places.get(shown));
    expect(await find(slug, `${shown}-small.webp`)).toBe(places.get(shown)?.replace('.webp', '-small.webp'));
    expect(await find(slug, `${hidden}.webp`)).toBeNull();
    expect(await find(slug, `${hidden}-small.webp`)).toBeNull();
    expect(await find((await publish(await newUnit())).slug, `${shown}.webp`)).toBeNull();
    await act(database.sql, play.place.owner, (sql) => sql`select public.publish_listing(${id}, false)`);
    expect(await find(slug, `${shown}.webp`)).toBeNull();
  });

  it('4. leave the page when they are removed from the property', async () => {
    const unit = await newUnit();
    const { slug } = await publish(unit);
    const [gone, kept] = [await addPhoto(), await addPhoto()];
    await choose(unit, [gone, kept]);
    await act(
      database.sql,
      play.place.owner,
      (sql) => sql`delete from public.property_photos where id = ${gone}`,
    );
    expect((await shownOn(slug)).map(({ name }) => name)).toEqual(namesOf([kept]));
  });
});
