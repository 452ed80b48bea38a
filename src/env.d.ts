/// <reference types="astro/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

/** The text of a script with all that it imports: config/browser-scripts.ts. */
declare module '*.ts?inline-script' {
  const script: string;
  export default script;
}

/** The address of a script's file, for `data-after-load`: config/browser-scripts.ts. */
declare module '*.ts?after-load' {
  const address: string;
  export default address;
}

interface ImportMetaEnv {
  /** Origin of Supabase. Empty when its API answers on the page's own origin, as the local stack does. */
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
  /** Of the shapes of the rows that screens read: config/rows-version.ts. */
  readonly ROWS_VERSION: string;
  /** 'on' where visits of pages are counted: docs/analytics.md. */
  readonly PUBLIC_PAGE_COUNTER?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Variables of the worker. Each may be missing in a deployment: src/edge/settings.ts checks them. */
interface Env {
  readonly SUPABASE_URL?: string;
  readonly SUPABASE_PUBLISHABLE_KEY?: string;
  readonly SUPABASE_SECRET_KEY?: string;
  readonly SITE_URL?: string;
  readonly MAIL_API_URL?: string;
  readonly MAIL_API_KEY?: string;
  readonly MAIL_FROM?: string;
  readonly CONTACT_MAIL_TO?: string;
  /** 32 bytes in base64: encrypts what card processors gave organisations. */
  readonly CARD_CREDENTIALS_KEY?: string;
  /** Stands in for every card processor's address, in tests and in the local stack. */
  readonly CARD_PROCESSORS_URL?: string;
  /** The platform's client certificate for Azul's web service. */
  readonly AZUL_CERTIFICATE?: { fetch: typeof fetch };
  readonly BUREAU_API_URL?: string;
  /** 32 bytes in base64: encrypts the keys of those who sign electronic receipts. */
  readonly SIGNING_KEYS_KEY?: string;
  /** 32 bytes in base64: the Ed25519 seed that signs checkpoints of the organizations' logs. */
  readonly LOG_SIGNING_KEY?: string;
  /** The adapter of a certified provider (docs/e-cf-provider.md), where issuers may choose it. */
  readonly ECF_PROVIDER_URL?: string;
  readonly ECF_PROVIDER_KEY?: string;
  /** Stand in for DGII's two hosts, in tests and in the local stack. */
  readonly DGII_URL?: string;
  readonly DGII_FC_URL?: string;
  /** PEM certificates of the authorities whose holders may sign what others send: docs/e-cf.md. */
  readonly ECF_AUTHORITIES?: string;
  readonly BUREAU_API_KEY?: string;
  /** Sign what goes to browsers (RFC 8292): a key pair on P-256 in base64url, and whom push services write to. */
  readonly VAPID_PUBLIC_KEY?: string;
  readonly VAPID_PRIVATE_KEY?: string;
  readonly VAPID_SUBJECT?: string;
  /** Stands in for browsers' push services, in tests and in the local stack. */
  readonly PUSH_SERVICE_URL?: string;
  /** Signs what WhatsApp tells the webhook. */
  readonly WHATSAPP_APP_SECRET?: string;
  /** Shown by WhatsApp when the webhook is entered. */
  readonly WHATSAPP_VERIFY_TOKEN?: string;
  /** Where the Graph API begins, with its version; stands in for it in tests and in the local stack. */
  readonly WHATSAPP_API_URL?: string;
  /** Where the API of a model begins that speaks OpenAI's chat completions: docs/deploy.md. */
  readonly MODEL_URL?: string;
  readonly MODEL_KEY?: string;
  readonly MODEL_NAME?: string;
  /** US dollars for a million tokens. */
  readonly MODEL_PRICE_IN?: string;
  readonly MODEL_PRICE_OUT?: string;
  /** US dollars that the questions of an organization may cost in a month. */
  readonly MODEL_MONTHLY_CAP?: string;
  /** The built pages and files. */
  readonly ASSETS: { fetch(address: URL): Promise<Response> };
}

/** The part of the runtime's streaming editor of HTML that the product uses. */
interface RewrittenElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  prepend(text: string): void;
  setInnerContent(text: string): void;
  remove(): void;
}
declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: RewrittenElement): void }): this;
  transform(response: Response): Response;
}

/** The part of the edge's own cache that the product uses. */
interface CacheStorage {
  readonly default: Cache;
}

/** The part of the runtime's execution context that the product uses. */
interface ExecutionContext {
  waitUntil(promise: Promise<unknown>): void;
  passThroughOnException(): void;
}

declare module 'cloudflare:workers' {
  export const env: Env;
}

/** The package's own types are out of reach: its `exports` do not name them. */
declare module 'astro-i18next' {
  export function localizePath(path: string, locale: string): string;
}
