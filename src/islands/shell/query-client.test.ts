import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
