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

it('goes on past a step that takes too long, and says which', async () => {
  vi.useFakeTimers();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const done = vi.fn();
  const cleanup = new Cleanup();
  cleanup.add(async () => done());
  const neverDone = () => new Promise(() => undefined);
  cleanup.add(neverDone);
  const run = cleanup.run();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await run;
  expect(done).toHaveBeenCalledOnce();
  expect(complaints).toHaveBeenCalledWith('stopping:', expect.stringContaining('not done after 20 seconds'));
  complaints.mockRestore();
  vi.useRealTimers();
});
