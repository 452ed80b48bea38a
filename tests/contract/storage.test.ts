import { beforeAll, expect, it } from 'vitest';
import { createPortfolio, type Portfolio } from '#tests/contract/portfolio.ts';
import { dataOf, useProject } from '#tests/contract/project.ts';

const project = useProject();
let portfolio: Portfolio;
let folder: string;

const bucket = 'payment-proofs';
const png = (text = 'a picture') => new Blob([text], { type: 'image/png' });

beforeAll(async () => {
  portfolio = await createPortfolio(project);
  folder = `${portfolio.organizationId}/${portfolio.leaseId}`;
});

const files = (user: { client: Portfolio['owner']['client'] }) => user.client.storage.from(bucket);

async function upload(name: string, content = png()): Promise<string> {
  const { path } = dataOf(await files(portfolio.tenant).upload(`${folder}/${name}`, content));
  return path;
}

it('takes a file where the policies allow it, and gives it back', async () => {
  const path = await upload('first.png', png('the first'));
  const content = dataOf(await files(portfolio.owner).download(path));
  expect(content.type).toBe('image/png');
  expect(await content.text()).toBe('the first');
});

it('refuses uploads outside of the own folder, and without a user', async () => {
  for (const user of [portfolio.stranger, { client: project.client() }]) {
    const { error } = await files(user).upload(`${folder}/theirs.png`, png());
    expect(error).toMatchObject({
      statusCode: '403',
      message: expect.stringContaining('row-level security'),
    });
  }
});

it('does not overwrite by default', async () => {
  const path = await upload('once.png', png('kept'));
  const { error } = await files(portfolio.tenant).upload(path, png('lost'));
  expect(error).toMatchObject({ statusCode: '409' });
  expect(await dataOf(await files(portfolio.owner).download(path)).text()).toBe('kept');
});

it('replaces a file when the service asks for it', async () => {
  const path = await upload('replaced.png', png('old'));
  const { error } = await project.service().storage.from(bucket).upload(path, png('new'), { upsert: true });
  expect(error).toBeNull();
  expect(await dataOf(await files(portfolio.owner).download(path)).text()).toBe('new');
});

it('refuses kinds of content that the bucket does not take', async () => {
  const page = new Blob(['<script></script>'], { type: 'text/html' });
  const { error } = await files(portfolio.tenant).upload(`${folder}/page.html`, page);
  expect(error).toMatchObject({ statusCode: '415' });
});

it('refuses a file that is too large', async () => {
  const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' });
  const { error } = await files(portfolio.tenant).upload(`${folder}/large.png`, large);
  expect(error).toMatchObject({ statusCode: '413' });
});

it('refuses names that climb out of their folder', async () => {
  const { supabaseKey } = portfolio.tenant.client as unknown as { supabaseKey: string };
  const { data } = await portfolio.tenant.client.auth.getSession();
  // By hand, because a client resolves such a path before it sends it.
  const answer = await fetch(`${project.url}/storage/v1/object/${bucket}/${folder}/..%2F..%2Fescaped.png`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'image/png',
    },
    body: 'x',
  });
  expect(answer.status).toBe(400);
});

it('knows no bucket that does not exist', async () => {
  const { error } = await portfolio.tenant.client.storage.from('no-such-bucket').upload('a.png', png());
  expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
});

it('lists a folder for its readers, by name, and an empty one for others', async () => {
  await upload('list-b.png');
  await upload('list-a.png');
  const listed = dataOf(await files(portfolio.owner).list(folder, { search: 'list-' }));
  expect(listed.map((file) => file.name)).toEqual(['list-a.png', 'list-b.png']);
  expect(listed[0]?.metadata).toMatchObject({ mimetype: 'image/png', size: 9 });
  expect(dataOf(await files(portfolio.stranger).list(folder))).toEqual([]);
});

it('lists sub-folders as entries without an id', async () => {
  await upload('nested.png');
  const listed = dataOf(await files(portfolio.owner).list(portfolio.organizationId));
  expect(listed).toEqual([expect.objectContaining({ name: portfolio.leaseId, id: null })]);
});

it('tells about a file', async () => {
  const path = await upload('info.png');
  expect(dataOf(await files(portfolio.owner).info(path))).toMatchObject({
    size: 9,
    contentType: 'image/png',
  });
  expect((await files(portfolio.owner).exists(path)).data).toBe(true);
  expect((await files(portfolio.owner).exists(`${folder}/missing.png`)).data).toBe(false);
});

it('signs an address that works without a session', async () => {
  const path = await upload('signed.png', png('signed'));
  const { signedUrl } = dataOf(await files(portfolio.owner).createSignedUrl(path, 60));
  const answer = await fetch(signedUrl);
  expect(await answer.text()).toBe('signed');
  expect(answer.headers.get('content-type')).toBe('image/png');
});

it('names the file of a signed download', async () => {
  const path = await upload('named.png');
  const { signedUrl } = dataOf(
    await files(portfolio.owner).createSignedUrl(path, 60, { download: 'recibo.png' }),
  );
  const answer = await fetch(signedUrl);
  expect(answer.headers.get('content-disposition')).toContain('recibo.png');
});

it('refuses a signed address that was changed or has expired', async () => {
  const path = await upload('expired.png');
  const other = await upload('other.png');
  const { signedUrl } = dataOf(await files(portfolio.owner).createSignedUrl(path, 1));
  expect((await fetch(signedUrl.replace('expired.png', 'other.png'))).status).toBe(400);
  expect(other).toContain('other.png');
  await expect.poll(async () => (await fetch(signedUrl)).status, { timeout: 5000 }).toBe(400);
});

it('signs several at once, with an error for what cannot be read', async () => {
  const path = await upload('several.png');
  const signed = dataOf(await files(portfolio.owner).createSignedUrls([path, `${folder}/missing.png`], 60));
  expect(signed.map((entry) => [entry.path, entry.error === null])).toEqual([
    [path, true],
    [`${folder}/missing.png`, false],
  ]);
});

it('signs nothing for who may not read', async () => {
  const path = await upload('private.png');
  const { error } = await files(portfolio.stranger).createSignedUrl(path, 60);
  expect(error).toMatchObject({ statusCode: '404' });
});

it('signs an address for one upload', async () => {
  const path = `${folder}/signed-upload.png`;
  const { token } = dataOf(await files(portfolio.tenant).createSignedUploadUrl(path));
  const nobody = project.client().storage.from(bucket);
  expect((await nobody.uploadToSignedUrl(path, token, png('by link'))).error).toBeNull();
  expect((await nobody.uploadToSignedUrl(path, token, png('again'))).error).toMatchObject({
    statusCode: '409',
  });
  expect(await dataOf(await files(portfolio.owner).download(path)).text()).toBe('by link');
  const refused = await files(portfolio.stranger).createSignedUploadUrl(`${folder}/no.png`);
  expect(refused.error).toMatchObject({ statusCode: '403' });
});

it('removes nothing that the policies protect', async () => {
  const path = await upload('protected.png');
  for (const user of [portfolio.tenant, portfolio.owner, portfolio.stranger]) {
    expect(dataOf(await files(user).remove([path]))).toEqual([]);
  }
  expect((await files(portfolio.owner).exists(path)).data).toBe(true);
  const removed = dataOf(await project.service().storage.from(bucket).remove([path]));
  expect(removed.map((file) => file.name)).toEqual([path]);
});

it('lets the service move and copy', async () => {
  const service = project.service().storage.from(bucket);
  const path = await upload('move.png', png('moved'));
  expect((await service.move(path, `${folder}/moved.png`)).error).toBeNull();
  expect((await service.copy(`${folder}/moved.png`, `${folder}/copied.png`)).error).toBeNull();
  expect(await dataOf(await service.download(`${folder}/copied.png`)).text()).toBe('moved');
  expect((await service.download(path)).error).not.toBeNull();
  const refused = await files(portfolio.tenant).move(`${folder}/moved.png`, `${folder}/mine.png`);
  expect(refused.error).not.toBeNull();
});

it('shows buckets to the service only', async () => {
  expect(dataOf(await project.service().storage.listBuckets()).map((entry) => entry.id)).toContain(bucket);
  expect(dataOf(await portfolio.owner.client.storage.listBuckets())).toEqual([]);
  const { error } = await portfolio.owner.client.storage.createBucket('mine', { public: true });
  expect(error).toMatchObject({ statusCode: '403' });
});
