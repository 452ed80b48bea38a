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
  const stack = beginStack(dataDir, port, {}, args);
  await stack.ready;
  return stack;
}

/** As `spawnStack`, but without waiting for anything. */
export function beginStack(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
  args: string[] = [],
): StackProcess & { ready: Promise<unknown> } {
  const entry = path.join(repositoryRoot, 'tests', 'local-stack', 'api-only.ts');
  const own = { LLAVERO_DATA_DIR: dataDir, PORT: String(port) };
  return begin([process.execPath, entry, ...args], { ...process.env, ...own, ...environment });
}

/**
 * Runs `npm start` as a newcomer does, who has only Node and npm, and waits until it is ready or has ended. It leads a group
 * of processes, as a command does that is typed at a terminal: `pressCtrlC`.
 */
export async function npmStart(
  dataDir: string,
  port: number,
  args: string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<StackProcess> {
  const ours = path.join('node_modules', '.bin');
  const PATH = process.env.PATH?.split(path.delimiter)
    .filter((folder) => !folder.endsWith(ours))
    .join(path.delimiter);
  const { HOME, LANG } = process.env;
  const env = { HOME, LANG, PATH, LLAVERO_DATA_DIR: dataDir, PORT: String(port) };
  const stack = begin(['npm', 'start', '--', ...args], { ...env, ...environment }, true);
  await stack.ready;
  return stack;
}

/** What a terminal does: every process of the command gets the signal at once. */
export function pressCtrlC({ child }: StackProcess): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
}

function begin(
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  detached = false,
): StackProcess & { ready: Promise<unknown> } {
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    detached,
  });
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
  return { child, output: () => text, ended, ready: Promise.race([ready, ended]) };
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

/** A process and all that descend from it at this moment, whichever groups they are in. */
export function familyOf(pid: number): number[] {
  const parents = process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
  const family = new Set([pid]);
  // What is found is looked for among the parents in its turn.
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.add(child);
  return [...family];
}

function parentsFromProc(): [child: number, parent: number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name of the program, in brackets, may hold anything.
        const [, parent = ''] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return [[Number(pid), Number(parent)]];
      } catch {
        return [];
      }
    });
}

function parentsFromPs(): [child: number, parent: number][] {
  const list = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout;
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}
