import type { ReactNode } from 'react';
import type { Turn } from '#src/data/messages/assistant/queries.ts';
import type { ArgumentFault, ParameterName } from '#src/domain/insight/assistant/arguments.ts';
import type { Reply } from '#src/domain/insight/assistant/reply.ts';
import type { ToolArguments, ToolName } from '#src/domain/insight/assistant/tools.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { AnswerView } from '#src/islands/shell/assistant/answer-view.tsx';
import { AskForm } from '#src/islands/shell/assistant/ask-form.tsx';
import type { OpenQuestion, useAssistant } from '#src/islands/shell/assistant/use-assistant.ts';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ModelChoice } from './model-choice.tsx';
import { Beginning, FollowUps } from './offered-questions.tsx';
import { SaidAnswer } from './said-answer.tsx';
import type { useModel } from './use-model.ts';
import { useUnknownPlaces } from './use-unknown-places.ts';

interface ConversationProps {
  assistant: ReturnType<typeof useAssistant>;
  timeZone: string;
}
type Model = ReturnType<typeof useModel>;

/** What was asked and answered so far, and where to go on. */
export function Conversation({ assistant, model, timeZone }: ConversationProps & { model: Model }) {
  const text = useText('ownerAssistant');
  const { states } = useText('common');
  const { id, turns, shown, open, keeping, unsaved } = assistant;
  const list = (
    <ol aria-live="polite" className="grid gap-7">
      {shown.map((turn) => (
        <TurnView key={turn.id} turn={turn} assistant={assistant} timeZone={timeZone} />
      ))}
      {open ? <OpenTurn open={open} assistant={assistant} timeZone={timeZone} /> : null}
    </ol>
  );
  return (
    <Card>
      <div className="grid gap-6">
        {id === null && shown.length === 0 && !open ? <Beginning assistant={assistant} /> : null}
        {id === null || turns.data ? (
          list
        ) : (
          <QueryView
            query={turns}
            skeleton={<SkeletonText label={states.loading} rows={4} />}
            errorTitle={text.errorTitle}
          >
            {() => list}
          </QueryView>
        )}
        {keeping.error ? (
          <div className="grid justify-items-start gap-3">
            <FailureNote text={`${text.unsaved} ${keeping.error}`} />
            <Button size="sm" onClick={() => void keeping.run(unsaved)}>
              {text.keep}
            </Button>
          </div>
        ) : null}
        <FollowUps assistant={assistant} />
        <AskForm
          isAsking={open !== null && open.failure === null}
          onAsk={(question) => void assistant.ask(question)}
          onStop={assistant.stop}
        >
          <ModelChoice model={model} />
        </AskForm>
      </div>
    </Card>
  );
}

function Asked({ question, children }: { question: string; children: ReactNode }) {
  const text = useText('ownerAssistant');
  return (
    <li className="grid min-w-0 gap-3">
      <p className="max-w-[85%] justify-self-end rounded-card bg-selected px-4 py-2.5 break-words whitespace-pre-wrap">
        <span className="sr-only">{text.asked}: </span>
        {question}
      </p>
      <div className="grid min-w-0 gap-3">
        <span className="sr-only">{text.answered}:</span>
        {children}
      </div>
    </li>
  );
}

function TurnView({ turn, assistant, timeZone }: ConversationProps & { turn: Turn }) {
  const { reply } = turn.answer;
  const choose = (name: string, tool: ToolName, values: ToolArguments) =>
    void assistant.choose(name, tool, values);
  return (
    <Asked question={turn.question}>
      {reply?.is === 'answer' ? <AnswerView reply={reply} timeZone={timeZone} onChoose={choose} /> : null}
      {reply?.is === 'said' ? <SaidAnswer reply={reply} timeZone={timeZone} onChoose={choose} /> : null}
      {reply?.is === 'question' ? <Missing parameter={reply.missing} /> : null}
      {reply?.is === 'unknown' ? <Unknown reply={reply} /> : null}
    </Asked>
  );
}

function Missing({ parameter }: { parameter: string }) {
  const { needs } = useText('ownerAssistant');
  return <p>{needs[parameter as ParameterName]}</p>;
}

function Unknown({ reply }: { reply: Extract<Reply, { is: 'unknown' }> }) {
  const text = useText('ownerAssistant');
  const places = useUnknownPlaces(reply.places);
  if (places.length === 0) return <p>{text.notUnderstood}</p>;
  return (
    <>
      <p>{text.unknown}</p>
      <ul className="grid gap-1">
        {places.map(({ path, title }) => (
          <li key={path}>
            <AppLink to={path} className={loneLinkClass}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function OpenTurn({ open, assistant, timeZone }: ConversationProps & { open: OpenQuestion }) {
  const text = useText('ownerAssistant');
  const { fault } = useText('toolAnswers');
  const common = useText('common');
  const { failure, question, part } = open;
  const own = failure?.kind === 'offline' ? { [failure.code]: text.offline } : {};
  const refused =
    failure?.code === 'tool_argument_invalid' ? fault[failure.params.fault as ArgumentFault] : null;
  return (
    <Asked question={question}>
      {failure ? (
        <div className="grid justify-items-start gap-3">
          <FailureNote text={refused ?? appErrorText(failure, common, own)} />
          <Button size="sm" onClick={() => void assistant.ask(question)}>
            {common.actions.retry}
          </Button>
        </div>
      ) : (
        <>
          {part?.is === 'said' ? <SaidAnswer reply={part} timeZone={timeZone} isComing /> : null}
          <SkeletonText label={text.working} rows={part ? 1 : 3} />
        </>
      )}
    </Asked>
  );
}
