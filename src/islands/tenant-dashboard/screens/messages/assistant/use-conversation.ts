import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepTurn } from '#src/data/messages/assistant/mutations.ts';
import { assistantQueries, type KeptAnswer, type Turn } from '#src/data/messages/assistant/queries.ts';
import { helpQueries } from '#src/data/messages/help/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { keptReply } from '#src/domain/insight/assistant/reply.ts';
import { ruleEngine } from '#src/domain/messages/assistant/answer.ts';
import type { TenancyFacts } from '#src/domain/messages/assistant/facts.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { replyTo } from '#src/islands/shell/assistant/make-reply.ts';
import { toolSources } from '#src/islands/shell/assistant/tool-sources.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { guidesFor } from './find-guides.ts';

/** A conversation that goes on: what was kept, what was answered since, and how to ask. */
export function useConversation(facts: TenancyFacts) {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const guides = useQuery(helpQueries.guides(language));
  const reader = {
    area: 'tenant',
    organizationId: null,
    today: facts.today,
    language,
    sources: toolSources(queryClient, language),
  } as const;
  const [conversation, setConversation] = useState(() => ({ id: newId(), isNew: true }));
  const [unsaved, setUnsaved] = useState<readonly Turn[]>([]);
  const turnsQuery = assistantQueries.turns(userId, conversation.id);
  const turns = useQuery({ ...turnsQuery, enabled: !conversation.isNew });
  const keeping = useAction({
    mutationFn: async (waiting: readonly Turn[]) => {
      for (const [index, { id, question, answer }] of waiting.entries())
        await keepTurn({
          organizationId: null,
          conversationId: conversation.id,
          turnId: id,
          isFirst: conversation.isNew && index === 0,
          question,
          answer,
        });
      return waiting;
    },
    onDone: (kept) => {
      queryClient.setQueryData<Turn[]>(turnsQuery.queryKey, (known = []) => [...known, ...kept]);
      setUnsaved((waiting) => waiting.filter((turn) => !kept.includes(turn)));
      setConversation(({ id }) => ({ id, isNew: false }));
    },
    invalidates: [assistantQueries.conversations(userId).queryKey],
  });

  // Kept one after the other; after a failure the reader says when to try again.
  const { run, isRunning, error } = keeping;
  useEffect(() => {
    if (unsaved.length > 0 && !isRunning && error === null) void run(unsaved);
  }, [unsaved, isRunning, error, run]);

  const latest = unsaved.at(-1) ?? turns.data?.at(-1);
  /** What the rules of the tenancy do not know, the tools may. Without them it is not known. */
  const fromTools = (question: string): Promise<KeptAnswer> =>
    replyTo(question, latest?.answer.reply, reader).then(
      (reply) => ({ parts: [], reply: keptReply(reply) }),
      () => ({ parts: [] }),
    );

  return {
    id: conversation.isNew ? null : conversation.id,
    turns,
    unsaved,
    keeping,
    /** Answers at once; that the answer is kept may fail, and can be tried again. */
    ask: async (question: string) => {
      const said = await ruleEngine.answer(question, facts, (asked) => guidesFor(asked, guides.data ?? []));
      const answer = said.parts.length > 0 ? said : await fromTools(question);
      setUnsaved((waiting) => [...waiting, { id: newId(), question, answer }]);
    },
    /** Goes to another conversation, or to a new one. */
    open: (id: string | null) => {
      setUnsaved([]);
      keeping.reset();
      setConversation(id === null ? { id: newId(), isNew: true } : { id, isNew: false });
    },
  };
}
