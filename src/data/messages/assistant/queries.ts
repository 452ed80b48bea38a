import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/domain/messages/assistant/answer.ts';

export interface Conversation {
  readonly id: string;
  /** Its first question. */
  readonly title: string;
  readonly askedAt: string;
}

/** A question and what was answered. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly answer: Answer;
}

const MOST_CONVERSATIONS = 100;
const MOST_TURNS = 300;

async function fetchConversations(): Promise<Conversation[]> {
  const rows = unwrap(
    await getClient()
      .from('assistant_conversations')
      .select('id, title, askedAt')
      .order('askedAt', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST_CONVERSATIONS),
  );
  return rows.map(({ id, title, askedAt }) => ({ id, title, askedAt: askedAt }));
}

async function fetchTurns(conversationId: string): Promise<Turn[]> {
  const rows = unwrap(
    await getClient()
      .from('assistant_turns')
      .select('id, question, answer')
      .eq('conversationId', conversationId)
      .order('createdAt')
      .order('id')
      .limit(MOST_TURNS),
  );
  return rows.map((row) => ({ ...row, answer: row.answer as unknown as Answer }));
}

/** What the user asked the assistant; the reader's own policies leave out everybody else's. */
export const assistantQueries = {
  all: ['assistant'] as const,
  /** The latest 100, the one asked last first. */
  conversations: (userId: string) =>
    queryOptions({ queryKey: ['assistant', userId, 'conversations'], queryFn: fetchConversations }),
  turns: (userId: string, conversationId: string) =>
    queryOptions({
      queryKey: ['assistant', userId, conversationId],
      queryFn: () => fetchTurns(conversationId),
    }),
};
