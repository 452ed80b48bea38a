import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST_QUESTION = 500;

interface AskFormProps {
  /** Resolves once there is an answer. */
  onAsk: (question: string) => Promise<void>;
}

/** One line to ask in; Enter sends it. */
export function AskForm({ onAsk }: AskFormProps) {
  const text = useText('assistant');
  const [question, setQuestion] = useState('');
  const [round, setRound] = useState(0);
  const isEmpty = question.trim() === '';
  return (
    <Form
      round={round}
      className="grid items-start gap-3 border-t border-line pt-5 sm:grid-cols-[1fr_auto]"
      onSubmit={() => {
        if (isEmpty) return;
        void onAsk(question.trim());
        setQuestion('');
        setRound(round + 1);
      }}
    >
      <TextField
        label={text.question}
        value={question}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        onChange={(event) => setQuestion(event.target.value)}
        error={isEmpty ? text.empty : undefined}
      />
      <Button type="submit" variant="primary" icon={SendHorizontal} className="sm:mt-7">
        {text.ask}
      </Button>
    </Form>
  );
}
