import { call } from '../../call.ts';
import type { WaitingMessage } from '../message.ts';
import { outcome } from '../outcome.ts';
import { type PushManner, type PushSettings, sendPush } from '../push.ts';
import { wordsFor } from '../words.ts';
import type { LaneMaker } from './lane.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Where the words lead, as a path of the site. */
export const pathOf = (url: string | undefined, siteUrl: string): string =>
  url?.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : '/';

/** What wakes a telephone at night is what its reader would want to be woken for; quiet hours are kept before. */
const URGENT: readonly string[] = [
  'maintenance_urgent',
  'message_received',
  'account_security',
  'card_disputed',
];

function mannerOf({ event, template, recordId }: WaitingMessage): PushManner {
  if (event === 'test') return { ttlSeconds: 10 * MINUTE, urgency: 'high' };
  if (template === 'notification_digest') return { ttlSeconds: DAY, urgency: 'low', topic: 'digest' };
  // A telephone that was off gets the last of each record: an id without its dashes is as long as a topic may be.
  const topic = recordId?.replaceAll('-', '');
  return { ttlSeconds: 3 * DAY, urgency: event && URGENT.includes(event) ? 'high' : 'normal', topic };
}

/** Messages to browsers, a few at once: each goes to another service. */
export const pushLane: LaneMaker<PushSettings & { siteUrl: string }> = (settings, database) => ({
  channel: 'push',
  atOnce: 3,
  async send(message) {
    const { device, language, notificationId, recordKind, recordId, receiptToken } = message;
    if (!device) return outcome('gone', { words: 'The device was removed.' });
    const { content } = await wordsFor(database, message, settings.siteUrl);
    const payload = {
      title: content.subject,
      body: content.preview,
      language,
      path: pathOf(content.button?.url, settings.siteUrl),
      tag: recordKind && recordId ? `${recordKind}/${recordId}` : (notificationId ?? message.template),
      notificationId,
      receiptToken: receiptToken ?? '',
    };
    return sendPush(settings, device, payload, mannerOf(message));
  },
  async follow({ device }, { kind, status, words }) {
    if (kind === 'gone' && device)
      await call(database, 'forget_push_device', {
        id: device.id,
        answer: `${status ?? ''} ${words}`.trim(),
      });
  },
});
