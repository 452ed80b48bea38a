// `npm run deploy`: builds for the place that the environment names, brings the database and the project's settings up to
// date, deploys the Worker, and asks it whether it is well. `-- --dry-run` does what changes nothing. docs/deploy.md.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '#stack/paths.ts';
import { refuseBuiltSite } from './deploy/built-site.ts';
import { planDeployment, type Step } from './deploy/plan.ts';
import { readDeploySettings, secretNames } from './deploy/settings.ts';

const DIST = path.join(repositoryRoot, 'dist');

function refuse(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  console.error('Nothing was deployed. docs/deploy.md says what each setting is.');
  process.exit(1);
}

function run(
  { name, command: [program = '', ...given], environment }: Step,
  added: readonly string[],
): string {
  console.log(`— ${name}`);
  const done = spawnSync(program, [...given, ...added], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  process.stdout.write(done.stdout ?? '');
  if (done.status !== 0) {
    console.error(`${name} failed; what comes after it was not done.`);
    process.exit(1);
  }
  return done.stdout;
}

/** Whether the Worker has its secrets. Asked before anything changes. */
function requireSecrets(worker: string): void {
  const list = run(
    { name: 'secrets', command: ['wrangler', 'secret', 'list', '--name', worker, '--format', 'json'] },
    [],
  );
  const known = (JSON.parse(list) as { name: string }[]).map(({ name }) => name);
  const missing = secretNames.filter((name) => !known.includes(name));
  if (missing.length > 0)
    refuse(missing.map((name) => `The Worker has no ${name}: wrangler secret put ${name} --name ${worker}`));
}

async function requireHealth(siteUrl: string): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/health`);
  console.log(`— ${siteUrl}/api/health: ${answer.status} ${await answer.text()}`);
  if (!answer.ok) process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      name: { type: 'string', default: 'llavero' },
      /** For the first time, when there is no Worker yet that could have any. */
      'without-secrets': { type: 'boolean', default: false },
    },
  });
  const isDry = values['dry-run'];
  const settings = readDeploySettings(process.env);
  if ('length' in settings) refuse(settings);
  const steps = planDeployment(settings, {
    worker: values.name,
    project: process.env.SUPABASE_PROJECT_REF?.trim() || undefined,
  });
  if (!isDry && !values['without-secrets']) requireSecrets(values.name);
  // What `npm start` built is for this machine.
  rmSync(DIST, { recursive: true, force: true });
  for (const step of steps) {
    if (isDry && !step.isLocal) console.log(`— ${step.name}: ${step.command.join(' ')}`);
    else run(step, isDry ? (step.dryRun ?? []) : []);
    if (step.name === 'build') {
      const refusals = refuseBuiltSite(DIST, settings);
      if (refusals.length > 0) refuse(refusals);
    }
  }
  if (!isDry) await requireHealth(settings.SITE_URL);
}

main().catch((error: unknown) => refuse([error instanceof Error ? error.message : String(error)]));
