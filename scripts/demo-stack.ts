import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '#stack/stack.ts';

/**
 * A stack with demo data in a folder of its own, and how to end it. SCREENSHOTS_URL names one that runs already,
 * which is then left running.
 */
export async function startDemo(): Promise<{ stack: Pick<Stack, 'url'>; end: () => Promise<void> }> {
  const url = process.env.SCREENSHOTS_URL;
  if (url) return { stack: { url }, end: async () => undefined };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'llavero-pictures-'));
  // The account that runs the database must be able to enter.
  await chmod(dataDir, 0o711);
  const stack = await startStack({ dataDir, port: 0, site: true, demo: true, isDurable: false });
  return {
    stack,
    end: async () => {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
