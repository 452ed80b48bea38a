import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
beforeEach(async () => {
  await database.sql`delete from private.attempts`;
});

const newUnit = () =>
  addUnit(database.sql, play.place.landlord, play.place.propertyId, crypto.randomUUID().slice(0, 8));
const publish = async () => publishListing(database.sql, play.place.owner, await newUnit());
const setActive = (id: string, isActive: boolean, who = play.place.owner) =>
  outcomeOf(act(database.sql, who, (sql) => sql`select public.publish_listing(${id}, ${isActive})`));
const read = async (slug: string) => {
  const [row] = await act(database.sql, 'service', (sql) => sql`select public.read_listing(${slug}) as page`);
  return row?.page;
};
const save = (unitId: string, title: string, who = play.place.owner) =>
  act(database.sql, who, async (sql) => {
    const [row] = await sql`select public.save_listing(${unitId}, ${title}, 100, 'DOP') as id`;
    return row?.id as string;
  });
const apply = (
  slug: string,
  email = 'ana@example.test',
  client = '192.0.2.1',
  consent: string | null = '2026-11',
) =>
  act(database.sql, 'service', async (sql) => {
    const applicant = { full_name: 'Ana Núñez', email, phone: '+18095550101', is_primary: false };
    const [row] = await sql`
      select public.apply_to_listing(${slug}, 'es', ${sql.json(applicant)}, '2031-01-01', 'Hola', ${consent}, ${client}) as answer`;
    return row?.answer as string;
  });
const applicationsOf = async (listingId: string) => [
  ...(await database.sql`
    select a.id, a.status, a.source, a.rent_minor, m.email, m.is_primary, m.consent_version from public.applications a
    join public.application_applicants m on m.application_id = a.id
    join public.listings l on l.unit_id = a.unit_id where l.id = ${listingId}`),
];
const confirm = async (token: string) => {
  const [row] = await act(
    database.sql,
    'service',
    (sql) => sql`select public.confirm_application(${token}) as answer`,
  );
  return row?.answer;
};
const mailedToken = async (applicationId: string) => {
  const [row] = await database.sql`
    select parameters ->> 'token' as token from private.outgoing_messages where dedupe_key like ${`application/${applicationId}/%`}`;
  return row?.token as string;
};

describe('a listing', () => {
  it('1. has an address made of its first title, which stays', async () => {
    const unit = await newUnit();
    const id = await save(unit, '¡Penthouse en Piantini, 3 habs!');
    const slugOf = async () =>
      (await database.sql`select slug from public.listings where id = ${id}`)[0]?.slug;
    const slug = await slugOf();
    expect(slug).toMatch(/^penthouse-en-piantini-3-habs-[0-9a-f]{10}$/);
    expect(await save(unit, 'Otro título')).toBe(id);
    expect(await slugOf()).toBe(slug);
  });

  it('2. of a title without a letter has an address too', async () => {
    const id = await save(await newUnit(), '★★★');
    const [row] = await database.sql`select slug from public.listings where id = ${id}`;
    expect(row?.slug).toMatch(/^[0-9a-f]{10}$/);
  });

  it('3. is seen by visitors while it is published, without street, unit or tenant', async () => {
    const { id, slug } = await publish();
    const page = await read(slug);
    expect(page).toMatchObject({
      title_es: 'Apartamento céntrico',
      rent_minor: 2_500_000,
      landlord: 'Anuncios',
    });
    expect(Object.keys(page).filter((key) => /street|label|reference|tenant|id$/.test(key))).toEqual([]);
    expect(await setActive(id, false)).toBe('done');
    expect(await read(slug)).toBeNull();
    expect(await read('no-such-page')).toBeNull();
  });

  it('4. of an archived unit or a closed organization is not seen', async () => {
    const unit = await newUnit();
    const { id, slug } = await publishListing(database.sql, play.place.owner, unit);
    await act(
      database.sql,
      play.place.owner,
      (sql) => sql`update public.units set archived_at = now() where id = ${unit}`,
    );
    expect(await read(slug)).toBeNull();
    expect(await setActive(id, true)).toBe('unit_archived');
    expect(await outcomeOf(save(unit, 'X'))).toBe('unit_archived');
    const second = await publish();
    await database.sql`update public.organizations set closed_at = now() where id = ${play.place.landlord.organizationId}`;
    expect(await read(second.slug)).toBeNull();
    await database.sql`update public.organizations set closed_at = null where id = ${play.place.landlord.organizationId}`;
  });

  it('5. is written and published by its own organization alone', async () => {
    const unit = await newUnit();
    const { id } = await publishListing(database.sql, play.place.owner, unit);
    expect(await outcomeOf(save(unit, 'Robado', other.place.owner))).toBe('not_found');
    expect(await setActive(id, false, other.place.owner)).toBe('not_found');
    expect(await play.change('update public.listings set is_active = false where id = $1', [id])).toBe(
      '42501',
    );
  });
});

describe('an application through a listing', () => {
  it('6. is a draft until its mail is answered, then received', async () => {
    const { id, slug } = await publish();
    expect(await apply(slug, 'ANA@Example.test')).toBe('received');
    const [made] = await applicationsOf(id);
    expect(made).toMatchObject({
      status: 'draft',
      source: 'listing',
      rent_minor: '2500000',
      email: 'ana@example.test',
      is_primary: true,
      consent_version: '2026-11',
    });
    expect(await confirm('x'.repeat(64))).toBe('unknown');
    const token = await mailedToken(made?.id);
    expect(await confirm(token)).toBe('confirmed');
    expect(await confirm(token)).toBe('confirmed');
    expect((await applicationsOf(id))[0]?.status).toBe('submitted');
    expect(await play.history(made?.id)).toEqual(['created', 'submitted']);
  });

  it('7. sent again answers the same, is one, and mails once a day', async () => {
    const { id, slug } = await publish();
    expect(await apply(slug)).toBe('received');
    expect(await apply(slug)).toBe('received');
    const [made, ...others] = await applicationsOf(id);
    expect(others).toEqual([]);
    const mails = () =>
      database.sql`select 1 from private.outgoing_messages where dedupe_key like ${`application/${made?.id}/%`}`;
    expect(await mails()).toHaveLength(1);
    // As if the first one had gone out yesterday, and its link had run out.
    await database.sql`
      update private.outgoing_messages set dedupe_key = ${`application/${made?.id}/2020-01-01`}
      where dedupe_key like ${`application/${made?.id}/%`}`;
    await database.sql`
      update private.listing_applications set expires_at = now() - interval '1 minute' where application_id = ${made?.id}`;
    await apply(slug);
    expect(await mails()).toHaveLength(2);
    expect(await confirm(await mailedToken(made?.id))).toBe('confirmed');
    await apply(slug);
    expect(await mails()).toHaveLength(2);
  });

  it('8. to a page that is not published is not taken', async () => {
    const { id, slug } = await publish();
    await setActive(id, false);
    expect(await apply(slug)).toBe('closed');
    expect(await applicationsOf(id)).toHaveLength(0);
  });

  it('9. needs an address and a consent, and cannot say what is not its own to say', async () => {
    const { id, slug } = await publish();
    expect(await outcomeOf(apply(slug, 'ana@'))).toBe('email_address_invalid');
    expect(await outcomeOf(apply(slug, 'ana@example.test', '192.0.2.1', null))).toBe('consent_missing');
    expect(await applicationsOf(id)).toHaveLength(0);
  });

  it('10. is limited by client and by address', async () => {
    const { slug } = await publish();
    for (let n = 0; n < 10; n += 1) await apply(slug, `a${n}@example.test`);
    expect(await outcomeOf(apply(slug, 'b@example.test'))).toBe('rate_limited');
    for (let n = 0; n < 5; n += 1) await apply(slug, 'eva@example.test', `198.51.100.${n}`);
    expect(await outcomeOf(apply(slug, 'eva@example.test', '198.51.100.9'))).toBe('rate_limited');
  });

  it('11. has a week to be confirmed, and is forgotten a week later', async () => {
    const { id, slug } = await publish();
    await apply(slug);
    const [made] = await applicationsOf(id);
    const tidy = (days: number) =>
      database.sql`select private.tidy_public_forms(now() + make_interval(days => ${days}))`;
    await database.sql`
      update private.listing_applications set expires_at = now() - interval '1 minute' where application_id = ${made?.id}`;
    expect(await confirm(await mailedToken(made?.id))).toBe('expired');
    await tidy(6);
    expect(await applicationsOf(id)).toHaveLength(1);
    await tidy(8);
    expect(await applicationsOf(id)).toHaveLength(0);
  });

  it('12. that the office took up is kept though nobody confirmed it', async () => {
    const { id, slug } = await publish();
    await apply(slug);
    const [made] = await applicationsOf(id);
    await play.move('submit_application', made?.id);
    await database.sql`select private.tidy_public_forms(now() + interval '60 days')`;
    expect((await applicationsOf(id))[0]?.status).toBe('submitted');
  });
});

describe('what search engines are told', () => {
  const listed = async (limit?: number) => {
    const [row] = await act(
      database.sql,
      'service',
      (sql) => sql`select public.list_published_listings(${limit ?? 16_000}) as pages`,
    );
    return row?.pages as { slug: string; changed_on: string }[];
  };
  const slugs = async () => (await listed()).map(({ slug }) => slug);

  it('13. is the published listings, the newest first, and nothing else of them', async () => {
    const older = await publish();
    const newer = await publish();
    await database.sql`update public.listings set published_at = now() + interval '1 hour' where id = ${newer.id}`;
    const draft = await save(await newUnit(), 'Borrador');
    const pages = await listed();
    expect(pages[0]).toEqual({ slug: newer.slug, changed_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(pages.map(({ slug }) => slug)).toContain(older.slug);
    const [row] = await database.sql`select slug from public.listings where id = ${draft}`;
    expect(pages.map(({ slug }) => slug)).not.toContain(row?.slug);
    expect(await listed(1)).toHaveLength(1);
    expect(await listed(-1)).toEqual([]);
  });

  it('14. is not one that was taken back, whose unit is archived or whose office is closed', async () => {
    const [taken, archived] = [await publish(), await publish()];
    await setActive(taken.id, false);
    await database.sql`
      update public.units set archived_at = now() where id = (select unit_id from public.listings where id = ${archived.id})`;
    expect(await slugs()).not.toContain(taken.slug);
    expect(await slugs()).not.toContain(archived.slug);
    const theirs = await publishListing(
      database.sql,
      other.place.owner,
      await addUnit(database.sql, other.place.landlord, other.place.propertyId, 'Z9'),
    );
    expect(await slugs()).toContain(theirs.slug);
    await database.sql`
      update public.organizations set closed_at = now()
      where id = (select organization_id from public.listings where id = ${theirs.id})`;
    expect(await slugs()).not.toContain(theirs.slug);
  });
});
