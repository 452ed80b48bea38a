import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { FIRST_CALL } from '#src/domain/foundation/first-call.ts';
import { fromFirstCall } from './first-answer.ts';

const stored = new Map<string, string>();
const signIn = (token: string) =>
  stored.set(AUTH_STORAGE_KEY, JSON.stringify({ access_token: token, user: { id: 'ana' } }));
const answered = { profile: { full_name: 'Ana' }, memberships: [{ is_closed: false }], home: null };

function asked(answer: Promise<unknown> = Promise.resolve(answered), token = 'a', ago = 0): void {
  vi.stubGlobal(FIRST_CALL, { token, askedAt: performance.now() - ago, answer });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  signIn('a');
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('gives each part once, in the product’s names', async () => {
  asked();
  expect(await fromFirstCall('profile')).toEqual({ fullName: 'Ana' });
  expect(await fromFirstCall('memberships')).toEqual([{ isClosed: false }]);
  expect(await fromFirstCall('profile')).toBeUndefined();
});

it('has nothing where nothing was asked for, was answered, or is in it', async () => {
  expect(await fromFirstCall('profile')).toBeUndefined();
  asked(Promise.resolve(null));
  expect(await fromFirstCall('profile')).toBeUndefined();
  asked();
  expect(await fromFirstCall('home')).toBeUndefined();
});

it('gives nothing that was asked for with another token, also when it changes meanwhile', async () => {
  asked(Promise.resolve(answered), 'of-before-the-second-factor');
  expect(await fromFirstCall('memberships')).toBeUndefined();
  let answer: (value: unknown) => void = () => undefined;
  asked(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const waiting = fromFirstCall('memberships');
  signIn('b');
  answer(answered);
  expect(await waiting).toBeUndefined();
});

it('gives nothing once its reader has signed out', async () => {
  asked();
  stored.clear();
  expect(await fromFirstCall('memberships')).toBeUndefined();
});

it('gives nothing that was read a while ago', async () => {
  asked(Promise.resolve(answered), 'a', 31_000);
  expect(await fromFirstCall('profile')).toBeUndefined();
});
