import { call, trimmed, verb } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { TemplateKind } from '#src/domain/foundation/outgoing-enums.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { unwrap } from '../errors.ts';

/** A text that an organization keeps to write from. */
export interface MessageTemplate {
  readonly id: string;
  readonly kind: TemplateKind;
  readonly language: 'es' | 'en';
  /** The title of a notice too. */
  readonly title: string;
  readonly body: string;
}

export const templateQueries = {
  all: ['message-templates'] as const,
  /** Those of an organization for messages or for notices, by title; an organization has 200 at most. */
  of: (organizationId: string, kind: TemplateKind) =>
    query(['message-templates', organizationId, kind], async () =>
      (
        unwrap(
          await select('message_templates', 'id, kind, language, title, body', { organizationId, kind }),
        ) as MessageTemplate[]
      ).sort((one, other) => byText(one.title, other.title)),
    ),
  /** A text as the tenants of a lease would read it. */
  preview: (leaseId: string, text: string) =>
    query(['message-templates', 'preview', leaseId, text], () => call('preview_message', { leaseId, text })),
};

/**
 * Keeps a text under an id that the client made, writes it anew, or brings back one that was removed.
 * Errors: `already_exists` for a title that is taken, `too_many_templates`.
 */
export const saveTemplate = ({
  id: templateId,
  ...template
}: MessageTemplate & { readonly organizationId: string }) =>
  call('save_message_template', trimmed({ ...template, templateId }));

/** Removes a text; saving it again brings it back. Error: `not_found`. */
export const removeTemplate = verb('remove_message_template');
