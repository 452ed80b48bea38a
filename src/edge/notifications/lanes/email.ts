import { layOut } from '../../mail/layout.ts';
import { sendThroughProvider } from '../../mail/provider.ts';
import type { MailSettings } from '../../settings.ts';
import { type DeliveryOutcome, isFinal, outcome } from '../outcome.ts';
import { wordsFor } from '../words.ts';
import type { LaneMaker } from './lane.ts';

/** A provider's limit is a matter of a second or two: waiting is better than leaving the message for later. */
const MAX_PAUSE_SECONDS = 3;
const TRIES_PER_MAIL = 4;

/** Mail, one after the other: providers count requests by the second. */
export const emailLane: LaneMaker<MailSettings> = (settings, database) => ({
  channel: 'email',
  atOnce: 1,
  async send(message) {
    if (message.toAddress === null) return outcome('refused', { words: 'no address' });
    const { language, template, toAddress: to, replyTo } = message;
    const { content, files } = await wordsFor(database, message, settings.siteUrl, { withFiles: true });
    const rendered = layOut(content, { language, siteUrl: settings.siteUrl });
    const mail = { ...rendered, files, key: message.id, to, replyTo, template };
    let sent = await sendThroughProvider(settings, mail);
    for (let tries = 1; tries < TRIES_PER_MAIL && isSoon(sent); tries += 1) {
      await pause(sent.retryAfterSeconds);
      sent = await sendThroughProvider(settings, mail);
    }
    return sent;
  },
});

const isSoon = (sent: DeliveryOutcome) =>
  !isFinal(sent) && sent.retryAfterSeconds > 0 && sent.retryAfterSeconds <= MAX_PAUSE_SECONDS;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
