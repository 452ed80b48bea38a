import type { MailSettings } from '#src/edge/settings.ts';
import { cardKeyOf } from '#stack/keys.ts';

/** The worker's variables as docs/deploy.md names them. */
export function workerVariables(settings: MailSettings): Record<string, string> {
  return {
    SUPABASE_URL: settings.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: settings.publishableKey,
    SUPABASE_SECRET_KEY: settings.secretKey,
    SITE_URL: settings.siteUrl,
    MAIL_API_URL: settings.mailApiUrl,
    MAIL_API_KEY: settings.mailApiKey,
    MAIL_FROM: settings.mailFrom,
    CONTACT_MAIL_TO: 'equipo@llavero.test',
    CARD_CREDENTIALS_KEY: cardKeyOf(settings),
    CARD_PROCESSORS_URL: `${settings.siteUrl}/_local/cards`,
    DGII_URL: `${settings.siteUrl}/_local/dgii`,
    DGII_FC_URL: `${settings.siteUrl}/_local/dgii/fc`,
  };
}
