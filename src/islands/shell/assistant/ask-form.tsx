import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const LONGEST = 500;

interface AskFormProps {
  /** An answer is on its way. */
  isAsking: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  /** How it is answered, where that can be chosen. */
  children?: ReactNode;
}

/** Where a question is typed. Enter asks, Shift and Enter begin a line, Esc stops. */
export function AskForm({ isAsking, onAsk, onStop, children }: AskFormProps) {
  const text = useText('ownerAssistant');
  const [question, setQuestion] = useState('');
  const [round, setRound] = useState(0);
  const isEmpty = question.trim() === '';
  const fault = isEmpty ? text.empty : question.length > LONGEST ? text.tooLong : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && isAsking) onStop();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form
      round={round}
      className="grid gap-3 border-t border-line pt-5"
      onSubmit={() => {
        if (fault || isAsking) return;
        onAsk(question.trim());
        setQuestion('');
        setRound(round + 1);
      }}
    >
      <TextArea
        id="question"
        label={text.question}
        hint={text.hint}
        rows={2}
        value={question}
        autoComplete="off"
        error={fault}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" icon={SendHorizontal}>
          {text.ask}
        </Button>
        {isAsking ? (
          <Button icon={Square} onClick={onStop}>
            {text.stop}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
