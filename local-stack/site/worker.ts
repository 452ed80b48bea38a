import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { atMost } from '#stack/at-most.ts';
import { openDgiiBook } from '#stack/dgii/book.ts';
import { codeOf, messageOf, StackError } from '#stack/errors.ts';
import type { Handler } from '#stack/gateway.ts';
import type { Secrets } from '#stack/keys.ts';
import { mailSettingsOf } from '#stack/mailbox/outgoing.ts';
import { ensureBuild, siteEnvironment, workerConfig } from '#stack/site/build.ts';
import { compressed } from '#stack/site/compress.ts';
import { forwardTo } from '#stack/site/forward.ts';
import { SITE_STOP_MS, type SiteReport, type SiteSettings } from '#stack/site/protocol.ts';
import { workerVariables } from '#stack/site/variables.ts';

export interface Site {
  /** Answers with a page, a file or an endpoint of the site. */
  answer: Handler;
  stop(): Promise<void>;
}

/** A little more than the process gives its runtime. */
const LONGEST_STOP_MS = SITE_STOP_MS + 1_000;

/** A stack for tests of the API has no site. */
export const noSite: Site = {
  answer: async () => Response.json({ message: 'This stack serves no site' }, { status: 404 }),
  stop: async () => undefined,
};

export interface SiteOptions {
  dataDir: string;
  /** The stack's origin, which the worker calls and names in links. */
  url: string;
  secrets: Secrets;
}

const variablesOf = ({ dataDir, url, secrets }: SiteOptions) =>
  workerVariables(mailSettingsOf(url, secrets), openDgiiBook(dataDir, '').keys().authority.certificate);

/** Serves the built site in the real edge runtime, as it will be served when deployed. */
export async function startSite({ dataDir, url, secrets }: SiteOptions): Promise<Site> {
  await ensureBuild();
  const log = path.join(dataDir, 'edge.log');
  const settings: SiteSettings = {
    config: workerConfig,
    persist: path.join(dataDir, 'edge'),
    variables: variablesOf({ dataDir, url, secrets }),
  };
  const own = toolsHome(dataDir);
  const hint = `edge.log in ${dataDir} says more`;
  const site = await runSite(forkSite('worker-process.ts', log, own), settings, hint);
  await requireAnswer(site, url, hint);
  return { ...site, answer: compressed(site.answer) };
}

/** Serves the site from its sources: a change shows in the browser at once. What it says goes to the terminal. */
export async function startSiteFromSources({ dataDir, url, secrets }: SiteOptions): Promise<Site> {
  const variables = variablesOf({ dataDir, url, secrets });
  const environment = {
    ...siteEnvironment,
    ...variables,
    ...toolsHome(dataDir),
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  };
  return runSite(forkSite('sources-process.ts', undefined, environment), {}, 'see above');
}

/** Where the runtime's tools write: an account's own folder may be closed to them, and then no page comes. */
const toolsHome = (dataDir: string) => ({ XDG_CONFIG_HOME: path.join(dataDir, 'edge', 'config') });

const LONGEST_FIRST_ANSWER_MS = 30_000;

/** "Ready" is said of a site that answers. @throws StackError of one that does not */
async function requireAnswer(site: Site, url: string, hint: string): Promise<void> {
  const asking = site.answer(new Request(url)).then(async (answer) => {
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
  });
  try {
    if (await atMost(LONGEST_FIRST_ANSWER_MS, asking)) return;
    throw new Error(`no answer within ${LONGEST_FIRST_ANSWER_MS / 1_000} seconds`);
  } catch (error) {
    await site.stop();
    throw new StackError(`The site does not answer (${messageOf(error)}); ${hint}.`);
  }
}

async function runSite(child: ChildProcess, settings: object, hint: string): Promise<Site> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const reported = new Promise<SiteReport>((resolve) =>
    child.once('message', (report: SiteReport) => resolve(report)),
  );
  child.send(settings);
  const crashed = ended.then((): SiteReport => ({ state: 'failed', message: 'the runtime ended' }));
  const report = await Promise.race([reported, crashed]);
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    if (await atMost(LONGEST_STOP_MS, ended)) return;
    killGroup(child);
    await ended;
  };
  if (report.state === 'failed') {
    await stop();
    throw new StackError(`The site could not be started (${report.message}); ${hint}.`);
  }
  return { answer: forwardTo(new URL(report.url)), stop };
}

/** The process leads a group of its own, in which the runtime's are too. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** @param logFile takes what the process prints, in place of the terminal */
function forkSite(
  file: string,
  logFile: string | undefined,
  environment: Record<string, string> = {},
): ChildProcess {
  const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a', 0o600);
  const child = fork(path.join(import.meta.dirname, file), {
    stdio: ['ignore', log, log, 'ipc'],
    // Its own process group: Ctrl-C reaches the stack alone, which then stops its parts in order.
    detached: true,
    execArgv: [],
    env: {
      ...process.env,
      ...environment,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      NO_COLOR: '1',
    },
  });
  if (log !== 'inherit') closeSync(log);
  return child;
}
