import { type GenericSchema, type InferOutput, parse } from 'valibot';
import type { Client } from '#src/edge/supabase.ts';
import type { Language } from '#src/i18n/language.ts';
import { layOut } from './layout.ts';
import type { MailContent, MailContext, MailFile, RenderedMail } from './mail-content.ts';

/** A message that can be sent: what it needs to know, and what it then says. */
export interface MailTemplate {
  /** What the message says. @throws as `render` */
  compose(parameters: unknown, context: MailContext): MailContent;
  /** @throws when the parameters, as they come from the database, are not those of the template. */
  render(parameters: unknown, context: MailContext): RenderedMail;
  /**
   * Reads what the message says besides, before its first try; kept among its parameters as `content`, so that each try
   * says the same. @throws Problem 403 or 404 when the reader may not have it: nothing is sent then.
   */
  prepare?(service: Client, parameters: unknown, language: Language): Promise<object>;
  /** What goes with the message. The same parameters give the same bytes. */
  files?(parameters: unknown, context: MailContext): Promise<MailFile[]>;
}

type Composer<Parameters> = (parameters: Parameters, context: MailContext) => MailContent;

/** Makes a template from the shape of its parameters and its words in each language. */
export function defineTemplate<Schema extends GenericSchema>(
  schema: Schema,
  composers: Record<Language, Composer<InferOutput<Schema>>>,
): MailTemplate {
  const compose = (parameters: unknown, context: MailContext) =>
    composers[context.language](parse(schema, parameters), context);
  return { compose, render: (parameters, context) => layOut(compose(parameters, context), context) };
}
