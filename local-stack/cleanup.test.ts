import { expect, it, vi } from 'vitest';
import { Cleanup } from '#stack/cleanup.ts';

it('undoes in the opposite order, once, past a failing step', async () => {
  const done: string[] = [];
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cleanup = new Cleanup();
  cleanup.add(async () => done.push('first'));
  cleanup.add(async () => {
    throw new Error('stuck');
  });
  cleanup.add(async () => done.push('last'));
  await Promise.all([cleanup.run(), cleanup.run()]);
  expect(done).toEqual(['last', 'first']);
  expect(complaints).toHaveBeenCalledWith('stopping:', 'stuck');
  complaints.mockRestore();
});
