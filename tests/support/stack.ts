import { createServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/start-stack.ts';

/** Below those that systems give out by themselves: nobody takes one of these while it is free for a moment. */
const FIRST_PORT = 20_000;
const PORTS = 5_000;
let ownPort: Promise<number> | undefined;

/** The port of this process: its stacks, one after the other, answer at one address, so that a worker can serve them all. */
const portOfProcess = (): Promise<number> => {
  ownPort ??= findPort(FIRST_PORT + (process.pid % PORTS));
  return ownPort;
};

async function findPort(port: number): Promise<number> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findPort(port + 1);
}

let isPortTaken = false;

/** For a vitest file: a stack that lives as long as the file's tests. Read its fields inside tests only. */
export function useStack(): TestStack {
  const holder = {} as TestStack;
  let isFirst = false;
  beforeAll(async () => {
    isFirst = !isPortTaken;
    if (isFirst) isPortTaken = true;
    Object.assign(holder, await startTestStack({ port: isFirst ? await portOfProcess() : 0 }));
  }, 300_000);
  afterAll(async () => {
    await holder.stop?.();
    if (isFirst) isPortTaken = false;
  }, 120_000);
  return holder;
}
