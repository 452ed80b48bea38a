import { array, nullable, object, parse, picklist, string, unknown } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { fromDatabase, Problem } from '../problem.ts';
import type { MailSettings, Settings } from '../settings.ts';
import { serviceClient } from '../supabase.ts';
import { sendThroughProvider } from './provider.ts';
import type { MailTemplate } from './template.ts';
import { templates } from './templates.ts';

const BATCH = 10;
/** A worker may go on for half a minute after its answer; what is left then waits for the timer. */
const MAX_DURATION_MS = 20_000;
/** A provider's limit is a matter of a second or two: waiting is better than leaving the message for later. */
const MAX_PAUSE_SECONDS = 3;
const TRIES_PER_MAIL = 4;

const Waiting = array(
  object({
    id: string(),
    toAddress: string(),
    replyTo: nullable(string()),
    language: picklist(languages),
    template: string(),
    parameters: unknown(),
  }),
);
type WaitingMail = ReturnType<typeof parse<typeof Waiting>>[number];

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

/** Writes a message down; `deliverMail` sends it. @throws Problem when the database refuses. */
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

/**
 * Sends what waits, until nothing is left or the time is over. Any number of these may run at once: a message is
 * taken by one of them.
 *
 * @returns how many were sent and how many failed. @throws Problem when the database does not answer.
 */
export async function deliverMail(settings: MailSettings): Promise<{ sent: number; failed: number }> {
  const database = serviceClient(settings);
  const endsAt = Date.now() + MAX_DURATION_MS;
  const counts = { sent: 0, failed: 0 };
  while (Date.now() < endsAt) {
    const data = await call(database, 'take_outgoing_mail', { limit: BATCH });
    const mails = parse(Waiting, data);
    for (const mail of mails) {
      const isSent = await sendOne(settings, database, mail);
      counts[isSent ? 'sent' : 'failed'] += 1;
    }
    if (mails.length < BATCH) break;
  }
  return counts;
}

/** Sends what waits after the answer has gone out. What fails is tried again by the timer. */
export function deliverSoon(context: { locals: App.Locals }, settings: MailSettings): void {
  const delivery = deliverMail(settings).catch((error: unknown) => console.error('Mail:', error));
  context.locals.cfContext.waitUntil(delivery);
}

async function sendOne(settings: MailSettings, database: Client, mail: WaitingMail): Promise<boolean> {
  const outcome = await attempt(settings, database, mail);
  const { error } = outcome.isSent
    ? await callWith(database, 'mark_mail_sent', { id: mail.id, providerId: outcome.providerId })
    : await callWith(database, 'mark_mail_failed', {
        id: mail.id,
        error: outcome.error,
        retryAfterSeconds: outcome.retryAfterSeconds,
        isFinal: outcome.isFinal,
      });
  if (!outcome.isSent) console.error('Mail:', mail.template, mail.id, outcome.error);
  if (error) throw fromDatabase(error);
  return outcome.isSent;
}

async function attempt(settings: MailSettings, database: Client, mail: WaitingMail): Promise<Outcome> {
  const written = await write(settings, database, mail);
  if (written.error !== undefined) {
    const { error, isFinal } = written;
    return { isSent: false, retryAfterSeconds: 0, error, isFinal };
  }
  const message = {
    ...written,
    key: mail.id,
    to: mail.toAddress,
    replyTo: mail.replyTo,
    template: mail.template,
  };
  let outcome = await sendThroughProvider(settings, message);
  for (let tries = 1; tries < TRIES_PER_MAIL && isSoon(outcome); tries += 1) {
    await pause(outcome.retryAfterSeconds);
    outcome = await sendThroughProvider(settings, message);
  }
  return outcome;
}

type Outcome = Awaited<ReturnType<typeof sendThroughProvider>>;

function isSoon(outcome: Outcome): outcome is Extract<Outcome, { isSent: false }> {
  return !outcome.isSent && outcome.retryAfterSeconds > 0 && outcome.retryAfterSeconds <= MAX_PAUSE_SECONDS;
}

/** A message of a newer release than this worker waits for its worker. */
async function write({ siteUrl }: MailSettings, database: Client, mail: WaitingMail) {
  const { template, language } = mail;
  const known: MailTemplate | undefined = Object.hasOwn(templates, template)
    ? templates[template as keyof typeof templates]
    : undefined;
  if (!known) return { error: `unknown template ${template}`, isFinal: false };
  try {
    const parameters = await withContent(database, known, mail);
    const context = { language, siteUrl };
    const files = (await known.files?.(parameters, context)) ?? [];
    return { ...known.render(parameters, context), files };
  } catch (error) {
    return { error: `cannot be written: ${String(error)}`, isFinal: isRefusal(error) };
  }
}

/** Whoever may not read what a message would say will not get it by waiting. */
const isRefusal = (error: unknown) => error instanceof Problem && [403, 404].includes(error.status);

async function withContent(database: Client, template: MailTemplate, mail: WaitingMail) {
  const { id, parameters, language } = mail;
  const isKept = typeof parameters === 'object' && parameters !== null && 'content' in parameters;
  if (!template.prepare || isKept) return parameters;
  const content = await template.prepare(database, parameters, language);
  const data = await call(database, 'keep_mail_content', { id, content });
  return data as unknown;
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
