import { Download } from 'lucide-react';
import { fetchReceiptPdf, saveFile } from '#src/data/money/receipts/download.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

/** Downloads the PDF of a receipt in the language on screen. */
export function ReceiptButton({ id, number, isBlock }: { id: string; number: number; isBlock?: boolean }) {
  const { receipt } = useText('tenant');
  const language = useLanguage();
  const named = { number: formatReceiptNumber(number) };
  const download = useAction({
    mutationFn: (receiptId: string) => fetchReceiptPdf(receiptId, language),
    // One that was opened before is still there.
    worksOffline: true,
    onDone: (file) => saveFile(file, receipt.file(named)),
    toast: receipt.saved(named),
  });
  return (
    <div className="grid gap-2">
      <Button
        icon={Download}
        isBlock={isBlock}
        isBusy={download.isRunning}
        aria-label={receipt.downloadNamed(named)}
        onClick={() => void download.run(id)}
      >
        {receipt.download}
      </Button>
      <p role="alert" className="text-14 text-bad empty:hidden">
        {download.error}
      </p>
    </div>
  );
}
