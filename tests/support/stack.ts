import { afterAll, beforeAll } from 'vitest';
import { startTestStack, type TestStack, type TestStackOptions } from '#tests/support/start-stack.ts';

/** For a vitest file: a stack that lives as long as the file's tests. Read its fields inside tests only. */
export function useStack(options: TestStackOptions = {}): TestStack {
  const holder = {} as TestStack;
  beforeAll(async () => {
    Object.assign(holder, await startTestStack(options));
  }, 300_000);
  afterAll(() => holder.stop?.(), 120_000);
  return holder;
}
