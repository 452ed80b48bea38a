import { publishableKey } from '#stack/keys.ts';

/** What a deployment is told by its environment. Secrets are not among it: they are the Worker's alone. */
export const settingNames = [
  'SITE_URL',
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'MAIL_API_URL',
  'MAIL_FROM',
  'CONTACT_MAIL_TO',
] as const;
export type SettingName = (typeof settingNames)[number];
export type DeploySettings = Readonly<Record<SettingName, string>>;

/** Without these the Worker answers some of its requests with 503; `wrangler secret put` sets them. */
export const secretNames = [
  'SUPABASE_SECRET_KEY',
  'MAIL_API_KEY',
  'CARD_CREDENTIALS_KEY',
  'SIGNING_KEYS_KEY',
  'LOG_SIGNING_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

const OF_THIS_MACHINE =
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|.*\.(test|example|invalid|local))$/i;

/** What is wrong with an address that others are to reach; undefined when nothing is. */
function addressFault(text: string, isOrigin: boolean): string | undefined {
  if (!URL.canParse(text)) return 'is no address';
  const url = new URL(text);
  if (OF_THIS_MACHINE.test(url.hostname)) return 'is an address that only this machine has';
  if (url.protocol !== 'https:') return 'does not begin with https://';
  if (isOrigin && (url.pathname !== '/' || url.search || url.hash || url.username))
    return 'is more than an origin, such as https://llavero.do';
  return undefined;
}

const faults: Readonly<Record<SettingName, (value: string) => string | undefined>> = {
  SITE_URL: (value) => addressFault(value, true),
  PUBLIC_SUPABASE_URL: (value) => addressFault(value, true),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: (value) => {
    if (value === publishableKey) return 'is the key of the local stack';
    return /^(sb_secret_|service_role)/.test(value)
      ? 'is a secret key, which everybody would get'
      : undefined;
  },
  MAIL_API_URL: (value) => addressFault(value, false),
  MAIL_FROM: (value) => (/@/.test(value) ? undefined : 'has no e-mail address'),
  CONTACT_MAIL_TO: (value) => (/^[^@\s]+@[^@\s]+$/.test(value) ? undefined : 'is no e-mail address'),
};

/** The settings, or a line for each that is missing or cannot be right. */
export function readDeploySettings(environment: Environment): DeploySettings | readonly string[] {
  const refusals = settingNames.flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    const fault = value === '' ? 'is not set' : faults[name](value);
    return fault ? [`${name} ${fault}.`] : [];
  });
  if (refusals.length > 0) return refusals;
  const trimmed = settingNames.map((name) => [name, environment[name]?.trim().replace(/\/+$/, '')]);
  return Object.fromEntries(trimmed) as DeploySettings;
}

/** The project's reference, by which the command line knows it, when the address is one of Supabase's own. */
export const projectOf = ({ PUBLIC_SUPABASE_URL }: DeploySettings): string | undefined =>
  /^([a-z]{20})\.supabase\.co$/.exec(new URL(PUBLIC_SUPABASE_URL).hostname)?.[1];
