import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { commandOf, startTimeOf } from './process-identity.ts';

it('tells when a process started, the same each time', () => {
  const started = startTimeOf(process.pid);
  expect(started).toBeTruthy();
  expect(startTimeOf(process.pid)).toBe(started);
  expect(commandOf(process.pid)).toContain('node');
});

// Where there is no /proc, an init takes care of such processes.
it.runIf(process.platform === 'linux')('takes a process that nobody has waited for as ended', async () => {
  // The shell's child ends while what the shell has become waits for nobody.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    await expect.poll(() => commandOf(child)).toBe('');
    // Its command line goes a moment before its state says that it has ended.
    await expect.poll(() => startTimeOf(child)).toBeUndefined();
    expect(startTimeOf(parent.pid ?? 0)).toBeTruthy();
  } finally {
    parent.kill('SIGKILL');
  }
});
