import type { SaidReply } from '#src/data/insight/assistant/ask-model.ts';
import { type ToolArguments, type ToolName, tools } from '#src/domain/insight/assistant/tools.ts';
import { useText } from '#src/i18n/react.tsx';
import { AnswerView } from '#src/islands/shell/assistant/answer-view.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface SaidAnswerProps {
  reply: SaidReply;
  timeZone: string;
  /** There is more to come, and nothing can be chosen yet. */
  isComing?: boolean;
  onChoose?: (name: string, tool: ToolName, values: ToolArguments) => void;
}

/** Words of the model, and under them what it read; where words were withheld, what it read instead. */
export function SaidAnswer({ reply, timeZone, isComing, onChoose }: SaidAnswerProps) {
  const text = useText('ownerAssistant').model;
  const { withheld, read } = reply;
  // What was asked twice with the same arguments is shown once.
  const rows = [...new Map(read.map((tool) => [JSON.stringify([tool.name, tool.arguments]), tool]))];
  const views = rows.map(([key, { name, arguments: values, answer }]) => (
    <div key={key} className="grid min-w-0 gap-3">
      <AnswerView
        reply={{ is: 'answer', tool: name, arguments: values, answer }}
        timeZone={timeZone}
        {...(onChoose && { onChoose })}
      />
    </div>
  ));
  // A form to open, or records to choose from, are the answer itself.
  const isFolded = read.every(({ name, answer }) => tools[name].does === 'read' && !answer.candidates);
  return (
    <>
      {reply.text.trim() === '' ? null : (
        <p className="break-words whitespace-pre-wrap">{reply.text.trim()}</p>
      )}
      {withheld ? (
        <Notice tone="warn">
          {text.withheld[withheld]}
          {views.length > 0 ? ` ${text.readInstead}` : null}
        </Notice>
      ) : null}
      {withheld || !(isFolded || isComing) ? views : null}
      {withheld || !isFolded || isComing || views.length === 0 ? null : (
        <details className="min-w-0">
          <summary className="min-h-11 cursor-pointer py-2.5 text-14 text-secondary">{text.sources}</summary>
          <div className="grid min-w-0 gap-5 pt-2">{views}</div>
        </details>
      )}
    </>
  );
}
