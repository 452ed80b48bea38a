import { MAX_DOCUMENT_BYTES } from '#src/data/documents/document-file.ts';
import { type DocumentRequest, documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { PROOF_ACCEPT } from '#src/islands/tenant-dashboard/screens/money/report-payment/proof-file.ts';
import { useProof } from '#src/islands/tenant-dashboard/screens/money/report-payment/use-proof.ts';
import { Button } from '#src/ui/components/button.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';

const BYTES_IN_KILOBYTE = 1024;
const PERCENT = 100;

interface SubmitDocumentFormProps {
  request: DocumentRequest;
  onDone: () => void;
}

/** Takes the photo or PDF that was asked for; without a connection it waits in the outbox. */
export function SubmitDocumentForm({ request, onDone }: SubmitDocumentFormProps) {
  const { tenant: text } = useText('documentRequests');
  const { percent } = useText('outbox');
  const language = useLanguage();
  const proof = useProof(null, MAX_DOCUMENT_BYTES);
  const send = useQueuedAction({
    kind: 'requested_document',
    toAction: () => ({
      documentRequestId: request.id,
      name: request.name,
      files: proof.proof ? [proof.proof] : [],
    }),
    invalidates: [documentRequestQueries.all],
    toast: text.sent,
    onDone,
  });
  const missing = !proof.file && !proof.isPreparing ? text.missing : undefined;
  return (
    <ActionForm className="grid gap-3" action={send} input={proof.file ? undefined : null}>
      <FileField
        label={text.file(request)}
        hint={text.fileHint}
        error={proof.problem ? text.problems[proof.problem] : missing}
        isUrgent={Boolean(proof.problem)}
        value={proof.file}
        onChange={(file) => void proof.choose(file)}
        accept={PROOF_ACCEPT}
        chooseText={text.choose}
        removeLabel={text.remove}
        describe={({ name, size }) =>
          text.describe({
            name,
            size: text.kilobytes({ size: formatNumber(Math.ceil(size / BYTES_IN_KILOBYTE), language) }),
          })
        }
      />
      <p role="status" className="text-14 text-secondary empty:hidden">
        {proof.isPreparing ? text.preparing : null}
      </p>
      {send.upload ? (
        <ProgressBar
          label={text.sending}
          share={send.upload.share}
          valueText={percent({ percent: Math.round(send.upload.share * PERCENT) })}
        />
      ) : null}
      <Button type="submit" variant="primary" isBlock isBusy={send.isRunning || proof.isPreparing}>
        {text.send}
      </Button>
    </ActionForm>
  );
}
