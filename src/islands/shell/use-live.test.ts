import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { catchUp } from './use-live.ts';

vi.mock('#src/data/client.ts', () => ({ getClient: () => ({}) }));

const KEY = ['bills'];
let stopShowing: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  stopShowing = [];
});
afterEach(() => {
  for (const stop of stopShowing) stop();
  vi.useRealTimers();
});

/** A screen that shows a query whose answer takes `ms`; how often it was read. */
function show(client: QueryClient, queryKey: readonly string[], ms = 0) {
  const read = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, ms, 'row')));
  const observer = new QueryObserver(client, { queryKey, queryFn: read });
  stopShowing.push(observer.subscribe(() => undefined));
  return read;
}

/** One that is listened to half a second after it opened. */
async function showAndListen(ms = 0) {
  const client = createQueryClient();
  const read = show(client, KEY, ms);
  await vi.advanceTimersByTimeAsync(500);
  return { client, read, callOff: catchUp(client, () => [KEY]) };
}

it('reads at once what was read a while before it is listened to, and nothing else', async () => {
  const client = createQueryClient();
  const read = show(client, [...KEY, 'list']);
  const other = show(client, ['rates']);
  await vi.advanceTimersByTimeAsync(5_100);
  catchUp(client, () => [KEY]);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});

it('does not call old what another call is about to answer', async () => {
  const client = createQueryClient();
  client.getQueryCache().build(client, { queryKey: KEY });
  catchUp(client, () => [KEY]);
  await vi.advanceTimersByTimeAsync(200);
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(false);
});

it('reads what was read just before once more, but not at once', async () => {
  const { read } = await showAndListen();
  await vi.advanceTimersByTimeAsync(5_900);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads what is being read once more after it, and no more than that', async () => {
  const { read } = await showAndListen(1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not read again what was read meanwhile because of a change', async () => {
  const { client, read } = await showAndListen();
  await vi.advanceTimersByTimeAsync(1_000);
  void client.invalidateQueries({ queryKey: KEY });
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not read for a screen that was left', async () => {
  const { read, callOff } = await showAndListen();
  await vi.advanceTimersByTimeAsync(2_000);
  callOff();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(1);
});
