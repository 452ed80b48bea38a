// `npm test`: everything, in order of what fails fastest; stages that wait a lot run beside others, and print when they
// are done. `npm run validate`: the stages that need no build, no database and no browser. Ends with a table of the stages
// and one line that sums them up; test-results/counts/summary.json has the same. Cost is processor time: clock time depends
// on what else the machine does.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly isFast?: boolean;
  /** Where the stage's runner writes its counts, and in which shape. */
  readonly report?: 'vitest' | 'playwright';
}

interface Result {
  readonly name: string;
  readonly clockSeconds: number;
  /** Undefined where the system does not tell. */
  readonly processorSeconds: number | undefined;
  readonly passed: number;
  readonly failed: number;
}

const reports = path.resolve('test-results/counts');
const PAGES = ['--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning'];
/** The compiler in machine code: it needs a third of the time of the one that `astro check` still has to use. */
const NATIVE_COMPILER = 'node_modules/typescript-native/bin/tsc';

const IN_A_BROWSER = new Set(['screens', 'browser']);

/** One group after the other; the lanes of a group at the same time; the stages of a lane one after the other. */
const groups: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      { name: 'lock', command: ['node', 'scripts/check-lock.ts'], isFast: true },
      { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'], isFast: true },
      { name: 'unused', command: ['knip', '--no-progress'], isFast: true },
    ],
  ],
  [
    [
      // First: it writes the types of the content that the other one reads. Each knows a kind of file that the other does not.
      { name: 'page types', command: ['astro', 'check', ...PAGES], isFast: true },
      { name: 'types', command: ['node', NATIVE_COMPILER, '--noEmit', '--singleThreaded'], isFast: true },
      { name: 'database types', command: ['node', 'scripts/database-types.ts', '--check'] },
      { name: 'database advisors', command: ['node', 'scripts/database-advisors.ts'] },
    ],
    [vitest('unit', true, ['--project=unit-apart']), vitest('architecture', true)],
  ],
  // Each file waits for its database now and then: three at a time keep two cores busy, as two sites do below.
  [[vitest('db', false, ['--maxWorkers=3'])]],
  [
    // Needs no site.
    [vitest('screens'), vitest('stack'), vitest('contract')],
    [
      vitest('demo'),
      { name: 'build', command: ['node', 'scripts/build-local.ts'] },
      { name: 'size', command: ['node', 'scripts/size.ts'] },
      vitest('edge', false, ['--maxWorkers=2']),
    ],
  ],
  [[{ name: 'browser', command: ['playwright', 'test', ...partOfBrowser()], report: 'playwright' }]],
];

/** `--shard=1/4`: for machines that share the browser tests. */
function partOfBrowser(): string[] {
  return process.argv.filter((argument) => argument.startsWith('--shard='));
}

function vitest(project: string, isFast = false, options: readonly string[] = []): Stage {
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
      ...options,
    ],
    isFast,
    report: 'vitest',
  };
}

async function main(): Promise<number> {
  const isFastOnly = process.argv.includes('--fast');
  const only = namesIn('--only=');
  const without = namesIn('--without=') ?? [];
  const isChosen = (stage: Stage) =>
    !without.includes(stage.name) &&
    (only ? only.includes(stage.name) : !isFastOnly || stage.isFast === true);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json'),
  };
  // A log file has no use for colours.
  if (!process.stdout.isTTY) env.NO_COLOR = '1';
  if (groups.flat(2).some((stage) => IN_A_BROWSER.has(stage.name) && isChosen(stage))) {
    const chromium = findChromium();
    if (!chromium) return 1;
    env.CHROMIUM_PATH = chromium;
  }
  const results: Result[] = [];
  for (const group of groups) {
    const lanes = group.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0);
    const isAlone = lanes.length === 1;
    results.push(...(await Promise.all(lanes.map((lane) => runLane(lane, env, isAlone)))).flat());
    if (results.some(({ failed }) => failed > 0)) break;
  }
  const sum = (count: (result: Result) => number) => results.reduce((total, each) => total + count(each), 0);
  const failed = sum((result) => result.failed);
  const processorSeconds = sum((result) => result.processorSeconds ?? 0);
  writeFileSync(
    path.join(reports, 'summary.json'),
    JSON.stringify({ processorSeconds, stages: results }, null, 2),
  );
  console.log(`\n${results.map(row).join('\n')}`);
  console.log(
    `\n${sum((result) => result.passed)} passed, ${failed} failed, ${Math.round(processorSeconds)} processor seconds`,
  );
  return failed === 0 ? 0 : 1;
}

/** What stands after an option, parted at its commas. */
const namesIn = (option: string): string[] | undefined =>
  process.argv
    .find((argument) => argument.startsWith(option))
    ?.slice(option.length)
    .split(',');

/** Up to the first stage that fails. What runs beside another says what it said when it is done. */
async function runLane(lane: readonly Stage[], env: NodeJS.ProcessEnv, isAlone: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of lane) {
    if (isAlone) console.log(`\n── ${stage.name}`);
    const startedAt = performance.now();
    const costFile = path.join(reports, `${stage.name}.cost.json`);
    const { code, output } = await run(
      ['node', 'scripts/counted.ts', costFile, ...stage.command],
      env,
      isAlone,
    );
    if (!isAlone) console.log(`\n── ${stage.name}\n${output}`);
    results.push({
      name: stage.name,
      clockSeconds: (performance.now() - startedAt) / 1000,
      processorSeconds: costIn(costFile),
      ...count(stage, code),
    });
    if (code !== 0) break;
  }
  return results;
}

function run(
  [command, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'pipe';
    const child = spawn(command ?? '', args, { stdio: ['ignore', output, output], env });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
    const end = (code: number) => resolve({ code, output: Buffer.concat(parts).toString() });
    child.on('close', (code) => end(code ?? 1));
    child.on('error', () => end(1));
  });
}

function costIn(file: string): number | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).processorSeconds;
  } catch {
    return undefined;
  }
}

/** A stage without a report is one check of its own; one that failed counts at least one failure. */
function count(stage: Stage, code: number): { passed: number; failed: number } {
  if (!stage.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const report = JSON.parse(readFileSync(path.join(reports, `${stage.name}.json`), 'utf8'));
    const counts =
      stage.report === 'vitest'
        ? { passed: report.numPassedTests as number, failed: report.numFailedTests as number }
        : {
            passed: (report.stats.expected + report.stats.flaky) as number,
            failed: report.stats.unexpected as number,
          };
    return { passed: counts.passed, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function row({ name, clockSeconds, processorSeconds, passed, failed }: Result): string {
  const cells = [
    name.padEnd(20),
    `${clockSeconds.toFixed(1)} s`.padStart(8),
    `${processorSeconds?.toFixed(1) ?? '?'} s of processor`.padStart(22),
    `${passed} passed`.padStart(13),
    `${failed} failed`.padStart(11),
  ];
  return cells.join(' ');
}

process.exit(await main());
