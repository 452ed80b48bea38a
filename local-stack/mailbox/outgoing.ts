import type { MailSettings } from '#src/edge/settings.ts';
import type { Handler } from '#stack/gateway.ts';
import { mailApiKeyOf, publishableKey, type Secrets } from '#stack/keys.ts';
import type { Mailbox } from '#stack/mailbox/mailbox.ts';
import { createMailProvider } from '#stack/mailbox/provider.ts';

/** The product's own mail: what the worker needs in order to send it here, and who takes it. */
export interface OutgoingMail {
  settings: MailSettings;
  /** Answers `/_local/mail-provider/…`. */
  provider: (request: Request, path: string[]) => ReturnType<Handler>;
}

/** What the settings of the worker say about mail. */
export function mailSettingsOf(url: string, secrets: Secrets): MailSettings {
  return {
    supabaseUrl: url,
    publishableKey,
    secretKey: secrets.secretKey,
    siteUrl: url,
    mailApiUrl: `${url}/_local/mail-provider`,
    mailApiKey: mailApiKeyOf(secrets),
    mailFrom: 'Llavero <hola@llavero.test>',
  };
}

const requestsPerSecond = 10;

export function openOutgoingMail(mailbox: Mailbox, url: string, secrets: Secrets): OutgoingMail {
  const settings = mailSettingsOf(url, secrets);
  return {
    settings,
    provider: createMailProvider({ mailbox, apiKey: settings.mailApiKey, requestsPerSecond }),
  };
}
