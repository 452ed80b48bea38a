import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How often a query asks that always fails in the same way. */
async function attemptsAfter(error: AppError): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const asked = createQueryClient()
    .fetchQuery({
      queryKey: ['always', error.kind],
      queryFn,
      retry: createQueryClient().getDefaultOptions().queries?.retry ?? 0,
    })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await asked;
  return queryFn.mock.calls.length;
}

it('keeps what was read for 300 seconds', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
});

it.each(['offline', 'unexpected', 'rate_limited'] as const)('asks once more after "%s"', async (kind) => {
  expect(await attemptsAfter(new AppError(kind, kind))).toBe(2);
});

it.each(['forbidden', 'not_found', 'conflict', 'invalid'] as const)(
  'takes "%s" for an answer',
  async (kind) => {
    expect(await attemptsAfter(new AppError(kind, kind))).toBe(1);
  },
);

const BILL = ['bills', 'one'];

/** A screen that shows the bill. */
function show(client: ReturnType<typeof createQueryClient>, queryFn: () => Promise<unknown>) {
  return new QueryObserver(client, { queryKey: BILL, queryFn }).subscribe(() => undefined);
}

describe('a change that is told while the first answer is on its way', () => {
  it('is on the screen after it, however often it was told', async () => {
    const client = createQueryClient();
    const first = Promise.withResolvers<string>();
    const read = vi.fn(async () => 'approved').mockImplementationOnce(() => first.promise);
    show(client, read);
    for (let told = 0; told < 3; told += 1) void client.invalidateQueries({ queryKey: ['bills'] });
    first.resolve('waiting');
    await vi.runAllTimersAsync();
    expect(client.getQueryData(BILL)).toBe('approved');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read when the screen that left meanwhile comes back', async () => {
    const client = createQueryClient();
    const first = Promise.withResolvers<string>();
    const read = vi.fn(async () => 'approved').mockImplementationOnce(() => first.promise);
    const leave = show(client, read);
    leave();
    void client.invalidateQueries({ queryKey: ['bills'] });
    first.resolve('waiting');
    await vi.advanceTimersByTimeAsync(0);
    show(client, read);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(BILL)).toBe('approved');
  });

  it('costs nothing where nothing is asked again', async () => {
    const client = createQueryClient();
    const read = vi.fn(async () => 'waiting');
    show(client, read);
    void client.invalidateQueries({ queryKey: ['bills'], refetchType: 'none' });
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledOnce();
  });
});

it('shows what is true in the end, whenever changes are told and however long answers take', async () => {
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  for (let seed = 1; seed <= 150; seed += 1) {
    const upTo = numbersFrom(seed);
    const client = createQueryClient();
    let truth = 0;
    const read = async () => {
      await wait(upTo(60));
      const seen = truth;
      await wait(upTo(60));
      return seen;
    };
    setTimeout(() => show(client, read), upTo(100));
    for (let changes = 0; changes < 4; changes += 1) {
      setTimeout(() => {
        truth += 1;
        setTimeout(() => void client.invalidateQueries({ queryKey: ['bills'] }), upTo(20));
      }, upTo(300));
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(BILL), `seed ${seed}`).toBe(truth);
    client.clear();
  }
});

/** Numbers below a limit, the same for the same seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
