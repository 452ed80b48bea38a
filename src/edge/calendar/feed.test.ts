import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarFeed } from './feed.ts';

const TOKEN = 'a'.repeat(64);
const settings = {
  supabaseUrl: 'https://database.example.com',
  publishableKey: 'public',
  secretKey: 'secret',
  siteUrl: 'https://llavero.example.com',
};
/** What the database was asked, one a call. */
let asked: { p_if_none_match?: string | null }[];
let language: string;

beforeEach(() => {
  asked = [];
  language = 'es';
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    asked.push(body);
    return Response.json({
      ...{ etag: 'b1', name: 'Mi celular', organization: 'Caribe', time_zone: 'America/Santo_Domingo' },
      ...{ is_tenant: false, language, changed_at: '2026-05-15T10:00:00Z' },
      entries: body.p_if_none_match === 'b1' ? null : [],
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (headers: Record<string, string> = {}) =>
  calendarFeed(`${TOKEN}.ics`, new Request('https://llavero.example.com/', { headers }), settings);

it('answers 304 after one question to the database, and a file after one too', async () => {
  const first = await read();
  expect([first.status, asked.length]).toEqual([200, 1]);
  const again = await read({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text(), asked.length]).toEqual([304, '', 2]);
  expect(asked[1]?.p_if_none_match).toBe('b1');
});

it('asks again where a program has the same entries in another language', async () => {
  const etag = (await read()).headers.get('etag') ?? '';
  language = 'en';
  const other = await read({ 'if-none-match': etag });
  expect([other.status, asked.length]).toEqual([200, 3]);
  expect(other.headers.get('etag')).not.toBe(etag);
});
