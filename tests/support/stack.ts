import { createServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/start-stack.ts';

/** Below those that systems give out by themselves: nobody takes one of these while it is free for a moment. */
const FIRST_PORT = 20_000;
const PROCESSES = 1_000;
const PORTS_OF_A_PROCESS = 5;

/** The first of this process's ports is the address of its stacks, one after the other, so that a worker can serve them all. */
const findPort = () => findPortFrom(FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS);

async function findPortFrom(port: number): Promise<number> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findPortFrom(port + 1);
}

/** For a vitest file: a stack that lives as long as the file's tests. Read its fields inside tests only. */
export function useStack(): TestStack {
  const holder = {} as TestStack;
  beforeAll(async () => {
    Object.assign(holder, await startTestStack({ port: await findPort() }));
  }, 300_000);
  afterAll(() => holder.stop?.(), 120_000);
  return holder;
}
