import type { WhatsappSettings } from './notifications/lanes/whatsapp.ts';
import type { PushSettings } from './notifications/push.ts';
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
  /** Where browsers get messages too. */
  push?: PushSettings;
  /** Where numbers of WhatsApp may be entered. */
  whatsapp?: WhatsappSettings;
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

/** The worker's variables for what sends messages: mail, and what else is set up. @throws Problem 503 `not_configured`. */
export function readMailSettings(env: Variables): MailSettings {
  const push = readPushSettings(env);
  const whatsapp = readWhatsappSettings(env);
  return {
    ...readSettings(env),
    mailApiUrl: withoutSlash(required(env, 'MAIL_API_URL')),
    mailApiKey: required(env, 'MAIL_API_KEY'),
    mailFrom: required(env, 'MAIL_FROM'),
    ...(push && { push }),
    ...(whatsapp && { whatsapp }),
  };
}

/** How browsers are sent messages; null where no keys are set. */
export function readPushSettings(env: Variables): PushSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject) return null;
  return { publicKey, privateKey, subject, localUrl: withoutSlash(env.PUSH_SERVICE_URL ?? '') || null };
}

/** Meta keeps a version for two years. */
const GRAPH_API = 'https://graph.facebook.com/v24.0';

/** How WhatsApp is spoken to; null where the tokens of numbers could not be kept. */
export function readWhatsappSettings(env: Variables): WhatsappSettings | null {
  const sealingKeys = env.CARD_CREDENTIALS_KEY;
  return sealingKeys ? { apiUrl: withoutSlash(env.WHATSAPP_API_URL || GRAPH_API), sealingKeys } : null;
}

/** What proves that a call of the webhook is WhatsApp's. @throws Problem 503 `not_configured`. */
export const readWebhookSecrets = (env: Variables): { appSecret: string; verifyToken: string } => ({
  appSecret: required(env, 'WHATSAPP_APP_SECRET'),
  verifyToken: required(env, 'WHATSAPP_VERIFY_TOKEN'),
});

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

/** A model that answers questions, and what it may cost. */
export interface ModelSettings {
  /** Where its API begins, without a slash at the end: `/chat/completions` follows. */
  readonly url: string;
  /** Empty where it asks for none. */
  readonly key: string;
  readonly name: string;
  /** US dollars for a million tokens. */
  readonly priceIn: number;
  readonly priceOut: number;
  /** What an organization's questions may cost in a month, in millionths of a US dollar. */
  readonly capMicros: number;
}

const USUAL_MONTHLY_CAP = 5;

/** How a model is asked; null where there is none. @throws Problem 503 `not_configured` where a price or the cap is no number */
export function readModel(env: Variables): ModelSettings | null {
  if (!env.MODEL_URL || !env.MODEL_NAME) return null;
  return {
    url: withoutSlash(env.MODEL_URL),
    key: env.MODEL_KEY ?? '',
    name: env.MODEL_NAME,
    priceIn: dollars(env, 'MODEL_PRICE_IN'),
    priceOut: dollars(env, 'MODEL_PRICE_OUT'),
    capMicros: Math.round(dollars(env, 'MODEL_MONTHLY_CAP', USUAL_MONTHLY_CAP) * 1_000_000),
  };
}

/** The worker's variables for asking the model. @throws Problem 503 `not_configured`. */
export function readModelSettings(env: Variables): Settings & { model: ModelSettings } {
  const model = readModel(env);
  if (!model) throw new Problem(503, 'not_configured', 'The variable MODEL_URL or MODEL_NAME is not set.');
  return { ...readSettings(env), model };
}

/** An amount of US dollars. @param usual where it is not set; without it, it must be */
function dollars(env: Variables, name: keyof Variables, usual?: number): number {
  const text = usual === undefined ? required(env, name) : env[name] || String(usual);
  const amount = Number(text);
  if (!Number.isFinite(amount) || amount < 0)
    throw new Problem(503, 'not_configured', `The variable ${name} is no amount of dollars.`);
  return amount;
}

/** DGII's hosts, or those of a counterpart that stands in for them. */
export const readAuthorityHosts = (env: Pick<Env, 'DGII_URL' | 'DGII_FC_URL'>): AuthorityHosts => ({
  url: withoutSlash(env.DGII_URL || 'https://ecf.dgii.gov.do'),
  fcUrl: withoutSlash(env.DGII_FC_URL || 'https://fc.dgii.gov.do'),
});

/** The Ed25519 seed that signs checkpoints: 32 bytes in base64. @throws Problem 503 `not_configured`. */
export const readLogKey = (env: Variables): string => required(env, 'LOG_SIGNING_KEY');

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
