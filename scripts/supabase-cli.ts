// What the scripts around the Supabase command line share.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '#stack/paths.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/start-database.ts';

export interface CliResult {
  status: number;
  output: string;
  messages: string;
}

/** Runs the Supabase command line against a fresh database that has only the product's schema. */
export async function runOnFreshSchema(args: string[]): Promise<CliResult> {
  return onFreshSchema((database) => runOn(database, args));
}

/** Gives a fresh database that has only the product's schema, and takes it away afterwards. */
export async function onFreshSchema<Result>(
  work: (database: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await startTestDatabase();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** Runs the Supabase command line against a database. */
export const runOn = (database: TestDatabase, args: string[]): Promise<CliResult> =>
  runCli([...args, `--remote=${database.url}`]);

/** Runs the Supabase command line that the lock file pins; its messages are apart from its output. */
export async function runCli(args: string[]): Promise<CliResult> {
  // A folder without supabase/config.toml, so that nothing but the databases that are given is looked at.
  const workdir = await mkdtemp(path.join(tmpdir(), 'llavero-cli-'));
  try {
    return await spawnCli([...args, '--agent=no', `--workdir=${workdir}`]);
  } finally {
    await rm(workdir, { recursive: true, force: true });
  }
}

function spawnCli(args: string[]): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(repositoryRoot, 'node_modules', '.bin', 'supabase'), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PGSSLMODE: 'disable', DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
    });
    let output = '';
    let messages = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      messages += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ status: code ?? 1, output, messages }));
  });
}
