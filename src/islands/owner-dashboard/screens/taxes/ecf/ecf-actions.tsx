import { Ban, Download, FileCode, RefreshCw, Replace } from 'lucide-react';
import {
  fetchFiscalReceiptPdf,
  fetchPurchaseReceiptPdf,
  saveFile,
} from '#src/data/money/receipts/download.ts';
import type { EcfDocument } from '#src/data/taxes/ecf.ts';
import { fetchEcfXml } from '#src/data/taxes/ecf-files.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { sendReceipt } from '#src/data/taxes/sending.ts';
import { environmentOf } from '#src/domain/taxes/issuers.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { useIssuers } from '../taxes/use-issuer.ts';
import { canAnnul, canSendAgain, type EcfLook } from './ecf-state.ts';

interface EcfActionsProps {
  document: EcfDocument;
  look: EcfLook;
  onDo: (what: 'replace' | 'annul') => void;
}

/** What can be done to an electronic receipt in its state. */
export function EcfActions({ document, look, onDo }: EcfActionsProps) {
  const { details: text } = useText('ownerEcf');
  const { id, can } = useOrganization();
  const language = useLanguage();
  const again = useAction({
    mutationFn: () =>
      document.invoiceId
        ? sendReceipt('fiscal-receipts', document.invoiceId)
        : sendReceipt('purchase-receipts', document.purchaseReceiptId ?? ''),
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: ({ state }) => (state === 'to_sign' || state === 'signed' ? text.againWaits : text.sentAgain),
  });
  const pdf = useAction({
    mutationFn: () =>
      document.invoiceId
        ? fetchFiscalReceiptPdf(document.invoiceId, language)
        : fetchPurchaseReceiptPdf(document.purchaseReceiptId ?? '', language),
    onDone: (file) => saveFile(file, `${document.encf}.pdf`),
  });
  const xml = useAction({
    mutationFn: () => fetchEcfXml(id, document.id),
    onDone: (file) => saveFile(file, `${document.encf}.xml`),
  });
  const takesBack = can('money.reverse');
  const issuer = useIssuers().all.find((one) => one.id === document.issuerId);
  // What a trial rejected is replaced in that trial.
  const isOver = issuer !== undefined && environmentOf(issuer) !== document.environment;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {can('money.write') && canSendAgain(look) ? (
          <Button
            variant="primary"
            icon={RefreshCw}
            isBusy={again.isRunning}
            onClick={() => void again.run(undefined)}
          >
            {text.again}
          </Button>
        ) : null}
        {takesBack && look === 'rejected' && !isOver ? (
          <Button variant="primary" icon={Replace} onClick={() => onDo('replace')}>
            {text.replace}
          </Button>
        ) : null}
        {takesBack && canAnnul(document) ? (
          <Button icon={Ban} onClick={() => onDo('annul')}>
            {text.annul}
          </Button>
        ) : null}
        <Button icon={Download} isBusy={pdf.isRunning} onClick={() => void pdf.run(undefined)}>
          {text.pdf}
        </Button>
        {document.signedAt ? (
          <Button icon={FileCode} isBusy={xml.isRunning} onClick={() => void xml.run(undefined)}>
            {text.xml}
          </Button>
        ) : null}
      </div>
      <FailureNote text={again.error ?? pdf.error ?? xml.error} />
    </div>
  );
}
