import { CircleSlash, Clock, CloudOff, Download, type LucideIcon } from 'lucide-react';
import type { TenantFiscalReceipt } from '#src/data/leasing/tenancy/fiscal-receipts.ts';
import { fetchFiscalReceiptPdf, saveFile } from '#src/data/money/receipts/download.ts';
import { type EcfStanding, ecfStanding } from '#src/domain/taxes/ecf/ecf-standing.ts';
import { isTrial } from '#src/domain/taxes/issuers.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** How what is not simply valid looks. */
const LOOKS: Readonly<Record<Exclude<EcfStanding, 'valid'>, { tone: Tone; icon: LucideIcon }>> = {
  waiting: { tone: 'info', icon: Clock },
  contingency: { tone: 'warn', icon: CloudOff },
  rejected: { tone: 'bad', icon: CircleSlash },
  annulled: { tone: 'bad', icon: CircleSlash },
};

/** What an electronic receipt is worth; one on paper is valid until it is cancelled. */
function standingOf({ ecfState, ecfContingency, cancelledOn }: TenantFiscalReceipt): EcfStanding {
  if (cancelledOn !== null) return 'annulled';
  return ecfState === null ? 'valid' : ecfStanding({ state: ecfState, contingencyKind: ecfContingency });
}

/** One receipt: its number, what it is, its total with ITBIS, what it is worth, and its paper once it may be had. */
export function FiscalReceiptLine({ receipt }: { receipt: TenantFiscalReceipt }) {
  const text = useText('tenantFiscal');
  const { ncf, modifiedNcf: modified } = receipt;
  const standing = standingOf(receipt);
  const isVoid = standing === 'annulled' || standing === 'rejected';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4 first:border-0">
      <div className="grid min-w-0 gap-0.5">
        <MoneyText
          amountMinor={receipt.baseMinor + receipt.itbisMinor}
          currency={receipt.currency}
          className={isVoid ? 'line-through' : 'font-semibold'}
        />
        <p className="text-14 text-secondary">
          {text.kinds[receipt.ncfKind]}
          {modified ? `, ${text.changes({ ncf: modified })}` : ''}
        </p>
        <p className="text-14 text-secondary">
          <span className="tabular-nums">{ncf}</span> · <DateText date={receipt.issuedOn} />
        </p>
        {isTrial(receipt.environment) ? (
          <div>
            <Badge tone="warn">{text.noValue}</Badge>
          </div>
        ) : null}
        {standing === 'valid' ? null : (
          <div>
            <Badge {...LOOKS[standing]}>{text.standings[standing]}</Badge>
          </div>
        )}
        {standing === 'waiting' || standing === 'contingency' ? (
          <p className="text-14 text-secondary">{text.explained[standing]}</p>
        ) : null}
      </div>
      {standing === 'waiting' ? null : <DownloadButton id={receipt.id} ncf={ncf} />}
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
