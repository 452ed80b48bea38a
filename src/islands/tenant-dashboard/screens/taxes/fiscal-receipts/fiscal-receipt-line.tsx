import { CircleSlash, Download } from 'lucide-react';
import type { TenantFiscalReceipt } from '#src/data/leasing/tenancy/fiscal-receipts.ts';
import { fetchFiscalReceiptPdf, saveFile } from '#src/data/money/receipts/download.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** One receipt: its number, what it is, its total with ITBIS, and its paper. */
export function FiscalReceiptLine({ receipt }: { receipt: TenantFiscalReceipt }) {
  const text = useText('tenantFiscal');
  const { ncf, modifiedNcf: modified, cancelledOn } = receipt;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4 first:border-0">
      <div className="grid min-w-0 gap-0.5">
        <MoneyText
          amountMinor={receipt.baseMinor + receipt.itbisMinor}
          currency={receipt.currency}
          className={cancelledOn ? 'line-through' : 'font-semibold'}
        />
        <p className="text-14 text-secondary">
          {text.kinds[receipt.ncfKind]}
          {modified ? `, ${text.changes({ ncf: modified })}` : ''}
        </p>
        <p className="text-14 text-secondary">
          <span className="tabular-nums">{ncf}</span> · <DateText date={receipt.issuedOn} />
        </p>
        {cancelledOn ? (
          <Badge tone="bad" icon={CircleSlash}>
            {text.cancelled}
          </Badge>
        ) : null}
      </div>
      <DownloadButton id={receipt.id} ncf={ncf} />
    </li>
  );
}

function DownloadButton({ id, ncf }: { id: string; ncf: string }) {
  const text = useText('tenantFiscal');
  const language = useLanguage();
  const download = useAction({
    mutationFn: (invoiceId: string) => fetchFiscalReceiptPdf(invoiceId, language),
    // One that was opened before is still there.
    worksOffline: true,
    onDone: (file) => saveFile(file, text.file({ ncf })),
    toast: text.saved({ ncf }),
  });
  return (
    <div className="grid gap-2">
      <Button
        icon={Download}
        isBusy={download.isRunning}
        aria-label={text.downloadNamed({ ncf })}
        onClick={() => void download.run(id)}
      >
        {text.download}
      </Button>
      <p role="alert" className="text-14 text-bad empty:hidden">
        {download.error}
      </p>
    </div>
  );
}
