import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forwardTo } from '#stack/site/forward.ts';

const UNCHANGING = 'public, max-age=31536000, immutable';
let runtime: Server;
let asked: string[];
let answer: ReturnType<typeof forwardTo>;

beforeAll(async () => {
  runtime = createServer((request, response) => {
    asked.push(request.url ?? '');
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
