import { parse } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Language } from '#src/i18n/language.ts';
import { emailLane } from '../notifications/lanes/email.ts';
import type { Lane } from '../notifications/lanes/lane.ts';
import { pushLane } from '../notifications/lanes/push.ts';
import { whatsappLane } from '../notifications/lanes/whatsapp.ts';
import { Waiting, type WaitingMessage } from '../notifications/message.ts';
import { type DeliveryOutcome, isFinal, outcome } from '../notifications/outcome.ts';
import { NotWritten } from '../notifications/words.ts';
import { fromDatabase } from '../problem.ts';
import type { MailSettings, Settings } from '../settings.ts';
import { serviceClient } from '../supabase.ts';
import type { templates } from './templates.ts';

const BATCH = 10;
/** A worker may go on for half a minute after its answer; what is left then waits for the timer. */
const MAX_DURATION_MS = 20_000;

export interface NewMail {
  to: string;
  language: Language;
  template: keyof typeof templates;
  /** Of the shape that the template wants; JSON. */
  parameters: Record<string, unknown>;
  /** One message is sent for each key, however often it is written down, e.g. `receipt/<id>`. */
  dedupeKey: string;
  replyTo?: string;
}

/** Writes a mail down; `deliverMessages` sends it. @throws Problem when the database refuses. */
export async function enqueueMail(settings: Settings, mail: NewMail): Promise<void> {
  await call(serviceClient(settings), 'enqueue_mail', {
    to: mail.to,
    language: mail.language,
    template: mail.template,
    parameters: mail.parameters,
    dedupeKey: mail.dedupeKey,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
  });
}

interface Counts {
  sent: number;
  failed: number;
}

/**
 * Sends what waits on each channel that is set up, until nothing is left or the time is over. Any number of these may run at once:
 * a message is taken by one of them. What stops one channel does not stop the others.
 *
 * @returns how many were sent and how many failed. @throws when the database did not answer, once every channel has ended
 */
export async function deliverMessages(settings: MailSettings): Promise<Counts> {
  const database = serviceClient(settings);
  const { siteUrl, push, whatsapp } = settings;
  const lanes = [
    emailLane(settings, database),
    ...(push ? [pushLane({ ...push, siteUrl }, database)] : []),
    ...(whatsapp ? [whatsappLane({ ...whatsapp, siteUrl }, database)] : []),
  ];
  const endsAt = Date.now() + MAX_DURATION_MS;
  const results = await Promise.allSettled(lanes.map((lane) => deliverLane(database, lane, endsAt)));
  const stopped = results.find((result) => result.status === 'rejected');
  if (stopped) throw stopped.reason;
  const counts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return {
    sent: counts.reduce((sum, { sent }) => sum + sent, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Sends what waits after the answer has gone out. What fails is tried again by the timer. */
export function deliverSoon(context: { locals: App.Locals }, settings: MailSettings): void {
  const delivery = deliverMessages(settings).catch((error: unknown) => console.error('Messages:', error));
  context.locals.cfContext.waitUntil(delivery);
}

async function deliverLane(database: Client, lane: Lane, endsAt: number): Promise<Counts> {
  const counts = { sent: 0, failed: 0 };
  while (Date.now() < endsAt) {
    const data = await call(database, 'take_outgoing_messages', { limit: BATCH, channels: [lane.channel] });
    const messages = parse(Waiting, data);
    const waiting = [...messages];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        counts[(await deliverOne(database, lane, next)) ? 'sent' : 'failed'] += 1;
    };
    await Promise.all(Array.from({ length: lane.atOnce }, work));
    if (messages.length < BATCH) break;
  }
  return counts;
}

async function deliverOne(database: Client, lane: Lane, message: WaitingMessage): Promise<boolean> {
  const { result, final } = await attempt(lane, message);
  const isSent = result.kind === 'accepted';
  const error = errorOf(result);
  const noted = isSent
    ? await callWith(database, 'mark_message_sent', { id: message.id, providerId: result.providerId })
    : await callWith(database, 'mark_message_failed', {
        id: message.id,
        error,
        retryAfterSeconds: result.retryAfterSeconds,
        isFinal: final,
      });
  if (!isSent) console.error('Message:', lane.channel, message.template, message.id, error);
  if (noted.error) throw fromDatabase(noted.error);
  await lane.follow?.(message, result);
  return isSent;
}

async function attempt(
  lane: Lane,
  message: WaitingMessage,
): Promise<{ result: DeliveryOutcome; final: boolean }> {
  try {
    const result = await lane.send(message);
    return { result, final: isFinal(result) };
  } catch (error) {
    if (error instanceof NotWritten)
      return { result: outcome('failed', { words: error.message }), final: error.isFinal };
    return { result: outcome('failed', { words: String(error) }), final: false };
  }
}

/** The status and the provider's own words. */
function errorOf({ status, words }: DeliveryOutcome): string {
  return status === null || words.startsWith(String(status)) ? words : `${status} ${words}`;
}
