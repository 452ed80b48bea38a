import { afterEach, expect, it, vi } from 'vitest';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { FIRST_CALL, type FirstCall } from '#src/domain/foundation/first-call.ts';
import { askFirst } from './ask-first.ts';

afterEach(() => vi.unstubAllGlobals());

interface Opened {
  readonly path?: string;
  readonly hash?: string;
  readonly lasts?: number;
  readonly isOnline?: boolean;
  readonly tab?: Record<string, string>;
  readonly browser?: Record<string, string>;
  readonly status?: number;
}

/** Opens a page of somebody with a session that lasts so many seconds. */
function open({ path = '/owner-dashboard/', hash = '', lasts = 600, isOnline = true, ...rest }: Opened = {}) {
  const { tab = {}, browser = {}, status = 200 } = rest;
  const session = { access_token: 'a', expires_at: Date.now() / 1_000 + lasts };
  const storage = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
  const fetched = vi.fn(async (..._: [string, RequestInit]) => new Response('{"home":null}', { status }));
  const page: Record<string, unknown> = { location: { origin: 'https://llavero.example' } };
  vi.stubGlobal('location', { pathname: path, hash });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.stubGlobal('localStorage', storage({ [AUTH_STORAGE_KEY]: JSON.stringify(session), ...browser }));
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', fetched);
  askFirst();
  return { fetched, call: page[FIRST_CALL] as FirstCall | undefined };
}
const bodyOf = ({ fetched }: ReturnType<typeof open>) => JSON.parse(String(fetched.mock.calls[0]?.[1].body));

it('asks as the reader, for the home where the address is the home', async () => {
  const opened = open();
  const [address, { headers }] = opened.fetched.mock.calls[0] ?? ['', {}];
  expect(address).toBe('https://llavero.example/rest/v1/rpc/start_overview');
  expect(headers).toMatchObject({ authorization: 'Bearer a' });
  expect(bodyOf(opened)).toMatchObject({ p_area: 'owner', p_organization_id: null, p_shows_home: true });
  expect(opened.call).toMatchObject({ token: 'a' });
  expect(await opened.call?.answer).toEqual({ home: null });
  expect(bodyOf(open({ path: '/owner-dashboard/units' }))).toMatchObject({ p_shows_home: false });
});

it('asks for the organization that the tab chose, else the browser', () => {
  const browser = { active_organization: 'b' };
  expect(bodyOf(open({ browser }))).toMatchObject({ p_organization_id: 'b' });
  expect(bodyOf(open({ browser, tab: { active_organization: 't' } }))).toMatchObject({
    p_organization_id: 't',
  });
});

it('asks for the lease that the tab of a tenant chose, and for nothing else in the administration', () => {
  const path = '/tenant-dashboard/';
  const tenant = bodyOf(open({ path, tab: { chosen_lease: 'l' }, browser: { active_organization: 'b' } }));
  expect(tenant).toMatchObject({ p_area: 'tenant', p_lease_id: 'l', p_shows_home: true });
  expect(tenant).not.toHaveProperty('p_organization_id');
  expect(bodyOf(open({ path: '/tenant-dashboard/payments' }))).toMatchObject({ p_shows_home: false });
  expect(bodyOf(open({ path: '/admin/' }))).toEqual({
    p_area: 'admin',
    p_at: expect.any(String),
    p_shows_home: true,
  });
});

it.each<[string, Opened]>([
  ['outside the areas', { path: '/login/' }],
  ['with a session that is about to end', { lasts: 60 }],
  ['where the address brings another session', { hash: '#access_token=x' }],
  ['without a connection', { isOnline: false }],
  ['with something else in the session’s place', { browser: { [AUTH_STORAGE_KEY]: 'nonsense' } }],
])('asks for nothing %s', (_, visit) => {
  const { fetched, call } = open(visit);
  expect(fetched).not.toHaveBeenCalled();
  expect(call).toBeUndefined();
});

it('has no answer where the server refuses', async () => {
  expect(await open({ status: 401 }).call?.answer).toBeNull();
});
