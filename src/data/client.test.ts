import { beforeEach, describe, expect, it, vi } from 'vitest';

const START = Date.parse('2026-11-21T12:00:00Z');
const requests: { url: string; headers: Record<string, string> }[] = [];
const library = {
  getSession: vi.fn(async () => ({ data: { session: sessionOf('renewed', 3_600) }, error: null })),
  onAuthStateChange: vi.fn((_listener: (event: string, session: unknown) => void) => ({
    data: { subscription: { unsubscribe: vi.fn() } },
  })),
};
const createAuthClient = vi.fn((_options: object) => library);
vi.mock('./auth-library.ts', () => ({ createAuthClient }));

const live: unknown[][] = [];
vi.mock('@supabase/realtime-js', () => ({
  RealtimeClient: class {
    readonly #settings: { accessToken: () => Promise<string> };
    constructor(address: string, settings: { accessToken: () => Promise<string> }) {
      this.#settings = settings;
      live.push(['opened', address]);
    }
    async setAuth(token?: string) {
      live.push(['token', token ?? (await this.#settings.accessToken())]);
    }
  },
}));

function sessionOf(token: string, seconds: number) {
  return { access_token: token, expires_at: START / 1_000 + seconds, user: { id: 'ana' } };
}

/** A page that is opened anew, with this session in its storage. */
async function open(session: object | null, hash = '') {
  vi.resetModules();
  const stored = session && JSON.stringify(session);
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('window', { location: { origin: 'https://llavero.example', hash } });
  return import('./client.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.clearAllMocks();
  requests.length = 0;
  live.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: Object.fromEntries(new Headers(init.headers)) });
    return Response.json([]);
  });
});

describe('the session', () => {
  it('is the stored one while it lasts, without the library', async () => {
    const { getSession } = await open(sessionOf('stored', 91));
    expect((await getSession()).data.session?.access_token).toBe('stored');
    expect(createAuthClient).not.toHaveBeenCalled();
  });

  it('is nobody’s when nothing is stored, without the library', async () => {
    const { getSession } = await open(null);
    expect((await getSession()).data.session).toBeNull();
    expect(createAuthClient).not.toHaveBeenCalled();
  });

  it.each([
    ['is about to end', sessionOf('stored', 89), ''],
    ['does not say when it ends', { access_token: 'stored', user: { id: 'ana' } }, ''],
    ['comes with the address', null, '#access_token=a'],
  ])('is asked of the library when it %s', async (_when, session, hash) => {
    const { getSession } = await open(session, hash);
    expect((await getSession()).data.session?.access_token).toBe('renewed');
  });

  it('is the library’s from the moment at which it is there', async () => {
    const { authClient, getSession } = await open(sessionOf('stored', 3_600));
    await authClient();
    expect((await getSession()).data.session?.access_token).toBe('renewed');
    await authClient();
    expect(createAuthClient).toHaveBeenCalledOnce();
  });
});

describe('requests', () => {
  it('carry the session’s token', async () => {
    const { getClient } = await open(sessionOf('stored', 3_600));
    await getClient().from('units').select('id');
    expect(String(requests[0]?.url)).toBe('https://llavero.example/rest/v1/units?select=id');
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer stored' });
  });

  it('carry the public key without a session', async () => {
    const { getClient } = await open(null);
    await getClient().from('units').select('id');
    const key = requests[0]?.headers.apikey;
    expect(key).toMatch(/^sb_publishable_/);
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });
});

describe('listeners', () => {
  it('hear what the library says, whether they came before it or after, until they stop', async () => {
    const { authClient, onAuthChange } = await open(null);
    const [early, gone, late] = [vi.fn(), vi.fn(), vi.fn()];
    onAuthChange(early);
    onAuthChange(gone)();
    await authClient();
    const stop = onAuthChange(late);
    expect(library.onAuthStateChange.mock.calls.map(([listener]) => listener)).toEqual([early, late]);
    stop();
    const { unsubscribe } = library.onAuthStateChange.mock.results[1]?.value.data.subscription ?? {};
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

describe('live changes', () => {
  it('have the token before a channel is opened, and each new one', async () => {
    const { authClient, realtimeClient } = await open(sessionOf('stored', 3_600));
    await realtimeClient();
    expect(live).toEqual([
      ['opened', 'wss://llavero.example/realtime/v1'],
      ['token', 'stored'],
    ]);
    await authClient();
    library.onAuthStateChange.mock.calls[0]?.[0]('TOKEN_REFRESHED', sessionOf('next', 3_600));
    expect(live.at(-1)).toEqual(['token', 'next']);
  });
});
