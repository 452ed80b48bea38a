import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishableKey } from '#stack/keys.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { refuseBuiltSite } from './deploy/built-site.ts';
import { planDeployment } from './deploy/plan.ts';
import { type DeploySettings, readDeploySettings } from './deploy/settings.ts';

const right = {
  SITE_URL: 'https://llavero.do',
  PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co/',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  MAIL_API_URL: 'https://api.resend.com',
  MAIL_FROM: 'Llavero <hola@llavero.do>',
  CONTACT_MAIL_TO: 'equipo@llavero.do',
};

describe('what a deployment is told', () => {
  it('is taken when all of it can be right', () => {
    expect(readDeploySettings(right)).toEqual({
      ...right,
      PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    });
  });

  it('is refused with every line of it at once when there is none', () => {
    expect(readDeploySettings({})).toEqual(Object.keys(right).map((name) => `${name} is not set.`));
  });

  it.each([
    ['SITE_URL', 'http://127.0.0.1:4321', 'only this machine has'],
    ['SITE_URL', 'https://localhost', 'only this machine has'],
    ['SITE_URL', 'https://[::1]:4321', 'only this machine has'],
    ['SITE_URL', 'https://llavero.test', 'only this machine has'],
    ['SITE_URL', 'http://llavero.do', 'https://'],
    ['SITE_URL', 'https://llavero.do/es/', 'more than an origin'],
    ['SITE_URL', 'llavero.do', 'no address'],
    ['PUBLIC_SUPABASE_URL', '', 'not set'],
    ['PUBLIC_SUPABASE_URL', 'http://127.0.0.1:54321', 'only this machine has'],
    ['PUBLIC_SUPABASE_PUBLISHABLE_KEY', publishableKey, 'the local stack'],
    ['PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_1', 'secret key'],
    ['MAIL_API_URL', 'http://127.0.0.1:4321/_local/mail-provider', 'only this machine has'],
    ['MAIL_FROM', 'Llavero', 'no e-mail'],
  ])('is refused when %s is "%s"', (name, value, complaint) => {
    const refusals = readDeploySettings({ ...right, [name]: value });
    expect(refusals).toEqual([expect.stringContaining(complaint)]);
    expect(refusals).toEqual([expect.stringContaining(name)]);
  });
});

describe('a deployment', () => {
  const settings = readDeploySettings(right) as DeploySettings;
  const plan = planDeployment(settings, { worker: 'llavero-staging', project: undefined });

  it('builds, then brings the database up to date, and the Worker last', () => {
    expect(plan.map(({ command }) => command.slice(0, 2).join(' '))).toEqual([
      'astro build',
      'supabase link',
      'supabase db',
      'supabase config',
      'wrangler deploy',
    ]);
  });

  it('gives the build, Auth and the Worker the same address, and never a name in its place', () => {
    const [build, , , config, worker] = plan;
    expect(build?.environment?.SITE_URL).toBe('https://llavero.do');
    expect(config?.environment).toEqual({
      SITE_URL: 'https://llavero.do',
      AUTH_REDIRECT_URL: 'https://llavero.do/**',
    });
    expect(worker?.command).toContain('SITE_URL:https://llavero.do');
    expect(worker?.command).toContain('llavero-staging');
  });

  it('does not mix two projects', () => {
    expect(() => planDeployment(settings, { worker: 'x', project: 'zzzzzzzzzzzzzzzzzzzz' })).toThrow(
      'two different',
    );
    const own = { ...settings, PUBLIC_SUPABASE_URL: 'https://base.llavero.do' };
    expect(() => planDeployment(own, { worker: 'x', project: undefined })).toThrow('SUPABASE_PROJECT_REF');
  });

  it('is refused when the site was built for another place, file by file', () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'llavero-dist-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(dist, 'client', file)), { recursive: true });
      writeFileSync(path.join(dist, 'client', file), text);
    };
    write('es/index.html', '<link rel="canonical" href="https://llavero.do/es/">');
    write('_astro/client.js', `ask("${settings.PUBLIC_SUPABASE_URL}")`);
    expect(refuseBuiltSite(dist, settings)).toEqual([]);
    write('es/index.html', '<link rel="canonical" href="http://127.0.0.1:4321/es/">');
    write('_astro/client.js', `ask("", "${publishableKey}")`);
    expect(refuseBuiltSite(dist, settings).sort()).toEqual([
      'No script asks https://abcdefghijklmnopqrst.supabase.co.',
      '_astro/client.js has the key of the local stack.',
      'es/index.html does not say that it is at https://llavero.do.',
      'es/index.html has an address of this machine.',
    ]);
    rmSync(dist, { recursive: true });
  });

  it('is refused, and nothing is built, when the environment says nothing', () => {
    const { PATH } = process.env;
    const done = spawnSync(process.execPath, [path.join(repositoryRoot, 'scripts/deploy.ts'), '--dry-run'], {
      encoding: 'utf8',
      env: { PATH },
    });
    expect([done.status, done.stdout]).toEqual([1, '']);
    expect(done.stderr).toContain('SITE_URL is not set.');
    expect(done.stderr).toContain('Nothing was deployed.');
  });
});
