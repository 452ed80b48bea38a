import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { askModel, modelQueries } from '#src/data/insight/assistant/ask-model.ts';
import type { Turn } from '#src/data/messages/assistant/queries.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import type { Answerer } from '#src/islands/shell/assistant/use-assistant.ts';

/** What the endpoint takes of what was said before. */
const MOST_TURNS = 4;
const LONGEST_ANSWER = 1_500;

/** Turns that a model answered, as it is told of them: what rules answered has no words. */
const saidBefore = (turns: readonly Turn[]) =>
  turns
    .flatMap(({ question, answer: { reply } }) =>
      reply?.is === 'said' && reply.withheld === null && reply.text.trim() !== ''
        ? [{ asked: question, answered: reply.text.slice(0, LONGEST_ANSWER) }]
        : [],
    )
    .slice(-MOST_TURNS);

/** Whether a model may answer, and whether the reader wants that: each visit begins without it. */
export function useModel(organizationId: string) {
  const language = useLanguage();
  const { data } = useQuery(modelQueries.standing(organizationId));
  const [isWanted, setWanted] = useState(false);
  const standing = data?.isOn ? data : null;
  const ask = useCallback<Answerer>(
    (asked, before, signal, onPart) =>
      askModel({ organizationId, language, asked, before: saidBefore(before) }, signal, onPart),
    [organizationId, language],
  );
  return { standing, isWanted, setWanted, answerer: standing && isWanted ? ask : null };
}
