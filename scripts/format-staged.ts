// For the pre-commit hook: formats the staged files and stages the result. A file that is staged in part is checked as it
// lies in the folder, and left alone: what was not staged must not slip in.
import { spawnSync } from 'node:child_process';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}

function passesBiome(files: readonly string[], ...options: string[]): boolean {
  if (files.length === 0) return true;
  const args = ['check', '--no-errors-on-unmatched', '--error-on-warnings', ...options, ...files];
  return spawnSync('biome', args, { stdio: 'inherit' }).status === 0;
}

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z');
const changedSince = new Set(git('diff', '--name-only', '-z'));
const whole = staged.filter((file) => !changedSince.has(file));
const inPart = staged.filter((file) => changedSince.has(file));

const isFormatted = passesBiome(whole, '--write');
if (whole.length > 0) git('add', '--', ...whole);
process.exit(passesBiome(inPart) && isFormatted ? 0 : 1);
