import { type DeploySettings, projectOf } from './settings.ts';

export interface Step {
  /** What it is for, in a few words. */
  readonly name: string;
  readonly command: readonly string[];
  /** Set besides the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Changes nothing anywhere else: done in a dry run, too. */
  readonly isLocal?: boolean;
  /** What is added in a dry run, so that the tool says what it would do. */
  readonly dryRun?: readonly string[];
}

export interface DeployOptions {
  /** The Worker's name, so that a second one can be deployed for staging. */
  readonly worker: string;
  /** The project that the command line is linked to, for an address that does not say it. */
  readonly project: string | undefined;
}

/** Of the same names in the build and in the Worker, so that the two cannot differ. */
const workerVariables = (settings: DeploySettings): Readonly<Record<string, string>> => ({
  SITE_URL: settings.SITE_URL,
  SUPABASE_URL: settings.PUBLIC_SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEY: settings.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  MAIL_API_URL: settings.MAIL_API_URL,
  MAIL_FROM: settings.MAIL_FROM,
  CONTACT_MAIL_TO: settings.CONTACT_MAIL_TO,
});

/**
 * What a deployment does, in order: a database first takes what the new Worker needs, and the old one goes on with it.
 * @throws when the project cannot be told
 */
export function planDeployment(settings: DeploySettings, options: DeployOptions): readonly Step[] {
  const project = projectOf(settings) ?? options.project;
  if (!project) throw new Error('SUPABASE_PROJECT_REF is not set, and PUBLIC_SUPABASE_URL does not say it.');
  if (options.project && projectOf(settings) && options.project !== projectOf(settings))
    throw new Error('SUPABASE_PROJECT_REF and PUBLIC_SUPABASE_URL are two different projects.');
  const variables = Object.entries(workerVariables(settings)).flatMap(([name, value]) => [
    '--var',
    `${name}:${value}`,
  ]);
  return [
    {
      name: 'build',
      command: ['astro', 'build'],
      // Set even when a file of the working copy says otherwise.
      environment: { ...settings, NODE_ENV: 'production' },
      isLocal: true,
    },
    { name: 'link', command: ['supabase', 'link', '--project-ref', project] },
    { name: 'migrations', command: ['supabase', 'db', 'push', '--linked', '--yes'] },
    {
      name: 'settings of Auth, storage and the API',
      command: ['supabase', 'config', 'push', '--project-ref', project, '--yes'],
      // The command line puts in whole values alone, and pushes the name itself where it finds none.
      environment: { SITE_URL: settings.SITE_URL, AUTH_REDIRECT_URL: `${settings.SITE_URL}/**` },
    },
    {
      name: 'Worker and pages',
      command: ['wrangler', 'deploy', '--name', options.worker, ...variables],
      isLocal: true,
      dryRun: ['--dry-run'],
    },
  ];
}
