import { rm } from 'node:fs/promises';
import { type Stack, type StackOptions, startStack } from '#stack/stack.ts';
import { makeDataFolder } from '#tests/support/template.ts';

export type TestStack = Pick<
  Stack,
  'url' | 'databaseUrl' | 'publishableKey' | 'secretKey' | 'jwtSecret' | 'mailSettings' | 'stop'
>;

export interface TestStackOptions {
  /** Whether to serve the site too; it is built when its sources changed. Default: no. */
  site?: StackOptions['site'];
  /** Default: chosen by the system. */
  port?: number;
}

/**
 * Starts a stack of its own for a test: fresh data folder with the product's schema, no demo data, no timer
 * (run jobs with `POST /_local/jobs/run?now=…`).
 */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const dataDir = await makeDataFolder();
  const stack = await startStack({
    dataDir,
    port: options.port ?? 0,
    site: options.site ?? false,
    demo: false,
    timedJobs: false,
    isDurable: false,
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
