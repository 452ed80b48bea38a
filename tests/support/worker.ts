import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';

const root = path.resolve(import.meta.dirname, '../..');
const builtConfig = path.join(root, 'dist/server/wrangler.json');
export const builtSite = path.join(root, 'dist/client');

export interface WorkerVariables {
  SUPABASE_URL?: string;
  SUPABASE_PUBLISHABLE_KEY?: string;
  SUPABASE_SECRET_KEY?: string;
  SITE_URL?: string;
  MAIL_API_URL?: string;
  MAIL_API_KEY?: string;
  MAIL_FROM?: string;
  CONTACT_MAIL_TO?: string;
  CARD_CREDENTIALS_KEY?: string;
  CARD_PROCESSORS_URL?: string;
  BUREAU_API_URL?: string;
  BUREAU_API_KEY?: string;
  DGII_URL?: string;
  DGII_FC_URL?: string;
}

/**
 * The runtimes of this process, by their variables. Starting one takes longer than the tests of most files, so that files that
 * ask for the same share it, as visitors of one deployment do. They end with the process.
 */
const runtimes = new Map<string, TestHarness>();

async function runtimeWith(vars: WorkerVariables): Promise<TestHarness> {
  if (!existsSync(builtConfig)) throw new Error('The site is not built: run `astro build` first.');
  const name = JSON.stringify(vars);
  const known = runtimes.get(name);
  if (known) return known;
  const made = createTestHarness({ root, workers: [{ configPath: builtConfig, vars: { ...vars } }] });
  await made.listen();
  runtimes.set(name, made);
  return made;
}

/**
 * The built site and its worker in the real edge runtime, for the tests of one file.
 *
 * @param variables read when the tests begin, so that they may come from a stack that starts in the same file.
 * @returns the running server; relative addresses are its own, and redirects are not followed.
 */
export function serveWorker(variables: () => WorkerVariables = () => ({})) {
  let server: TestHarness | undefined;

  beforeAll(async () => {
    server = await runtimeWith(variables());
  });

  const running = () => {
    if (!server) throw new Error('The worker runs only during tests.');
    return server;
  };
  const origin = async () => (await running().listen()).url.origin;
  return {
    /** Where the site is served while the tests run. */
    origin,
    async fetch(address: string, init?: RequestInit): Promise<Response> {
      const response = await fetch(new URL(address, await origin()), { redirect: 'manual', ...init });
      // Nothing here expects it: what it says tells what failed.
      if (response.status === 500) throw new Error(`${address}: ${await response.text()}`);
      return response;
    },
    /** Runs the scheduled handler as the platform's timer would at that moment. @param cron that of the hour when left out */
    scheduled: (scheduledTime: Date, cron?: string) =>
      running()
        .getWorker()
        .scheduled({ scheduledTime, ...(cron && { cron }) }),
  };
}
