import { getClient } from '#src/data/client.ts';
import type { Json } from '#src/data/database.types.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/domain/messages/assistant/answer.ts';

const TITLE_LENGTH = 120;

/**
 * Keeps a question and its answer, and begins the conversation with the first. Both ids are the client's: sent again,
 * nothing is kept twice. Errors: `too_many_questions`.
 */
export async function keepTurn(input: {
  conversationId: string;
  turnId: string;
  isFirst: boolean;
  question: string;
  answer: Answer;
}): Promise<void> {
  const client = getClient();
  if (input.isFirst) {
    unwrap(
      await client
        .from('assistant_conversations')
        .upsert(
          { id: input.conversationId, title: input.question.slice(0, TITLE_LENGTH) },
          { onConflict: 'id', ignoreDuplicates: true },
        )
        .select('id'),
    );
  }
  unwrap(
    await client
      .from('assistant_turns')
      .upsert(
        {
          id: input.turnId,
          conversationId: input.conversationId,
          question: input.question,
          answer: input.answer as unknown as NonNullable<Json>,
        },
        { onConflict: 'id', ignoreDuplicates: true },
      )
      .select('id'),
  );
}

/** Deletes a conversation with all of its questions. Error: `not_found`. */
export async function deleteConversation(conversationId: string): Promise<void> {
  unwrap(
    await getClient().from('assistant_conversations').delete().eq('id', conversationId).select('id').single(),
  );
}
