import { request as httpRequest } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { createPortfolio, type Portfolio } from '#tests/contract/portfolio.ts';
import { dataOf, useProject } from '#tests/contract/project.ts';

// Uploads that go on where they were cut: tus 1.0, as src/data/foundation/uploads/send-file.ts speaks it.

const project = useProject();
let portfolio: Portfolio;
let folder: string;

const bucket = 'payment-proofs';
const OFFSET_TYPE = 'application/offset+octet-stream';
const SIZE = 300_000;
const content = Uint8Array.from({ length: SIZE }, (_, index) => index % 251);

beforeAll(async () => {
  portfolio = await createPortfolio(project);
  folder = `${portfolio.organizationId}/${portfolio.leaseId}`;
});

type User = Pick<Portfolio['tenant'], 'client'>;

async function headersOf({ client }: User): Promise<Record<string, string>> {
  const { data } = await client.auth.getSession();
  return {
    apikey: project.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'tus-resumable': '1.0.0',
  };
}

interface Begun {
  name: string;
  type?: string;
  size?: number;
}

async function begin(user: User, { name, type = 'image/png', size = SIZE }: Begun): Promise<Response> {
  const said = { bucketName: bucket, objectName: `${folder}/${name}`, contentType: type, cacheControl: '60' };
  const metadata = Object.entries(said).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  return fetch(`${project.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...(await headersOf(user)),
      'upload-length': String(size),
      'upload-metadata': metadata.join(','),
    },
  });
}

async function addressOf(user: User, begun: Begun): Promise<string> {
  const response = await begin(user, begun);
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

async function add(user: User, address: string, offset: number, piece: Uint8Array): Promise<Response> {
  const headers = {
    ...(await headersOf(user)),
    'upload-offset': String(offset),
    'content-type': OFFSET_TYPE,
  };
  return fetch(address, { method: 'PATCH', headers, body: piece as BodyInit });
}

async function offsetOf(user: User, address: string): Promise<number> {
  const response = await fetch(address, { method: 'HEAD', headers: await headersOf(user) });
  expect(response.status).toBe(200);
  expect(response.headers.get('upload-length')).toBe(String(SIZE));
  return Number(response.headers.get('upload-offset'));
}

async function storedBytes(name: string): Promise<Uint8Array> {
  const file = dataOf(await portfolio.owner.client.storage.from(bucket).download(`${folder}/${name}`));
  expect(file.type).toBe('image/png');
  return new Uint8Array(await file.arrayBuffer());
}

it('takes a file in pieces, and has it once the last one is there', async () => {
  const { tenant } = portfolio;
  const address = await addressOf(tenant, { name: 'pieces.png' });
  expect(await offsetOf(tenant, address)).toBe(0);
  const first = await add(tenant, address, 0, content.slice(0, 100_000));
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000']);
  expect(await offsetOf(tenant, address)).toBe(100_000);
  const files = portfolio.owner.client.storage.from(bucket);
  expect((await files.download(`${folder}/pieces.png`)).error).not.toBeNull();
  expect((await add(tenant, address, 100_000, content.slice(100_000))).status).toBe(204);
  expect(await storedBytes('pieces.png')).toEqual(content);
});

it('goes on from what arrived before the connection was cut', async () => {
  const { tenant } = portfolio;
  const address = await addressOf(tenant, { name: 'cut.png' });
  const headers = {
    ...(await headersOf(tenant)),
    'upload-offset': '0',
    'content-type': OFFSET_TYPE,
    'content-length': String(SIZE),
  };
  await new Promise<void>((resolve) => {
    const sending = httpRequest(address, { method: 'PATCH', headers });
    sending.on('error', () => resolve());
    sending.on('close', () => resolve());
    sending.write(content.slice(0, 150_000), () => setTimeout(() => sending.destroy(), 300));
  });
  await expect.poll(() => offsetOf(tenant, address)).toBeGreaterThan(0);
  const offset = await offsetOf(tenant, address);
  expect(offset).toBeLessThan(SIZE);
  await expect.poll(async () => (await add(tenant, address, offset, content.slice(offset))).status).toBe(204);
  expect(await storedBytes('cut.png')).toEqual(content);
});

it('refuses what the policies and the bucket refuse, before anything is sent', async () => {
  const { tenant, stranger } = portfolio;
  expect((await begin(stranger, { name: 'theirs.png' })).status).toBe(403);
  expect((await begin(tenant, { name: 'page.html', type: 'text/html' })).status).toBe(415);
  expect((await begin(tenant, { name: 'large.png', size: 6 * 1024 * 1024 })).status).toBe(413);
  const address = await addressOf(tenant, { name: 'once.png' });
  await add(tenant, address, 0, content);
  expect((await begin(tenant, { name: 'once.png' })).status).toBe(409);
});

it('takes a piece only where it belongs', async () => {
  const { tenant, stranger } = portfolio;
  const address = await addressOf(tenant, { name: 'order.png' });
  expect((await add(tenant, address, 10, content.slice(10))).status).toBe(409);
  expect((await add(stranger, address, 0, content)).status).toBe(403);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(412);
  const headers = await headersOf(tenant);
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(204);
  expect((await fetch(address, { method: 'HEAD', headers })).status).toBe(404);
});
