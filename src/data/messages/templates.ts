import { queryOptions } from '@tanstack/react-query';
import { call, trimmed, verb } from '#src/data/call.ts';
import type { TemplateKind } from '#src/domain/foundation/outgoing-enums.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { getClient } from '../client.ts';
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
    queryOptions({
      queryKey: ['message-templates', organizationId, kind],
      queryFn: async () =>
        (
          unwrap(
            await getClient()
              .from('message_templates')
              .select('id, kind, language, title, body')
              .eq('organizationId', organizationId)
              .eq('kind', kind),
          ) as MessageTemplate[]
        ).sort((one, other) => byText(one.title, other.title)),
    }),
  /** A text as the tenants of a lease would read it. */
  preview: (leaseId: string, text: string) =>
    queryOptions({
      queryKey: ['message-templates', 'preview', leaseId, text],
      queryFn: async () => await call('preview_message', { leaseId, text }),
    }),
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
