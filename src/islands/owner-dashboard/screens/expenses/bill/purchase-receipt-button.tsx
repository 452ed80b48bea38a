import { Download } from 'lucide-react';
import { fetchPurchaseReceiptPdf, saveFile } from '#src/data/money/receipts/download.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';

/** Downloads the paper of the receipt that was given out for a bill, for its vendor to sign. */
export function PurchaseReceiptButton({ receiptId, ncf }: { receiptId: string; ncf: string }) {
  const { receipt: text } = useText('ownerBills');
  const language = useLanguage();
  const action = useAction({
    mutationFn: () => fetchPurchaseReceiptPdf(receiptId, language),
    onDone: (pdf) => saveFile(pdf, text.paperFile({ ncf })),
  });
  useErrorToast(action);
  return (
    <Button size="sm" icon={Download} isBusy={action.isRunning} onClick={() => void action.run(undefined)}>
      {text.paper({ ncf })}
    </Button>
  );
}
