import { expect, it } from 'vitest';
import { believable } from './auth-fetch.ts';

const refresh = 'https://api.example/auth/v1/token?grant_type=refresh_token';
const signIn = 'https://api.example/auth/v1/token?grant_type=password';
const session = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: 1,
  user: { id: 'ana' },
};
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'x-from': 'auth' } });

it.each([
  refresh,
  signIn,
  'https://api.example/auth/v1/verify',
  'https://api.example/auth/v1/signup?redirect_to=x',
  'https://api.example/auth/v1/factors/123/verify',
])('leaves when a session ends to the device’s own clock: %s', async (url) => {
  const answer = await believable(url, json(session));
  const { expires_at, ...rest } = session;
  expect(await answer.json()).toEqual(rest);
  expect(answer.headers.get('x-from')).toBe('auth');
});

it('changes no other answer', async () => {
  for (const url of ['https://api.example/rest/v1/units', 'https://api.example/auth/v1/user']) {
    const answer = json(session);
    expect(await believable(url, answer)).toBe(answer);
  }
});

it.each([
  ['too many requests', json({ error_code: 'over_request_rate_limit' }, 429)],
  ["a proxy's page", new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['a refusal without a reason', json({}, 404)],
])('takes %s for "not now" when a session is renewed', async (_, refusal) => {
  expect((await believable(refresh, refusal)).status).toBe(503);
});

it.each([
  ['refresh_token_not_found', 400],
  ['session_expired', 400],
  ['user_banned', 400],
])('believes the authentication server that a session is over: %s', async (error_code, status) => {
  const answer = await believable(refresh, json({ code: status, error_code, msg: 'over' }, status));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error_code });
});

it('passes a failing server on, whatever it says', async () => {
  const answer = new Response('oops', { status: 500 });
  expect(await believable(refresh, answer)).toBe(answer);
});

it('passes on what is no session', async () => {
  const answer = await believable(signIn, new Response('<html>', { status: 200 }));
  expect(await answer.text()).toBe('<html>');
});
