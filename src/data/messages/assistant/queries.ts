import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { Reply } from '#src/domain/insight/assistant/reply.ts';
import type { Answer } from '#src/domain/messages/assistant/answer.ts';

export interface Conversation {
  readonly id: string;
  /** Its first question, until it is renamed. */
  readonly title: string;
  readonly askedAt: string;
}

/** As it was given: what the rules of a tenancy said in `parts`, what a tool answered in `reply`. */
export interface KeptAnswer extends Answer {
  readonly reply?: Reply;
}

/** A question and what was answered. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly answer: KeptAnswer;
}

const MOST_CONVERSATIONS = 100;
const MOST_TURNS = 300;

async function fetchConversations(organizationId: string | null): Promise<Conversation[]> {
  const all = select('assistant_conversations', 'id, title, askedAt');
  const own =
    organizationId === null ? all.is('organizationId', null) : all.eq('organizationId', organizationId);
  return unwrap(
    await own
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
  return rows.map((row) => ({ ...row, answer: row.answer as unknown as KeptAnswer }));
}

/** What the user asked the assistant; the reader's own policies leave out everybody else's. */
export const assistantQueries = {
  all: ['assistant'] as const,
  /** The latest 100, the one asked last first. @param organizationId that they are about; null for a tenant's */
  conversations: (userId: string, organizationId: string | null = null) =>
    query(['assistant', userId, 'conversations', organizationId], () => fetchConversations(organizationId)),
  turns: (userId: string, conversationId: string) =>
    query(['assistant', userId, conversationId], () => fetchTurns(conversationId)),
};
