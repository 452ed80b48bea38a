import { array, is, nullish, number, object, record, string, unknown } from 'valibot';
import { call } from '../call.ts';
import type { MailContent, MailContext, MailFile } from '../mail/mail-content.ts';
import type { MailTemplate } from '../mail/template.ts';
import { templates } from '../mail/templates.ts';
import { Problem } from '../problem.ts';
import type { Client } from '../supabase.ts';
import { type DigestLine, digestContent } from './digest.ts';
import type { WaitingMessage } from './message.ts';

/** A message has no words: what it is about cannot be said, or not yet. */
export class NotWritten extends Error {
  /** Waiting would not change it. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'NotWritten';
    this.isFinal = isFinal;
  }
}

export interface Words {
  readonly content: MailContent;
  readonly files: readonly MailFile[];
}

type Written = Pick<WaitingMessage, 'id' | 'language' | 'template' | 'parameters'>;

const Digest = object({
  count: number(),
  items: array(
    object({ template: string(), lease_id: nullish(string()), parameters: record(string(), unknown()) }),
  ),
});
/** What a notification does not keep of the parameters of its message; none of it stands in a subject. */
const NOT_KEPT = { text: '', body_es: '', body_en: '', consent: '', message: '', answer: '' };

const known = (name: string): MailTemplate | undefined =>
  Object.hasOwn(templates, name) ? templates[name as keyof typeof templates] : undefined;

/**
 * What a message says in its reader's language: the same words for mail, push and WhatsApp.
 *
 * @param files whether what goes with it is made too
 * @throws NotWritten
 */
export async function wordsFor(
  database: Client,
  message: Written,
  siteUrl: string,
  { withFiles = false } = {},
): Promise<Words> {
  const { template: name, language } = message;
  const context = { language, siteUrl };
  try {
    if (name === 'notification_digest') return { content: digestOf(message.parameters, context), files: [] };
    const template = known(name);
    // A message of a newer release than this worker waits for its worker.
    if (!template) throw new NotWritten(`unknown template ${name}`, false);
    const parameters = await withContent(database, template, message);
    const files = withFiles ? await template.files?.(parameters, context) : undefined;
    return { content: template.compose(parameters, context), files: files ?? [] };
  } catch (error) {
    if (error instanceof NotWritten) throw error;
    throw new NotWritten(`cannot be written: ${String(error)}`, isRefusal(error));
  }
}

/** Whoever may not read what a message would say will not get it by waiting. */
const isRefusal = (error: unknown) => error instanceof Problem && [403, 404].includes(error.status);

async function withContent(database: Client, template: MailTemplate, { id, parameters, language }: Written) {
  const isKept = typeof parameters === 'object' && parameters !== null && 'content' in parameters;
  if (!template.prepare || isKept) return parameters;
  const content = await template.prepare(database, parameters, language);
  const data = await call(database, 'keep_mail_content', { id, content });
  return data as unknown;
}

/** What of a digest cannot be said, such as something of a newer release, is counted all the same. */
function digestOf(parameters: unknown, context: MailContext): MailContent {
  if (!is(Digest, parameters)) throw new Error('Not a digest.');
  const lines = parameters.items.flatMap(({ template: name, lease_id, parameters: facts }): DigestLine[] => {
    try {
      const content = known(name)?.compose({ ...NOT_KEPT, ...facts, lease_id }, context);
      return content ? [{ text: content.subject, url: content.button?.url ?? null }] : [];
    } catch {
      return [];
    }
  });
  return digestContent(parameters.count, lines, context);
}
