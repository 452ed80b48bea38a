import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { authPolicy } from '#stack/auth/policy.ts';
import { templateKinds } from '#stack/auth/templates.ts';
import { repositoryRoot, templatesFolder } from '#stack/paths.ts';
import { globalSizeLimit } from '#stack/storage/buckets.ts';

const config = readFileSync(path.join(repositoryRoot, 'supabase', 'config.toml'), 'utf8');

/** A value of supabase/config.toml: text without its quotes. */
function setting(section: string, key: string): string | undefined {
  const lines = config.split('\n');
  const start = lines.indexOf(`[${section}]`) + 1;
  const length = lines.slice(start).findIndex((line) => line.startsWith('['));
  const body = lines.slice(start, length < 0 ? undefined : start + length);
  const line = body.find((candidate) => candidate.startsWith(`${key} = `));
  return line?.slice(`${key} = `.length).replaceAll('"', '');
}

it.each([
  ['auth', 'jwt_expiry', String(authPolicy.accessTokenSeconds)],
  ['auth', 'minimum_password_length', String(authPolicy.minimumPasswordLength)],
  ['auth', 'password_requirements', authPolicy.passwordRequirements],
  ['auth.email', 'otp_length', String(authPolicy.codeLength)],
  ['auth.email', 'otp_expiry', String(authPolicy.codeSeconds)],
  ['auth.email', 'enable_confirmations', 'true'],
  ['auth.email', 'double_confirm_changes', String(authPolicy.doubleConfirmChanges)],
  ['auth.email', 'secure_password_change', String(authPolicy.securePasswordChange)],
  ['auth.mfa', 'max_enrolled_factors', String(authPolicy.maxFactors)],
  ['storage', 'file_size_limit', `${globalSizeLimit / 1024 / 1024}MiB`],
])('keeps to the hosted project: [%s] %s = %s', (section, key, value) => {
  expect(setting(section, key)).toBe(value);
});

it.each(templateKinds)('mails %s with the subject and the text of the hosted project', (kind) => {
  const template = readFileSync(path.join(templatesFolder, `${kind}.html`), 'utf8');
  expect(setting(`auth.email.template.${kind}`, 'content_path')).toBe(`./supabase/templates/${kind}.html`);
  expect(setting(`auth.email.template.${kind}`, 'subject')).toBe(/<title>(.*)<\/title>/.exec(template)?.[1]);
});

it.each(templateKinds)('names in %s only values that hosted Auth fills in', (kind) => {
  const template = readFileSync(path.join(templatesFolder, `${kind}.html`), 'utf8');
  const names = [...template.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map(([, name]) => name);
  const known = ['.TokenHash', '.Token', '.Email', '.SiteURL', '.RedirectTo'];
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

/** `.ConfirmationURL` uses the token on a GET: scanners of mail open every link before the person does. */
it.each(templateKinds)(
  'leads in %s to a page of ours that asks, whichever language the reader has',
  (kind) => {
    const template = readFileSync(path.join(templatesFolder, `${kind}.html`), 'utf8');
    const links = [...template.matchAll(/href="([^"]*)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&'));
    const type = { invite: 'invite', confirmation: 'signup', recovery: 'recovery', magic_link: 'magiclink' };
    expect([...new Set(links)]).toEqual([
      `{{ .SiteURL }}/confirm/?token_hash={{ .TokenHash }}&type=${{ email_change: 'email_change', ...type }[kind]}` +
        '&redirect_to={{ .RedirectTo }}',
    ]);
  },
);

it('names what the command line puts in as whole values, for it puts in nothing else', () => {
  const used = [...config.matchAll(/"[^"\n]*env\([^"\n]*"/g)].map(([value]) => value);
  expect(used).toEqual(['"env(SITE_URL)"', '"env(AUTH_REDIRECT_URL)"']);
});
