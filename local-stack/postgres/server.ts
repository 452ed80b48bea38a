import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StackError } from '#stack/errors.ts';
import { findPostgres } from '#stack/postgres/binaries.ts';
import { createCluster } from '#stack/postgres/cluster.ts';
import { hasEnded, readPostmasterFile, stopOrphan } from '#stack/postgres/orphan.ts';
import type { SystemUser } from '#stack/system-user.ts';

export interface PostgresOptions {
  /** The data folder of the stack; the cluster is made in its `postgres/`. */
  dataDir: string;
  password: string;
  /** The account to run as, when it is not ours. */
  user?: SystemUser | undefined;
  /** false gives up crash safety for speed: for tests that throw their data away. */
  isDurable: boolean;
}

export interface PostgresServer {
  url: string;
  port: number;
  pid: number;
  /** Resolves when the server ends by itself, which it should not. */
  failed: Promise<void>;
  /** Resolves when the server has ended, however that came. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const startAttempts = 5;
const readyTimeoutMs = 60_000;

/** Starts the data folder's own database server, making the cluster on the first start. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, password, user } = options;
  const clusterDir = path.join(dataDir, 'postgres');
  const binaries = await findPostgres(user);
  await stopOrphan(clusterDir);
  await createCluster(binaries, clusterDir, password, user);
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const child = spawnServer(binaries.postgres, clusterDir, port, options);
    if (await isReady(child, clusterDir)) return describe(child, port, password);
    if (attempt === startAttempts) {
      const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
      throw new StackError(`The database does not start: ${log.trim().split('\n').slice(-5).join(' | ')}`);
    }
    // Either the port was taken in between, or backends of a killed server still hold its shared memory.
    await sleep(200 * attempt);
  }
}

function spawnServer(
  program: string,
  clusterDir: string,
  port: number,
  options: PostgresOptions,
): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Realtime reads changes from the write-ahead log, as hosted Realtime does.
    wal_level: 'logical',
    ...(options.isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const log = openSync(path.join(options.dataDir, 'postgres.log'), 'a', 0o600);
  const child = spawn(
    program,
    [
      '-D',
      clusterDir,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    {
      cwd: clusterDir,
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C reaches us alone, and we stop it after the last request.
      detached: true,
      ...(options.user && { uid: options.user.uid, gid: options.user.gid }),
    },
  );
  closeSync(log);
  return child;
}

async function isReady(child: ChildProcess, clusterDir: string): Promise<boolean> {
  let hasFailed = false;
  child.once('error', () => {
    hasFailed = true;
  });
  for (let waited = 0; waited < readyTimeoutMs; waited += 20) {
    if (hasFailed || child.exitCode !== null || child.signalCode !== null) return false;
    const file = await readPostmasterFile(clusterDir);
    if (file?.isReady && file.pid === child.pid) return true;
    await sleep(20);
  }
  child.kill('SIGQUIT');
  return false;
}

function describe(child: ChildProcess, port: number, password: string): PostgresServer {
  const pid = child.pid as number;
  const failed = Promise.withResolvers<void>();
  let isStopping = false;
  const ended = Promise.withResolvers<void>();
  child.once('exit', () => {
    ended.resolve();
    if (!isStopping) failed.resolve();
  });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid,
    failed: failed.promise,
    ended: ended.promise,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      if (await hasEnded(pid, 15_000)) return;
      // Recovery from the write-ahead log is left to the next start; no committed row is lost.
      child.kill('SIGQUIT');
      if (!(await hasEnded(pid, 3_000))) child.kill('SIGKILL');
    },
  };
}

/** Asks the system for a port that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
