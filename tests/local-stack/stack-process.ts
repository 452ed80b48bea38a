import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#stack/paths.ts';

/** A stack that runs as a process of its own. */
export interface StackProcess {
  child: ChildProcess;
  /** What it has printed so far, errors included. */
  output(): string;
  /** Resolves with the exit status. */
  ended: Promise<number | null>;
}

/** Starts a stack without the site as `npm start` would, and waits until it is ready or has ended. */
export async function spawnStack(dataDir: string, port: number, args: string[] = []): Promise<StackProcess> {
  const entry = path.join(repositoryRoot, 'tests', 'local-stack', 'api-only.ts');
  return waitUntilReady([process.execPath, entry, ...args], {
    ...process.env,
    LLAVERO_DATA_DIR: dataDir,
    PORT: String(port),
  });
}

/** Runs `npm start` as a newcomer does, who has only Node and npm, and waits until it is ready or has ended. */
export async function npmStart(dataDir: string, port: number, args: string[] = []): Promise<StackProcess> {
  const ours = path.join('node_modules', '.bin');
  const PATH = process.env.PATH?.split(path.delimiter)
    .filter((folder) => !folder.endsWith(ours))
    .join(path.delimiter);
  const { HOME, LANG } = process.env;
  return waitUntilReady(['npm', 'start', '--', ...args], {
    ...{ HOME, LANG, PATH },
    LLAVERO_DATA_DIR: dataDir,
    PORT: String(port),
  });
}

async function waitUntilReady(
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<StackProcess> {
  const child = spawn(command, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'], env });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<void>((resolve) => {
    const collect = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('Llavero is ready')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
  });
  await Promise.race([ready, ended]);
  return { child, output: () => text, ended };
}

/** The processes whose command line names a folder: the database server of that folder and its helpers. */
export function processesOf(folder: string): number[] {
  if (process.platform !== 'linux') {
    const list = spawnSync('pgrep', ['-f', folder], { encoding: 'utf8' }).stdout;
    return list.split('\n').filter(Boolean).map(Number);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}
