// `npm run test:random`: the tests that draw their cases, on a seed of this run. It is printed first; TEST_SEED repeats it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const HIGHEST = 2 ** 31;
const seed = process.env.TEST_SEED ?? String(Math.floor(Math.random() * HIGHEST));
const files = globSync('{src,tests/db}/**/*.test.ts').filter((file) =>
  /from 'fast-check'|_SEED\b/.test(readFileSync(file, 'utf8')),
);
console.log(`TEST_SEED=${seed} (${files.length} files)`);
const seeds = { TEST_SEED: seed, LEDGER_SEED: seed, CASH_SEED: seed, ODD_SEED: seed };
const run = spawnSync('vitest', ['run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...seeds },
  shell: process.platform === 'win32',
});
process.exit(run.status ?? 1);
