import { Sparkles } from 'lucide-react';
import type { Permission } from '#src/domain/people/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import type { useAssistant } from '#src/islands/shell/assistant/use-assistant.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';

interface QuestionOfferProps {
  assistant: Pick<ReturnType<typeof useAssistant>, 'shown' | 'open' | 'ask'>;
}

/** What can be asked, for who has not asked yet. */
export function Beginning({ assistant }: QuestionOfferProps) {
  const text = useText('ownerAssistant');
  const { can } = useOrganization();
  const needs: Readonly<Record<keyof typeof text.examples, Permission | null>> = {
    money: 'money.read',
    leases: 'leases.read',
    portfolio: 'portfolio.read',
    maintenance: 'maintenance.read',
    law: null,
  };
  const offered = Object.entries(text.examples).filter(([of]) => {
    const permission = needs[of as keyof typeof needs];
    return permission === null || can(permission);
  });
  return (
    <div className="grid gap-4">
      <EmptyState icon={Sparkles} title={text.emptyTitle} text={text.howItWorks} />
      <Questions
        label={text.examplesLabel}
        questions={offered.flatMap(([, questions]) => questions)}
        onAsk={assistant.ask}
      />
    </div>
  );
}

/** Questions that go on from the latest answer. */
export function FollowUps({ assistant: { shown, open, ask } }: QuestionOfferProps) {
  const text = useText('ownerAssistant');
  const reply = shown.at(-1)?.answer.reply;
  const all: Readonly<Record<string, readonly string[]>> = text.followUps;
  const questions = reply?.is === 'answer' && !open ? (all[reply.tool] ?? []) : [];
  return questions.length > 0 ? (
    <Questions label={text.followUpsLabel} questions={questions} onAsk={ask} />
  ) : null;
}

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => Promise<void>;
}

function Questions({ label, questions, onAsk }: QuestionsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2" data-print="hidden">
      {questions.map((question) => (
        <li key={question}>
          <Button size="sm" onClick={() => void onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
