// Runs a command and writes how many seconds of processor time it and all that it started took, as JSON, to a file:
// `node scripts/counted.ts <file> <command> …`. Without /proc, on other systems than Linux, nothing is written.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { ProcessorTime, readProcesses } from './processor-time.ts';

const LOOK_EVERY_MS = 500;

const [file = '', command = '', ...args] = process.argv.slice(2);
const time = existsSync('/proc/self/stat') ? new ProcessorTime(process.pid) : undefined;
const look = () => time?.look(readProcesses());

const child = spawn(command, args, { stdio: 'inherit' });
const timer = setInterval(look, LOOK_EVERY_MS);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const end = (code: number) => {
  clearInterval(timer);
  look();
  if (time) writeFileSync(file, JSON.stringify({ processorSeconds: time.seconds }));
  process.exit(code);
};
child.on('exit', (code) => end(code ?? 1));
child.on('error', (error) => {
  console.error(`Could not start ${command}: ${error.message}`);
  end(1);
});
