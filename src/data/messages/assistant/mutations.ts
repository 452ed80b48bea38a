import type { Json } from '#src/data/database.types.ts';
import { addRow, changeRow, removeRow } from '#src/data/table-rows.ts';
import type { KeptAnswer } from './queries.ts';

const TITLE_LENGTH = 120;

/**
 * Keeps a question and its answer, and begins the conversation with the first. Both ids are the client's: sent again,
 * nothing is kept twice. Errors: `too_many_questions`.
 */
export async function keepTurn(input: {
  /** Of a member; null of a tenant. */
  organizationId: string | null;
  conversationId: string;
  turnId: string;
  isFirst: boolean;
  question: string;
  answer: KeptAnswer;
}): Promise<void> {
  if (input.isFirst) {
    await addRow('assistant_conversations', {
      id: input.conversationId,
      organizationId: input.organizationId,
      title: input.question.slice(0, TITLE_LENGTH),
    });
  }
  await addRow('assistant_turns', {
    id: input.turnId,
    conversationId: input.conversationId,
    question: input.question,
    answer: input.answer as unknown as NonNullable<Json>,
  });
}

/** Gives a conversation another name. Error: `not_found`. */
export async function renameConversation(input: { conversationId: string; title: string }): Promise<void> {
  await changeRow('assistant_conversations', { id: input.conversationId }, { title: input.title.trim() });
}

/** Deletes a conversation with all of its questions. Error: `not_found`. */
export async function deleteConversation(conversationId: string): Promise<void> {
  await removeRow('assistant_conversations', { id: conversationId });
}
