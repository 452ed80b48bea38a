import path from 'node:path';
import { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { OutgoingMail } from '#stack/auth/mail.ts';
import { authPolicy } from '#stack/auth/policy.ts';
import { API_SCHEMA } from '#stack/database/connection.ts';
import { functionByGet } from '#stack/function-by-get.ts';
import { publishableKey, type Secrets } from '#stack/keys.ts';

export interface ApiOptions {
  connection: PostgresConnection;
  secrets: Secrets;
  /** The origin at which the stack answers. */
  siteUrl: string;
  /** Called for every message that the package's auth wants to send. */
  sendMail(mail: OutgoingMail): Promise<void>;
}

/** Answers a request as the API package does: PostgREST-compatible REST and the core of Auth. */
export type ApiFetch = (request: Request) => Promise<Response>;

const mailDataFile = path.join(import.meta.dirname, 'auth', 'mail-data.json');

/** Sets the API package up like the hosted project that supabase/config.toml describes. */
export function createApi(options: ApiOptions): ApiFetch {
  // Each message's "template" is a line of JSON, so that the mail composer gets the values rather than prose.
  const template = (kind: string) => ({ subject: kind, content_path: mailDataFile });
  const app = new App({
    connection: options.connection,
    api: { schemas: [API_SCHEMA], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      jwt_secret: options.secrets.jwtSecret,
      jwt_expiry: authPolicy.accessTokenSeconds,
      enable_signup: true,
      enable_refresh_token_rotation: true,
      minimum_password_length: authPolicy.minimumPasswordLength,
      password_requirements: authPolicy.passwordRequirements,
      publishable_key: publishableKey,
      secret_key: options.secrets.secretKey,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: false,
        otp_length: authPolicy.codeLength,
        otp_expiry: authPolicy.codeSeconds,
        template: {
          confirmation: template('confirmation'),
          recovery: template('recovery'),
          magic_link: template('magic_link'),
          email_change: template('email_change'),
        },
      },
    },
    options: {
      drivers: {
        email: { send: ({ subject, html }) => options.sendMail({ kind: subject, data: html }) },
      },
    },
  });
  return async (request) => app.fetch(functionByGet(request));
}
