import { describe, expect, it } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import { runEach, runEvery } from './run-each.ts';

const ids = Array.from({ length: 10 }, (_, n) => String(n));

describe('runEach', () => {
  it('goes on after those that are in use, and names them', async () => {
    const outcome = await runEach(ids, async (id) => {
      if (id === '3' || id === '8') throw new AppError('invalid', 'in_use');
    });
    expect(outcome.inUse).toEqual(['3', '8']);
    expect(outcome.done).toEqual(ids.filter((id) => id !== '3' && id !== '8'));
  });

  it('stops at any other failure', async () => {
    const tried: string[] = [];
    const work = runEach(ids, async (id) => {
      tried.push(id);
      if (id === '1') throw new AppError('offline', 'offline');
    });
    await expect(work).rejects.toMatchObject({ kind: 'offline' });
    expect(tried).toEqual(['0', '1', '2', '3']);
  });

  it('does nothing for none', async () => {
    expect(await runEach([], () => Promise.reject(new Error('never')))).toEqual({ done: [], inUse: [] });
  });
});

it('runEvery stops at none, and says of each that is refused why', async () => {
  const outcome = await runEvery(ids, async (id, index) => {
    if (index === 3 || id === '8') throw new AppError('conflict', `code_${id}`);
  });
  expect(outcome.done).toEqual(ids.filter((id) => id !== '3' && id !== '8'));
  expect(outcome.refused.map(({ id, error }) => [id, error.code])).toEqual([
    ['3', 'code_3'],
    ['8', 'code_8'],
  ]);
});
