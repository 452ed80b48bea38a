import { annulEcf, type EcfDocument } from '#src/data/taxes/ecf.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

interface AnnulDialogProps {
  document: EcfDocument;
  onClose: () => void;
}

/** Asks before the number of a receipt that was never sent is given up. */
export function AnnulDialog({ document, onClose }: AnnulDialogProps) {
  const { annul: text } = useText('ownerEcf');
  const annul = useAction({
    mutationFn: annulEcf,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title({ encf: document.encf })}
      submitLabel={text.submit}
      variant="danger"
      action={annul}
      onClose={onClose}
      onConfirm={() => void annul.run({ documentId: document.id })}
    >
      <p>{text.text}</p>
    </ActionDialog>
  );
}
