import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
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
  return unwrap(
    await select('assistant_conversations', 'id, title, askedAt')
      .order('askedAt', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST_CONVERSATIONS),
  );
}

async function fetchTurns(conversationId: string): Promise<Turn[]> {
  const rows = unwrap(
    await select('assistant_turns', 'id, question, answer', { conversationId })
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
  conversations: (userId: string) => query(['assistant', userId, 'conversations'], fetchConversations),
  turns: (userId: string, conversationId: string) =>
    query(['assistant', userId, conversationId], () => fetchTurns(conversationId)),
};
