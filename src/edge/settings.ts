import { Problem } from './problem.ts';
import type { BureauSettings } from './screening/bureau/bureau.ts';

export interface Settings {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
}

/** What sending mail needs besides. */
export interface MailSettings extends Settings {
  /** Where the provider's API begins, without a slash at the end: `/emails` follows. */
  mailApiUrl: string;
  mailApiKey: string;
  /** `Name <address>` or an address. */
  mailFrom: string;
}

/** What a deployment sets, without what the platform binds. */
type Variables = Omit<Env, 'ASSETS' | 'AZUL_CERTIFICATE'>;

/** The worker's variables. @throws Problem 503 `not_configured` that names what a deployment forgot. */
export function readSettings(env: Variables): Settings {
  return {
    supabaseUrl: required(env, 'SUPABASE_URL'),
    publishableKey: required(env, 'SUPABASE_PUBLISHABLE_KEY'),
    secretKey: required(env, 'SUPABASE_SECRET_KEY'),
    siteUrl: withoutSlash(required(env, 'SITE_URL')),
  };
}

/** The worker's variables for what sends mail. @throws Problem 503 `not_configured`. */
export function readMailSettings(env: Env): MailSettings {
  return {
    ...readSettings(env),
    mailApiUrl: withoutSlash(required(env, 'MAIL_API_URL')),
    mailApiKey: required(env, 'MAIL_API_KEY'),
    mailFrom: required(env, 'MAIL_FROM'),
  };
}

/** The worker's variables for asking a screening bureau. @throws Problem 503 `not_configured`. */
export function readBureauSettings(env: Env): BureauSettings {
  return {
    apiUrl: withoutSlash(required(env, 'BUREAU_API_URL')),
    apiKey: required(env, 'BUREAU_API_KEY'),
  };
}

/** Where DGII's services are: the two hosts, without the environment. */
export interface AuthorityHosts {
  readonly url: string;
  /** Of summaries of small consumer receipts. */
  readonly fcUrl: string;
}

/** DGII's hosts, or those of a counterpart that stands in for them. */
export const readAuthorityHosts = (env: Pick<Env, 'DGII_URL' | 'DGII_FC_URL'>): AuthorityHosts => ({
  url: withoutSlash(env.DGII_URL || 'https://ecf.dgii.gov.do'),
  fcUrl: withoutSlash(env.DGII_FC_URL || 'https://fc.dgii.gov.do'),
});

/** Whether a screening bureau can be asked. */
export const hasBureau = (env: Env): boolean => Boolean(env.BUREAU_API_URL && env.BUREAU_API_KEY);

/** The team's address, for what visitors write. @throws Problem 503 `not_configured`. */
export const readTeamAddress = (env: Env): string => required(env, 'CONTACT_MAIL_TO');

function required(env: Variables, name: keyof Variables): string {
  const value = env[name];
  if (!value) throw new Problem(503, 'not_configured', `The variable ${name} is not set.`);
  return value;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
