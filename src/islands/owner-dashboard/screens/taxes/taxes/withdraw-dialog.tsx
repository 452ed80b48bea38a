import { taxQueries } from '#src/data/taxes/queries.ts';
import { withdrawUnusableNcf } from '#src/data/taxes/unusable.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

interface WithdrawDialogProps {
  markId: string;
  isElectronic: boolean;
  /** As they are printed. */
  numbers: string;
  onClose: () => void;
}

/** Numbers that were marked by mistake. */
export function WithdrawDialog({ markId, isElectronic, numbers, onClose }: WithdrawDialogProps) {
  const { withdraw: text } = useText('ownerTaxes').rangesCard.unusable;
  const withdraw = useAction({
    mutationFn: withdrawUnusableNcf,
    // Refused where a number was given out, the form was filed or DGII was told meanwhile: the list says so then.
    invalidates: [taxQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.action}
      action={withdraw}
      onClose={onClose}
      onSubmit={() => void withdraw.run({ markId })}
    >
      <p className="text-secondary">
        {numbers}. {isElectronic ? text.textElectronic : text.text}
      </p>
    </ActionDialog>
  );
}
