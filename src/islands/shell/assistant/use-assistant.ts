import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '#src/data/errors.ts';
import type { ToolReader } from '#src/data/insight/tools/reader.ts';
import { keepTurn } from '#src/data/messages/assistant/mutations.ts';
import { assistantQueries, type Turn } from '#src/data/messages/assistant/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { keptReply, type Reply } from '#src/domain/insight/assistant/reply.ts';
import type { ToolArguments, ToolName } from '#src/domain/insight/assistant/tools.ts';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { replyOf, replyTo } from './make-reply.ts';

/** A question on its way, or one that failed; neither is kept. */
export interface OpenQuestion {
  readonly question: string;
  readonly failure: AppError | null;
  /** What has come of an answer so far. */
  readonly part?: Reply;
}

/** Answers in another way than by rules. @param onPart each time with all that has come */
export type Answerer = (
  question: string,
  before: readonly Turn[],
  signal: AbortSignal,
  onPart: (part: Reply) => void,
) => Promise<Reply>;

/**
 * A conversation that goes on: what was kept, what was answered since, and how to ask.
 *
 * @param answerer answers instead of the rules
 */
export function useAssistant(reader: ToolReader, answerer: Answerer | null = null) {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const [conversation, setConversation] = useState(() => ({ id: newId(), isNew: true }));
  const [unsaved, setUnsaved] = useState<readonly Turn[]>([]);
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const asking = useRef(new AbortController());
  const turnsQuery = assistantQueries.turns(userId, conversation.id);
  const turns = useQuery({ ...turnsQuery, enabled: !conversation.isNew });
  const keeping = useKeeping(reader.organizationId, conversation, unsaved, (kept) => {
    queryClient.setQueryData<Turn[]>(turnsQuery.queryKey, (known = []) => [...known, ...kept]);
    setUnsaved((waiting) => waiting.filter((turn) => !kept.includes(turn)));
    setConversation(({ id }) => ({ id, isNew: false }));
  });

  const shown = [...(conversation.isNew ? [] : (turns.data ?? [])), ...unsaved];
  const answerWith = async (
    question: string,
    reply: (signal: AbortSignal, onPart: (part: Reply) => void) => Promise<Reply>,
  ) => {
    asking.current.abort();
    const own = new AbortController();
    asking.current = own;
    const { signal } = own;
    setOpen({ question, failure: null });
    try {
      const found = await reply(signal, (part) => {
        if (!signal.aborted) setOpen({ question, failure: null, part });
      });
      // What was stopped, or asked before another question, is let go.
      if (signal.aborted) return;
      const answer = { parts: [], reply: keptReply(found) };
      setOpen(null);
      setUnsaved((waiting) => [...waiting, { id: newId(), question, answer }]);
    } catch (failure) {
      if (!signal.aborted) setOpen({ question, failure: toAppError(failure) });
    }
  };
  const stop = () => {
    asking.current.abort();
    setOpen(null);
  };
  return {
    id: conversation.isNew ? null : conversation.id,
    turns,
    shown,
    unsaved,
    keeping,
    open,
    ask: (question: string) =>
      answerWith(question, (signal, onPart) =>
        answerer
          ? answerer(question, shown, signal, onPart)
          : replyTo(question, shown.at(-1)?.answer.reply, reader),
      ),
    /** Runs a tool again with one of the records that may have been meant. */
    choose: (name: string, tool: ToolName, values: ToolArguments) =>
      answerWith(name, () => replyOf({ tool, arguments: values }, reader)),
    stop,
    /** Goes to another conversation, or to a new one. */
    openConversation: (id: string | null) => {
      stop();
      setUnsaved([]);
      keeping.reset();
      setConversation(id === null ? { id: newId(), isNew: true } : { id, isNew: false });
    },
  };
}

/** Keeps turns one after the other; after a failure the reader says when to try again. */
function useKeeping(
  organizationId: string | null,
  conversation: { readonly id: string; readonly isNew: boolean },
  unsaved: readonly Turn[],
  onKept: (kept: readonly Turn[]) => void,
) {
  const { userId } = useSession();
  const keeping = useAction({
    mutationFn: async (waiting: readonly Turn[]) => {
      for (const [index, turn] of waiting.entries())
        await keepTurn({
          organizationId,
          conversationId: conversation.id,
          turnId: turn.id,
          isFirst: conversation.isNew && index === 0,
          question: turn.question,
          answer: turn.answer,
        });
      return waiting;
    },
    onDone: onKept,
    invalidates: [assistantQueries.conversations(userId, organizationId).queryKey],
  });
  const { run, isRunning, error } = keeping;
  useEffect(() => {
    if (unsaved.length > 0 && !isRunning && error === null) void run(unsaved);
  }, [unsaved, isRunning, error, run]);
  return keeping;
}
