// `npm run test:random`: the tests that draw their cases, on other seeds than the gate's and with longer plays. Each seed is
// printed before its run, and again when it fails. `-- 20` tries twenty; TEST_SEED=… repeats one.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const HIGHEST = 2 ** 31;
const RUNS = 5;

const wanted = Number(process.argv[2] ?? RUNS);
const drawn = () => String(Math.floor(Math.random() * HIGHEST));
const seeds = process.env.TEST_SEED ? [process.env.TEST_SEED] : Array.from({ length: wanted }, drawn);
const files = globSync('{src,config,scripts,local-stack,tests}/**/*.test.{ts,tsx}').filter((file) =>
  /from '(fast-check|#tests\/support\/fixed-seed\.ts)'/.test(readFileSync(file, 'utf8')),
);

for (const [index, seed] of seeds.entries()) {
  console.log(`TEST_SEED=${seed} (${index + 1} of ${seeds.length}, ${files.length} files)`);
  const { status } = spawnSync('vitest', ['run', ...files], {
    stdio: 'inherit',
    env: { ...process.env, TEST_SEED: seed },
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  console.log(`Failed with TEST_SEED=${seed}`);
  process.exit(status ?? 1);
}
