import { type GenericSchema, type InferOutput, parse } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import { layOut } from './layout.ts';
import type { MailContent, MailContext, RenderedMail } from './mail-content.ts';

/** A message that can be sent: what it needs to know, and what it then says. */
export interface MailTemplate {
  /** @throws when the parameters, as they come from the database, are not those of the template. */
  render(parameters: unknown, context: MailContext): RenderedMail;
}

type Composer<Parameters> = (parameters: Parameters, context: MailContext) => MailContent;

/** Makes a template from the shape of its parameters and its words in each language. */
export function defineTemplate<Schema extends GenericSchema>(
  schema: Schema,
  composers: Record<Language, Composer<InferOutput<Schema>>>,
): MailTemplate {
  return {
    render: (parameters, context) =>
      layOut(composers[context.language](parse(schema, parameters), context), context),
  };
}
