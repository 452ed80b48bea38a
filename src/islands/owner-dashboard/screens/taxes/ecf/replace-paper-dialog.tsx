import { replaceContingencyReceipt } from '#src/data/taxes/ecf.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useSending } from './use-sending.ts';

interface ReplacePaperDialogProps {
  invoice: { readonly id: string; readonly ncf: string };
  onClose: () => void;
}

/** Asks before the e-CF of a paper receipt of a contingency is given out. */
export function ReplacePaperDialog({ invoice, onClose }: ReplacePaperDialogProps) {
  const { paper: text } = useText('ownerEcf');
  const send = useSending();
  const replace = useAction({
    mutationFn: replaceContingencyReceipt,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: (id) => {
      void send('fiscal-receipts', id);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={text.title({ ncf: invoice.ncf })}
      submitLabel={text.action}
      action={replace}
      onClose={onClose}
      onConfirm={() => void replace.run({ invoiceId: invoice.id })}
    >
      <p>{text.text}</p>
    </ActionDialog>
  );
}
