import { AuthClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RENEWED_BEFORE_END_MS } from '#src/domain/foundation/first-call.ts';

/** The limits of the specification's section 9 are the library's own: these hold it to them when it is upgraded. */
async function constants(): Promise<Record<string, number>> {
  const file = new URL('../../node_modules/@supabase/auth-js/dist/module/lib/constants.js', import.meta.url);
  return import(file.href);
}

const START = Date.parse('2026-11-21T12:00:00Z');
const HOUR_S = 3_600;
const answers = vi.fn<typeof fetch>();

const sessionUntil = (expiresAt: number) => ({
  access_token: 'a',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: HOUR_S,
  expires_at: expiresAt,
  user: { id: 'ana' },
});

function clientWith(expiresAt: number, autoRefreshToken = false): InstanceType<typeof AuthClient> {
  const entries = new Map([['key', JSON.stringify(sessionUntil(expiresAt))]]);
  return new AuthClient({
    url: 'https://api.example/auth/v1',
    storageKey: 'key',
    autoRefreshToken,
    fetch: answers,
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  answers.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('looks every 30 s, renews 90 s before the end, keeps the key set 10 minutes', async () => {
  expect(await constants()).toMatchObject({
    AUTO_REFRESH_TICK_DURATION_MS: 30_000,
    EXPIRY_MARGIN_MS: RENEWED_BEFORE_END_MS,
    JWKS_TTL: 600_000,
  });
});

it('renews a session that ends within 90 s, and leaves one alone that lasts longer', async () => {
  answers.mockImplementation(async () => Response.json(sessionUntil(START / 1_000 + HOUR_S)));
  await clientWith(START / 1_000 + 91).getSession();
  expect(answers).not.toHaveBeenCalled();
  await clientWith(START / 1_000 + 89).getSession();
  expect(answers).toHaveBeenCalledOnce();
});

it('tries a renewal again from 200 ms on, twice as long each time, within 30 s', async () => {
  const times: number[] = [];
  answers.mockImplementation(async () => {
    times.push(Date.now() - START);
    return new Response(null, { status: 503 });
  });
  const asked = clientWith(START / 1_000 - 1).getSession();
  await vi.advanceTimersByTimeAsync(60_000);
  const { data, error } = await asked;
  expect(times).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
  expect(data.session).toBeNull();
  expect(error?.name).toBe('AuthRetryableFetchError');
});

it('says that nobody is here, and nothing failed, when a session cannot be renewed because it was ended', async () => {
  const ended = { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
  answers.mockImplementation(async () => Response.json(ended, { status: 400 }));
  const client = clientWith(START / 1_000 - 1, true);
  expect(await client.getSession()).toEqual({ data: { session: null }, error: null });
  expect(answers).toHaveBeenCalledOnce();
  await client.stopAutoRefresh();
});
