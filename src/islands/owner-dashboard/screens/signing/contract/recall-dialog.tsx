import { recallContract } from '#src/data/signing/contracts/mutations.ts';
import { contractQueries } from '#src/data/signing/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Takes a document back: it can be changed and sent anew. */
export function RecallDialog({ leaseId, onClose }: { leaseId: string; onClose: () => void }) {
  const { waiting: text } = useText('ownerContract');
  const action = useAction({
    mutationFn: recallContract,
    invalidates: [contractQueries.all, ...moneyKeys],
    toast: text.recalled,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      onClose={onClose}
      title={text.recallTitle}
      submitLabel={text.recall}
      isDanger
      action={action}
      label={text.recallReason}
      isRequired={false}
      missingText=""
      maxLength={300}
      onConfirm={(reason) => void action.run({ leaseId, reason })}
    >
      <p>{text.recallText}</p>
    </ReasonDialog>
  );
}
