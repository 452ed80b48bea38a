import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists (ours or somebody else's). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function askPs(pid: number, column: string): string | undefined {
  const result = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/**
 * When a process started, in the system's own notation. A process id is used again after a reboot or in a new
 * container, so an id alone does not tell whether a process is the one that wrote a file.
 * @returns undefined when the process does not exist, has ended and waits for somebody to ask how (a zombie, which stays
 *   for good in a container without an init), or the system does not say
 */
export function startTimeOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  const stat = readProc(pid, 'stat');
  if (stat) {
    // The second field is the command in parentheses and may hold spaces; the state is the 3rd, the start time the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  }
  return process.platform === 'win32' ? undefined : askPs(pid, 'lstart');
}

/** The command line of a process, arguments separated by spaces; empty when it does not exist. */
export function commandOf(pid: number): string {
  if (!isAlive(pid)) return '';
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? askPs(pid, 'command') ?? '';
}
