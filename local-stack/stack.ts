import path from 'node:path';
import type { MailSettings } from '#src/edge/settings.ts';
import { createAuthHandler } from '#stack/auth/handler.ts';
import { createMailComposer } from '#stack/auth/mail.ts';
import { Cleanup } from '#stack/cleanup.ts';
import { openCounterparts } from '#stack/counterparts.ts';
import { lockDataFolder } from '#stack/data-folder.ts';
import { openDatabase } from '#stack/database/open.ts';
import { startDatabase } from '#stack/database/start.ts';
import { prepareDemo } from '#stack/demo/prepare.ts';
import type { DemoAccount } from '#stack/demo/seed.ts';
import { knownAuthority } from '#stack/dgii/book.ts';
import { createGateway } from '#stack/gateway.ts';
import { createJobs, type Jobs } from '#stack/jobs/timer.ts';
import { loadSecrets, publishableKey } from '#stack/keys.ts';
import { type Listener, listen } from '#stack/listener.ts';
import { createLocalPages } from '#stack/local-pages.ts';
import { openMailbox } from '#stack/mailbox/mailbox.ts';
import { openOutgoingMail } from '#stack/mailbox/outgoing.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { unlessLost } from '#stack/postgres/loss.ts';
import { startRealtime } from '#stack/realtime/server.ts';
import { resetDataFolder } from '#stack/reset.ts';
import { compressedAnew } from '#stack/site/compress.ts';
import { noSite, type Site, type SiteOptions, startSite, startSiteFromSources } from '#stack/site/worker.ts';
import { startApi } from '#stack/start-api.ts';
import { openFileStore } from '#stack/storage/files.ts';
import { createStorageHandler } from '#stack/storage/handler.ts';
import { openPartialFiles } from '#stack/storage/partial-files.ts';
import { createTokens } from '#stack/tokens.ts';

/** What hosted Auth takes, and the least that there is. */
const PASSWORD_COST = { kept: 10, thrownAway: 4 };

export interface StackOptions {
  dataDir: string;
  /** 0 lets the system choose. */
  port: number;
  /**
   * Whether to serve the built site in the edge runtime, building it when its sources changed, or to serve it from its
   * sources.
   */
  site: boolean | 'from sources';
  /** Whether to put demo data into a new data folder. */
  demo: boolean;
  /** Throw the data folder's content away first. */
  reset?: boolean;
  /** false leaves scheduled jobs to `POST /_local/jobs/run`: for tests, which choose the time. */
  timedJobs?: boolean;
  /** false gives up crash safety, and passwords that are hard to guess, for speed: for tests that throw their data away. */
  isDurable?: boolean;
  migrationsFolder?: string;
  /** Whether clients may say from which address they come: for tests, which are many visitors. */
  believesClientAddress?: boolean;
}

/** A running stack. */
export interface Stack {
  /** The origin of the site and of the Supabase API. */
  url: string;
  /** Connection URL of the database's superuser. */
  databaseUrl: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** What the worker needs in order to send mail into the mailbox. */
  mailSettings: MailSettings;
  /** The accounts of the demo data; empty without it. */
  demoAccounts: DemoAccount[];
  /** Resolves when the database ends by itself: the stack is of no use then. */
  failed: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a whole backend on one origin: PostgreSQL, the Supabase API, and (with `site`) the product in front of it.
 * @param cleanup undoes what is done so far, also while the start is still under way
 * @throws StackError for what the person at the terminal can put right; nothing is left running then
 */
export async function startStack(options: StackOptions, cleanup = new Cleanup()): Promise<Stack> {
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(options: StackOptions, cleanup: Cleanup): Promise<Stack> {
  const { dataDir } = options;
  const isDurable = options.isDurable ?? true;
  cleanup.add(await lockDataFolder(dataDir, options.port));
  const listener = await listen(options.port);
  cleanup.add(() => listener.close());
  const url = `http://127.0.0.1:${listener.port}`;
  if (options.reset) await resetDataFolder(dataDir);
  const demo = await prepareDemo(dataDir, options.demo);
  const secrets = await loadSecrets(dataDir);
  const startingSite = startChosenSite(options, { dataDir, url, secrets });
  // Awaited further down; until then a failure must not count as unhandled.
  startingSite.catch(() => undefined);
  const stopSite = async () => (await startingSite.catch(() => noSite)).stop();
  cleanup.add(stopSite);
  const database = await startDatabase({
    dataDir,
    secrets,
    migrationsFolder: options.migrationsFolder ?? migrationsFolder,
    isDurable,
    onStarted: (server) => cleanup.add(() => server.stop()),
  });
  const sql = openDatabase(database.url, 20);
  cleanup.add(() => sql.end({ timeout: 1 }));

  const tokens = createTokens(secrets);
  const mailbox = openMailbox(path.join(dataDir, 'mail'));
  const mail = createMailComposer(mailbox, url);
  const { rest, package: api } = startApi({ database, secrets, tokens, url, mail, dataDir, cleanup });
  const passwordCost = isDurable ? PASSWORD_COST.kept : PASSWORD_COST.thrownAway;
  const auth = createAuthHandler({ sql, api, tokens, secrets, mail, passwordCost, siteUrl: url });
  const storage = createStorageHandler({ sql, tokens, ...openFiles(dataDir) });
  const realtime = startRealtime({ server: listener.server, sql, databaseUrl: database.url, tokens });
  cleanup.add(() => realtime.stop());

  const outgoingMail = openOutgoingMail(mailbox, url, secrets);
  const counterparts = openCounterparts(dataDir, url, secrets);
  const jobs = createJobs(sql, outgoingMail, () => knownAuthority(dataDir));
  endServingFirst(cleanup, listener, stopSite, jobs);
  let isReady = false;
  listener.answerWith(
    createGateway({
      url,
      auth,
      rest: compressedAnew(rest),
      storage,
      local: createLocalPages(mailbox, outgoingMail, counterparts, jobs, () => isReady),
      believesClientAddress: options.believesClientAddress ?? false,
      // The demo data needs only the API: it comes in while the site is being built.
      site: async (request) => (await startingSite).answer(request),
    }),
  );
  const stack: Stack = {
    url,
    databaseUrl: database.url,
    publishableKey,
    secretKey: secrets.secretKey,
    jwtSecret: secrets.jwtSecret,
    mailSettings: outgoingMail.settings,
    demoAccounts: [],
    failed: database.failed,
    stop: () => cleanup.run(),
  };
  const parts = Promise.all([demo.seedInto(stack), startingSite]);
  [stack.demoAccounts] = await unlessLost(database, dataDir, parts);
  isReady = true;
  // After the demo data, so that the first run finds it complete.
  if (options.timedJobs ?? true) jobs.startTimer();
  return stack;
}

const openFiles = (dataDir: string) => ({
  files: openFileStore(path.join(dataDir, 'storage')),
  partials: openPartialFiles(path.join(dataDir, 'uploads')),
});

/** Nothing new is begun, what is being answered is answered, and only then is anything taken away from under it. */
function endServingFirst(
  cleanup: Cleanup,
  listener: Listener,
  stopSite: () => Promise<void>,
  jobs: Jobs,
): void {
  cleanup.add(() => listener.close());
  cleanup.add(stopSite);
  cleanup.add(() => listener.drain());
  cleanup.add(() => jobs.stop());
}

async function startChosenSite({ site }: StackOptions, settings: SiteOptions): Promise<Site> {
  if (!site) return noSite;
  return site === 'from sources' ? startSiteFromSources(settings) : startSite(settings);
}
