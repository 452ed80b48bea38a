import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rental } from '#src/i18n/dictionaries/screening/rental.es.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease, signUp } from './lease.ts';
import { someone, somewhere, visitorsOf } from './visitors.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const { headersFrom, submit, newestMailTo, linkIn } = visitorsOf(stack, worker);
let sql: Sql;
let scene: LeaseScene;
let address: string;
let listingId: string;
let photoPath: string;
let photoId: string;
const picture = await readFile('local-stack/demo/proof.jpg');

beforeAll(async () => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  scene = await makeLease(stack);
  const { unit_id, organization_id, property_id } = await made(
    scene.owner
      .from('leases')
      .select('unit_id, organization_id, property_id')
      .eq('id', scene.leaseId)
      .single(),
  );
  photoId = randomUUID();
  const path = `${organization_id}/${property_id}/${photoId}.jpg`;
  await made(
    scene.owner.storage
      .from('property-photos')
      .upload(path, new Blob([picture], { type: 'image/jpeg' }), { contentType: 'image/jpeg' }),
  );
  await made(
    scene.owner
      .from('property_photos')
      .insert({ id: photoId, organization_id, property_id, path, caption: '"><i>Sala' })
      .select(),
  );
  const id = await made(
    scene.owner.rpc('save_listing', {
      p_unit_id: unit_id,
      p_title_es: 'Casa <b>fresca</b>',
      p_rent_minor: 2_500_000,
      p_currency: 'DOP',
      p_description_es: '</script><script>alert(1)</script>',
      p_photo_ids: [photoId],
    }),
  );
  await made(scene.owner.rpc('publish_listing', { p_listing_id: id, p_is_active: true }));
  const { slug } = await made(scene.owner.from('listings').select('slug').eq('id', id).single());
  listingId = id;
  address = `/es/rentals/${slug}/`;
  photoPath = `/rentals/${slug}/photos/${photoId}.jpg`;
});
afterAll(() => sql.end());
beforeEach(async () => {
  await sql`delete from private.attempts`;
});

const right = (email: string) => ({ name: 'Ana Núñez', email, phone: '809-555-0101', consent: 'yes' });
const applicationsOf = (email: string) => sql`
  select a.status from public.applications a join public.application_applicants m on m.application_id = a.id
  where m.email = ${email}`;

describe('the page of a listing', () => {
  it('is made for each request and lets no words of a stranger become markup', async () => {
    const response = await worker.fetch(address);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(html).toContain('Casa &lt;b&gt;fresca&lt;/b&gt;');
    expect(html).not.toContain('<script>alert(1)</script>');
    expect(response.headers.get('content-security-policy')).toBeTruthy();
  });

  it.each(['/es/rentals/no-such-page/', '/en/rentals/no-such-page/', '/es/rentals/%3Cscript%3E/'])(
    '%s is not there',
    async (path) => {
      const response = await worker.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('noindex');
    },
  );
});

describe('a photo of a listing', () => {
  const setActive = (isActive: boolean) =>
    made(scene.owner.rpc('publish_listing', { p_listing_id: listingId, p_is_active: isActive }));

  it('is on the page, for people and for those who share it, and its file is for everybody', async () => {
    const html = await (await worker.fetch(address)).text();
    const small = photoPath.replace('.jpg', '-small.jpg');
    expect(html).toContain(`<img src="${small}" srcset="${small} 800w, ${photoPath} 1600w"`);
    expect(html).toContain(' alt="&quot;><i>Sala"');
    expect(html).toMatch(new RegExp(`property="og:image" content="[^"]+${photoPath}"`));
    const response = await worker.fetch(photoPath);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
  });

  it('has a small file beside it, or is sent whole for it', async () => {
    const small = photoPath.replace('.jpg', '-small.jpg');
    const bytesOf = async () => Buffer.from(await (await worker.fetch(small)).arrayBuffer());
    expect((await bytesOf()).equals(picture)).toBe(true);
    const { path } = await made(
      scene.owner.from('property_photos').select('path').eq('id', photoId).single(),
    );
    const content = Buffer.concat([picture, Buffer.from('small')]);
    await made(
      scene.owner.storage
        .from('property-photos')
        .upload(path.replace('.jpg', '-small.jpg'), new Blob([content], { type: 'image/jpeg' }), {
          contentType: 'image/jpeg',
        }),
    );
    expect((await bytesOf()).equals(content)).toBe(true);
  });

  it('is not there at other addresses, nor when the page was taken back', async () => {
    const slug = photoPath.split('/')[2];
    const paths = [
      photoPath.replace('.jpg', '.webp'),
      `/rentals/${slug}/photos/${randomUUID()}-small.jpg`,
      photoPath.replace('.jpg', '-large.jpg'),
      `/rentals/${slug}/photos/${randomUUID()}.jpg`,
      `/rentals/no-such-page/photos/${photoPath.split('/')[4]}`,
      `/rentals/${slug}/photos/..%2F..%2Fproof.jpg`,
    ];
    for (const path of paths) expect((await worker.fetch(path)).status).toBe(404);
    await setActive(false);
    expect((await worker.fetch(photoPath)).status).toBe(404);
    await setActive(true);
    expect((await worker.fetch(photoPath)).status).toBe(200);
  });
});

describe('the flyer', () => {
  const ask = (options: { token?: string; body?: BodyInit; id?: string; language?: string }) =>
    worker.fetch(`/api/listings/${options.id ?? listingId}/flyer.pdf?lang=${options.language ?? 'es'}`, {
      method: 'POST',
      headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
      ...(options.body && { body: options.body }),
    });

  it('is a PDF with the photo that was sent, for who may read the listing', async () => {
    const token = scene.ownerToken;
    const [plain, pictured] = [await ask({ token }), await ask({ token, body: picture, language: 'en' })];
    for (const response of [plain, pictured]) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    const [small, large] = [await plain.arrayBuffer(), await pictured.arrayBuffer()];
    expect(Buffer.from(small).subarray(0, 5).toString()).toBe('%PDF-');
    expect(large.byteLength - small.byteLength).toBeGreaterThan(picture.length / 2);
  });

  it('is for nobody else, of no other listing and with no other file', async () => {
    const token = scene.ownerToken;
    const stranger = await signUp(stack, someone());
    const statusOf = async (options: Parameters<typeof ask>[0]) => (await ask(options)).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ token: stranger.token })).toBe(404);
    expect(await statusOf({ token, id: randomUUID() })).toBe(404);
    expect(await statusOf({ token, id: 'x' })).toBe(400);
    expect(await statusOf({ token, body: 'not a photo' })).toBe(400);
    expect(await statusOf({ token, body: Buffer.alloc(1_500_001) })).toBe(413);
  });
});

describe('the sitemap of the listings', () => {
  it('names each published page in both languages, and asks the database once in ten minutes', async () => {
    const read = () => worker.fetch('/sitemap-rentals.xml');
    const response = await read();
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const slug = address.split('/')[3];
    for (const prefix of ['/es', '/en', '']) expect(text).toContain(`${prefix}/rentals/${slug}/</loc>`);
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    await sql`update public.listings set is_active = false`;
    expect(await (await worker.fetch('/sitemap-rentals.xml?again=1')).text()).toBe(text);
    expect((await worker.fetch(address)).status).toBe(404);
    await sql`update public.listings set is_active = true`;
    expect(await (await worker.fetch('/robots.txt')).text()).toContain('/sitemap-rentals.xml');
  });
});

describe('its form', () => {
  it('says what is wrong and keeps what was typed, and nothing is made', async () => {
    const response = await submit(address, { ...right('ana@'), name: '"><b>' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(rental.form.errors.email.invalid);
    expect(html).toContain('value="&quot;><b>"');
    expect(await sql`select 1 from public.applications where source = 'listing'`).toHaveLength(0);
  });

  it('is confirmed by a press and not by opening the link', async () => {
    const email = someone();
    const response = await submit(address, right(email));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain(rental.sent.title);
    const link = linkIn(await newestMailTo(email, 'application_confirm'), '/rentals/confirm/');
    for (let n = 0; n < 2; n += 1) expect((await worker.fetch(link)).status).toBe(200);
    expect(await applicationsOf(email)).toEqual([{ status: 'draft' }]);
    const token = new URL(link, stack.url).searchParams.get('token') ?? '';
    const confirmed = await submit('/es/rentals/confirm/', { token });
    expect([confirmed.status, await confirmed.text()]).toEqual([
      200,
      expect.stringContaining(rental.confirm.doneTitle),
    ]);
    expect(await applicationsOf(email)).toEqual([{ status: 'submitted' }]);
  });

  it('tells a program that all went well, and keeps nothing of it', async () => {
    const email = someone();
    const response = await submit(address, { ...right(email), website: 'https://spam.example' });
    expect(await response.text()).toContain(rental.sent.title);
    expect(await applicationsOf(email)).toEqual([]);
  });

  it('takes nothing from another site, and not without end from one client', async () => {
    const email = someone();
    const foreign = await worker.fetch(address, {
      method: 'POST',
      headers: { ...headersFrom(somewhere()), origin: 'https://evil.example' },
      body: new URLSearchParams(right(email)),
    });
    expect(foreign.status).not.toBe(200);
    expect(await applicationsOf(email)).toEqual([]);
    const client = somewhere();
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await submit(address, right(someone()), client)).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

it('the timer removes the files of forgotten applications', async () => {
  const { organization_id, property_id } = await made(
    scene.owner.from('leases').select('organization_id, property_id').eq('id', scene.leaseId).single(),
  );
  const application = await made(
    scene.owner.rpc('create_application', {
      p_request_id: randomUUID(),
      p_property_id: property_id,
      p_unit_id: null,
      p_applicants: [{ full_name: 'Luis Mota' }],
      p_currency: 'DOP',
    }),
  );
  const id = randomUUID();
  const row = { id, organization_id, application_id: application, kind: 'income' };
  await made(
    scene.owner.from('application_documents').insert({ ...row, file_name: 'a.pdf', file_type: 'pdf' }),
  );
  const path = `${organization_id}/${application}/${id}.pdf`;
  const files = scene.owner.storage.from('application-documents');
  const upload = await files.upload(path, new Blob(['%PDF-1.4'], { type: 'application/pdf' }), {
    contentType: 'application/pdf',
  });
  expect(upload.error).toBeNull();
  await sql`delete from public.applications where id = ${application}`;
  expect((await files.download(path)).error).toBeNull();
  expect(await worker.scheduled(new Date())).toMatchObject({ outcome: 'ok' });
  expect((await files.download(path)).error).not.toBeNull();
  expect(await sql`select 1 from private.files_to_remove`).toHaveLength(0);
});
