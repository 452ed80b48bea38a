import { Download } from 'lucide-react';
import { fetchFiscalReceiptPdf, saveFile } from '#src/data/money/receipts/download.ts';
import type { FiscalInvoice } from '#src/data/taxes/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';

/** Downloads the paper of a fiscal receipt. */
export function DocumentButton({ invoice: { id, ncf } }: { invoice: FiscalInvoice }) {
  const { receipts: text } = useText('ownerTaxes');
  const language = useLanguage();
  const action = useAction({
    mutationFn: () => fetchFiscalReceiptPdf(id, language),
    onDone: (pdf) => saveFile(pdf, text.documentFile({ ncf })),
  });
  useErrorToast(action);
  return (
    <IconButton
      icon={Download}
      label={text.document({ ncf })}
      aria-busy={action.isRunning}
      onClick={() => void action.run(undefined)}
    />
  );
}
