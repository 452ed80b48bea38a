import type { MailSettings } from '#src/edge/settings.ts';
import { providerKey } from '#stack/dgii/provider.ts';
import { cardKeyOf, logKeyOf, signingKeyOf, vapidKeysOf, whatsappKeysOf } from '#stack/keys.ts';
import { modelKey } from '#stack/model/handler.ts';

/**
 * The worker's variables as docs/deploy.md names them.
 *
 * @param ecfAuthorities whose holders may sign electronic receipts: that of the counterpart
 */
export function workerVariables(settings: MailSettings, ecfAuthorities = ''): Record<string, string> {
  const vapid = vapidKeysOf(settings);
  const whatsapp = whatsappKeysOf(settings);
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
    SIGNING_KEYS_KEY: signingKeyOf(settings),
    LOG_SIGNING_KEY: logKeyOf(settings),
    ECF_PROVIDER_URL: `${settings.siteUrl}/_local/dgii/provider`,
    ECF_PROVIDER_KEY: providerKey,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:equipo@llavero.test',
    PUSH_SERVICE_URL: `${settings.siteUrl}/_local/push`,
    WHATSAPP_API_URL: `${settings.siteUrl}/_local/whatsapp`,
    WHATSAPP_APP_SECRET: whatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken,
    MODEL_URL: `${settings.siteUrl}/_local/model/v1`,
    MODEL_KEY: modelKey,
    MODEL_NAME: 'llavero-local',
    MODEL_PRICE_IN: '0.15',
    MODEL_PRICE_OUT: '0.6',
    DGII_URL: `${settings.siteUrl}/_local/dgii`,
    DGII_FC_URL: `${settings.siteUrl}/_local/dgii/fc`,
    ...(ecfAuthorities && { ECF_AUTHORITIES: ecfAuthorities }),
  };
}
