import type { Conversation, Message } from '#src/data/messages/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { Texts } from '#src/i18n/load.ts';

interface Reader {
  readonly text: Texts['messages'];
  readonly language: Language;
  readonly userId: string;
  readonly side: 'office' | 'tenant';
}

/** A conversation as plain text: who wrote when, and what. */
export function transcriptOf(
  conversation: Conversation,
  messages: readonly Message[],
  reader: Reader,
): string {
  const { text, language, userId, side } = reader;
  const { thread } = text;
  const nameOf = (message: Message) => {
    if (message.authorId === userId) return thread.you;
    if (side === 'tenant' && !message.isFromTenant) return conversation.organizationName;
    return message.authorName ?? thread.former;
  };
  const head = thread.transcriptHead({
    subject: conversation.subject || thread.noSubject,
    place: `${conversation.propertyName}, ${conversation.unitLabel}`,
  });
  const lines = messages.map((message) =>
    [
      `${formatInstant(message.createdAt, language, conversation.timeZone)} · ${nameOf(message)}`,
      message.body,
      message.attachmentCount > 0 ? thread.transcriptFiles({ count: message.attachmentCount }) : '',
    ]
      .filter((line) => line !== '')
      .join('\n'),
  );
  return `${[head, ...lines].join('\n\n')}\n`;
}
