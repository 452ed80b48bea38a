import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

const url = 'https://api.example/rest/v1/units';
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcome(address = url, init?: RequestInit): Promise<number | Error> {
  const asked = fetchWithRetry(address, init).then(
    ({ status }) => status,
    (error: Error) => error,
  );
  await vi.runAllTimersAsync();
  return asked;
}

it.each([502, 503, 504])('asks again after %i, and takes the answer that comes', async (status) => {
  answers.mockResolvedValueOnce(new Response(null, { status })).mockResolvedValue(new Response('[]'));
  expect(await outcome()).toBe(200);
  expect(answers).toHaveBeenCalledTimes(2);
});

it('asks again after a network failure', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('[]'));
  expect(await outcome()).toBe(200);
});

it('asks three times and no more', async () => {
  answers.mockImplementation(async () => new Response(null, { status: 503 }));
  expect(await outcome()).toBe(503);
  expect(answers).toHaveBeenCalledTimes(3);
});

it.each([400, 401, 403, 404, 409, 429, 500])('takes %i for an answer', async (status) => {
  answers.mockImplementation(async () => new Response(null, { status }));
  expect(await outcome()).toBe(status);
  expect(answers).toHaveBeenCalledOnce();
});

it('does not wait for anything without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await outcome()).toBeInstanceOf(TypeError);
  expect(answers).toHaveBeenCalledOnce();
});

it('does not repeat what was called off', async () => {
  answers.mockRejectedValue(new DOMException('aborted', 'AbortError'));
  expect(await outcome(url, { signal: AbortSignal.abort() })).toBeInstanceOf(DOMException);
  expect(answers).toHaveBeenCalledOnce();
});

it('leaves the repeating of a renewal to the authentication library', async () => {
  answers.mockImplementation(async () => new Response(null, { status: 503 }));
  await outcome('https://api.example/auth/v1/token?grant_type=refresh_token');
  expect(answers).toHaveBeenCalledOnce();
});
