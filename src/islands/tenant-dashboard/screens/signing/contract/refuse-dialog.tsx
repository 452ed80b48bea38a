import { refuseContract } from '#src/data/signing/contracts/mutations.ts';
import { contractQueries } from '#src/data/signing/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

const LONGEST_REASON = 300;

/** Why the reader does not sign. */
export function RefuseDialog({ signerId, onClose }: { signerId: string; onClose: () => void }) {
  const { refuse: text } = useText('contract');
  const action = useAction({
    mutationFn: refuseContract,
    invalidates: [contractQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      label={text.reason}
      missingText={text.reasonMissing}
      maxLength={LONGEST_REASON}
      isDanger
      action={action}
      onConfirm={(reason) => void action.run({ signerId, reason })}
    >
      <p>{text.text}</p>
    </ReasonDialog>
  );
}
