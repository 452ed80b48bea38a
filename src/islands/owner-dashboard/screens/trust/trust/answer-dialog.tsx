import { useState } from 'react';
import { answerDataRequest, type DataRequest, dataRequestQueries } from '#src/data/trust/data-requests.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const LONGEST = 2000;

interface AnswerDialogProps {
  request: DataRequest;
  who: string;
  onClose: () => void;
}

/** Says what was done about a request for data, or why it is not. */
export function AnswerDialog({ request, who, onClose }: AnswerDialogProps) {
  const text = useText('dataRequests');
  const { office } = text;
  const [isDone, setDone] = useState(true);
  const [answer, setAnswer] = useState('');
  const isMissing = answer.trim() === '';
  const send = useAction({
    mutationFn: answerDataRequest,
    invalidates: [dataRequestQueries.all],
    toast: office.sent,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={office.answerOf({ who })}
      submitLabel={office.send}
      action={send}
      input={isMissing ? null : { dataRequestId: request.id, isDone, answer }}
    >
      <p className="text-15 wrap-anywhere">
        {text.kinds[request.kind]}
        {request.details ? `: ${request.details}` : null}
      </p>
      <ChoiceGroup
        label={office.isDone}
        look="segments"
        value={isDone ? 'done' : 'refused'}
        choices={[
          { value: 'done', label: office.done },
          { value: 'refused', label: office.refused },
        ]}
        onChange={(event) => setDone(event.target.value === 'done')}
      />
      <TextArea
        label={office.words}
        hint={office.wordsHint}
        rows={4}
        maxLength={LONGEST}
        value={answer}
        column="answer"
        error={isMissing ? office.wordsMissing : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </ActionDialog>
  );
}
