import { useState } from 'react';
import { MAX_DOCUMENT_BYTES } from '#src/data/documents/document-file.ts';
import { type DocumentRequest, documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/failure-note.tsx';
import { useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { PROOF_ACCEPT } from '#src/islands/tenant-dashboard/screens/money/report-payment/proof-file.ts';
import { useProof } from '#src/islands/tenant-dashboard/screens/money/report-payment/use-proof.ts';
import { Button } from '#src/ui/components/button.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';

const BYTES_IN_KILOBYTE = 1024;
const PERCENT = 100;

interface HandInFormProps {
  request: DocumentRequest;
  onDone: () => void;
}

/** Takes the photo or PDF that was asked for; without a connection it waits in the outbox. */
export function HandInForm({ request, onDone }: HandInFormProps) {
  const { tenant: text } = useText('documentRequests');
  const { percent } = useText('outbox');
  const language = useLanguage();
  const proof = useProof(null, MAX_DOCUMENT_BYTES);
  const [isTried, setTried] = useState(false);
  const send = useQueuedAction({
    kind: 'requested_document',
    toDeed: () => ({
      documentRequestId: request.id,
      name: request.name,
      files: proof.proof ? [proof.proof] : [],
    }),
    invalidates: [documentRequestQueries.all],
    toast: text.sent,
    onDone,
  });
  const missing = isTried && !proof.file && !proof.isPreparing ? text.missing : undefined;
  return (
    <Form
      className="grid gap-3"
      onSubmit={() => {
        setTried(true);
        if (proof.file) void send.run(undefined);
      }}
    >
      <FileField
        label={text.file(request)}
        hint={text.fileHint}
        error={proof.problem ? text.problems[proof.problem] : missing}
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
      <FailureNote text={send.error} />
      <Button type="submit" variant="primary" isBlock isBusy={send.isRunning || proof.isPreparing}>
        {text.send}
      </Button>
    </Form>
  );
}
