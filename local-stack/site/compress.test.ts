import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed, compressedAnew } from '#stack/site/compress.ts';

const TEXT = 'var a = 1;\n'.repeat(100);

const answerTo = (accepted: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  compressed(
    async () =>
      new Response(TEXT, { headers: { 'content-type': 'text/javascript', etag: '"1"', ...headers } }),
  )(new Request('http://llavero.test/_astro/a.js', { ...init, headers: { 'accept-encoding': accepted } }));

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
])('compresses for a reader of "%s" by %s', async (accepted, encoding) => {
  const answer = await answerTo(accepted);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('etag')).toBe('W/"1"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(TEXT.length / 5);
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  expect(plain.toString()).toBe(TEXT);
});

it.each<[string, string, Record<string, string>, RequestInit?]>([
  ['a reader of nothing compressed', 'identity', {}],
  ['one who refuses it', 'br;q=0, gzip;q=0', {}],
  ['a picture', 'br', { 'content-type': 'image/webp' }],
  ['what is made for one reader', 'br', { etag: '' }],
  ['what is compressed already', 'br', { 'content-encoding': 'zstd' }],
])('leaves as it is: %s', async (_, accepted, headers, init) => {
  const answer = await answerTo(accepted, headers, init);
  expect(answer.headers.get('content-encoding')).toBe(headers['content-encoding'] ?? null);
  expect(await answer.text()).toBe(TEXT);
});

it('gives a new version anew', async () => {
  let version = 1;
  const answer = compressed(async () => {
    const headers = { 'content-type': 'text/html', etag: `"${version}"` };
    return new Response(`${version} `.repeat(200), { headers });
  });
  const read = async () => {
    const request = new Request('http://llavero.test/es/', { headers: { 'accept-encoding': 'gzip' } });
    return gunzipSync(Buffer.from(await (await answer(request)).arrayBuffer())).toString();
  };
  expect(await read()).toMatch(/^1 1 /);
  expect(await read()).toMatch(/^1 1 /);
  version = 2;
  expect(await read()).toMatch(/^2 2 /);
});

it('compresses what is read for one reader anew, and leaves what is short', async () => {
  let rows = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, label: 'Apartamento' })));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-range': '0-199/*' };
  const answer = compressedAnew(async () => new Response(rows, { status: 206, headers }));
  const read = () =>
    answer(new Request('http://llavero.test/rest/v1/units', { headers: { 'accept-encoding': 'gzip' } }));
  const first = await read();
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe('0-199/*');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.length).toBeLessThan(rows.length / 5);
  expect(gunzipSync(bytes).toString()).toBe(rows);
  rows = '[]';
  const second = await read();
  expect(second.headers.get('content-encoding')).toBeNull();
  expect(await second.text()).toBe('[]');
});
