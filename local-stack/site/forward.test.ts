import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forwardTo } from '#stack/site/forward.ts';

const UNCHANGING = 'public, max-age=31536000, immutable';
let runtime: Server;
let asked: string[];
let seen: object;
let answer: ReturnType<typeof forwardTo>;

beforeAll(async () => {
  runtime = createServer((request, response) => {
    asked.push(request.url ?? '');
    seen = request.headers;
    const isMissing = request.url?.includes('missing');
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': 'text/javascript',
      'cache-control': request.url?.startsWith('/_astro/') ? UNCHANGING : 'no-cache',
    });
    response.end(`answer ${asked.length}`);
  });
  await new Promise<void>((resolve) => runtime.listen(0, '127.0.0.1', resolve));
  answer = forwardTo(new URL(`http://127.0.0.1:${(runtime.address() as AddressInfo).port}`));
});
afterAll(() => runtime.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await answer(new Request(`http://llavero.test${path}`, { headers }));
  return { text: await response.text(), response };
};

it('asks the runtime once for what is served as unchanging, and answers the same with the same headers', async () => {
  asked = [];
  expect((await get('/_astro/a.js')).text).toBe('answer 1');
  const { text, response } = await get('/_astro/a.js');
  expect(text).toBe('answer 1');
  expect(response.headers.get('cache-control')).toBe(UNCHANGING);
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(asked).toEqual(['/_astro/a.js']);
});

it.each([
  '//evil.example/x',
  '/%2F/evil.example',
  '/\\evil.example/x',
  '//user@evil.example:80/x',
  '///evil.example',
])('asks the runtime, and no other host, for %s', async (path) => {
  asked = [];
  const { response, text } = await get(path);
  expect([response.status, text]).toEqual([200, 'answer 1']);
  expect(asked).toHaveLength(1);
});

it('hands on nothing that was said for one connection', async () => {
  seen = {};
  const headers = { connection: 'x-mine', 'x-mine': '1', expect: '100-continue', 'keep-alive': 'timeout=5' };
  const said = { upgrade: 'h2c', te: 'trailers', 'transfer-encoding': 'chunked', 'x-kept': '2' };
  expect((await get('/es/', { ...headers, ...said })).response.status).toBe(200);
  expect(seen).toMatchObject({ 'x-kept': '2' });
  for (const name of ['x-mine', 'expect', 'upgrade', 'te']) expect(seen).not.toHaveProperty(name);
});

it('keeps no answer to a question, of which there are as many as anybody likes', async () => {
  asked = [];
  await get('/_astro/q.js?1');
  await get('/_astro/q.js?1');
  expect(asked).toHaveLength(2);
});

it.each([
  ['a page', '/es/', {}],
  ['what is not there', '/_astro/missing.js', {}],
  ['a part of a file', '/_astro/b.js', { range: 'bytes=0-3' }],
  ['a file that the reader has', '/_astro/c.js', { 'if-none-match': '"1"' }],
])('asks the runtime each time for %s', async (_, path, headers) => {
  asked = [];
  await get(path, headers);
  await get(path, headers);
  expect(asked).toEqual([path, path]);
});
