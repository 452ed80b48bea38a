import { Download } from 'lucide-react';
import { fetchReceiptPdf, saveFile } from '#src/data/money/receipts/download.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button, type ButtonProps } from '#src/ui/components/button.tsx';

export interface ReceiptButtonProps {
  receiptId: string;
  number: number;
  size?: ButtonProps['size'];
}

/** Downloads the PDF of a receipt in the reader's language. */
export function ReceiptButton({ receiptId, number, size }: ReceiptButtonProps) {
  const text = useText('ownerMoney').payment;
  const language = useLanguage();
  const action = useAction({
    mutationFn: () => fetchReceiptPdf(receiptId, language),
    onDone: (pdf) => saveFile(pdf, `${text.receiptFile}-${formatReceiptNumber(number)}.pdf`),
  });
  useErrorToast(action);
  return (
    <Button icon={Download} size={size} isBusy={action.isRunning} onClick={() => void action.run(undefined)}>
      {text.downloadReceipt}
    </Button>
  );
}
