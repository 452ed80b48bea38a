import {
  certifyDecision,
  closeDecision,
  type Decision,
  decisionQueries,
  discardDecision,
} from '#src/data/decisions/decisions.ts';
import { voteQueries } from '#src/data/decisions/votes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';

interface StepDialogProps {
  decision: Decision;
  step: 'close' | 'certify' | 'discard';
  onClose: () => void;
}

const verbs = { close: closeDecision, certify: certifyDecision, discard: discardDecision };

/** Asks before a step that has no way back. */
export function StepDialog({ decision, step, onClose }: StepDialogProps) {
  const text = useText('decisionPage');
  const go = useGo();
  const words = {
    close: { title: text.closeTitle, body: text.closeText, label: text.close, done: text.closed },
    certify: { title: text.certifyTitle, body: text.certifyText, label: text.certify, done: text.certified },
    discard: { title: text.discardTitle, body: text.discardText, label: text.discard, done: text.discarded },
  }[step];
  const run = useAction({
    mutationFn: verbs[step],
    invalidates: [decisionQueries.all, voteQueries.all],
    toast: words.done,
    onDone: () => {
      onClose();
      if (step === 'discard') go('/democratic');
    },
  });
  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.label}
      variant={step === 'discard' ? 'danger' : 'primary'}
      action={run}
      onConfirm={() => run.run({ decisionId: decision.id })}
      onClose={onClose}
    >
      <p className="text-secondary">{words.body}</p>
    </ActionDialog>
  );
}
