import { useState } from 'react';
import { type SigningTrial, trySigning } from '#src/data/taxes/certificates.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Asks the tax authority whether it lets in whoever signs, and says what it answers. */
export function SigningTrialPart({ issuerId }: { issuerId: string }) {
  const text = useText('ownerCertificates');
  const [answer, setAnswer] = useState<SigningTrial | null>(null);
  const trial = useAction({ mutationFn: trySigning, onDone: setAnswer });
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="sm" isBusy={trial.isRunning} onClick={() => void trial.run({ issuerId })}>
        {text.try}
      </Button>
      <FailureNote text={trial.error} />
      <div role="status" className="w-full">
        {answer && !trial.error ? <Answer answer={answer} /> : null}
      </div>
    </div>
  );
}

function Answer({ answer }: { answer: SigningTrial }) {
  const text = useText('ownerCertificates');
  if (answer.isLetIn) return <Notice tone="good">{text.letIn[answer.environment]}</Notice>;
  return (
    <Notice tone="bad">
      <p>{text.trial[answer.fault]}</p>
      {answer.messages.map((message) => (
        <p key={message.code + message.text} className="text-14 text-secondary">
          {text.message(message)}
        </p>
      ))}
    </Notice>
  );
}
