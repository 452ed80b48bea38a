// `npm test`: everything, in order of what fails fastest. `npm run validate`: the stages that need no build,
// no database and no browser. Ends with one line that counts the tests.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly isFast?: boolean;
  /** Where the stage's runner writes its counts, and in which shape. */
  readonly report?: 'vitest' | 'playwright';
}

const reports = path.resolve('test-results/counts');

const stages: readonly Stage[] = [
  { name: 'lock', command: ['node', 'scripts/check-lock.ts'], isFast: true },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'], isFast: true },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'], isFast: true },
  vitest('unit', true),
  vitest('architecture', true),
  { name: 'database types', command: ['node', 'scripts/database-types.ts', '--check'] },
  { name: 'database advisors', command: ['node', 'scripts/database-advisors.ts'] },
  vitest('db'),
  vitest('stack'),
  vitest('demo'),
  { name: 'build', command: ['astro', 'build'] },
  { name: 'size', command: ['node', 'scripts/size.ts'] },
  vitest('contract'),
  vitest('edge'),
  { name: 'browser', command: ['playwright', 'test'], report: 'playwright' },
];

function vitest(project: string, isFast = false): Stage {
  const json = path.join(reports, `${project}.json`);
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${json}`,
    ],
    isFast,
    report: 'vitest',
  };
}

async function main(): Promise<number> {
  const isFastOnly = process.argv.includes('--fast');
  const only = process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const chosen = stages.filter((stage) => (only ? only.includes(stage.name) : !isFastOnly || stage.isFast));
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json'),
  };
  // A log file has no use for colours.
  if (!process.stdout.isTTY) env.NO_COLOR = '1';
  if (chosen.some((stage) => stage.name === 'browser')) {
    const chromium = findChromium();
    if (!chromium) return 1;
    env.CHROMIUM_PATH = chromium;
  }
  const totals = { passed: 0, failed: 0 };
  const rows: string[] = [];
  for (const stage of chosen) {
    console.log(`\n── ${stage.name}`);
    const startedAt = performance.now();
    const code = await run(stage.command, env);
    const counts = count(stage, code);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    rows.push(row(stage.name, performance.now() - startedAt, counts));
    if (code !== 0) break;
  }
  console.log(`\n${rows.join('\n')}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 ? 0 : 1;
}

function run([command, ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command ?? '', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** A stage without a report is one check of its own; one that failed counts at least one failure. */
function count(stage: Stage, code: number): { passed: number; failed: number } {
  if (!stage.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const report = JSON.parse(readFileSync(path.join(reports, `${stage.name}.json`), 'utf8'));
    const counts =
      stage.report === 'vitest'
        ? { passed: report.numPassedTests as number, failed: report.numFailedTests as number }
        : { passed: report.stats.expected as number, failed: report.stats.unexpected as number };
    return { passed: counts.passed, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function row(name: string, milliseconds: number, counts: { passed: number; failed: number }): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${name.padEnd(20)} ${seconds.padStart(8)}  ${String(counts.passed).padStart(5)} passed  ${String(counts.failed).padStart(3)} failed`;
}

process.exit(await main());
