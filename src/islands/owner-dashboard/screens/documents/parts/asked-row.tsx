import { type ReactNode, useState } from 'react';
import { documentQueries } from '#src/data/documents/queries.ts';
import { callOffDocumentRequest, decideDocumentRequest } from '#src/data/documents/request-mutations.ts';
import { type DocumentRequest, documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { takesFile } from '#src/domain/documents/document-request.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DocumentRequestBadge } from '#src/islands/shell/document-request-badge.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DocumentName } from './document-menu.tsx';

const LONGEST_REFUSAL = 600;
const CHANGED = [documentRequestQueries.all, documentQueries.all, waitingQueries.all];

interface AskedRowProps {
  request: DocumentRequest;
  mayDecide: boolean;
  /** Where it is about, on a list of several leases. */
  place?: ReactNode;
}

/** A paper that tenants were asked for, as the office sees it, with what can be done about it. */
export function AskedRow({ request, mayDecide, place }: AskedRowProps) {
  const text = useText('documentRequests');
  const language = useLanguage();
  return (
    <li aria-label={request.name} className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{request.name}</p>
        <DocumentRequestBadge request={request} />
      </div>
      {place}
      <p className="text-14 text-hint">{text.until({ date: formatDate(request.dueOn, language) })}</p>
      {request.reason ? <p className="text-14 wrap-anywhere">{request.reason}</p> : null}
      {request.status === 'refused' ? (
        <p className="text-14 wrap-anywhere">{text.refusal({ reason: request.refusal })}</p>
      ) : null}
      <HandedIn request={request} />
      {mayDecide && takesFile(request.status) ? <Actions request={request} /> : null}
    </li>
  );
}

function HandedIn({ request }: { request: DocumentRequest }) {
  const { office: text } = useText('documentRequests');
  const language = useLanguage();
  const { fileId: id, fileName: name, fileType: type, path, sizeBytes: bytes, handedInAt: at } = request;
  // What was accepted stands among the documents of the lease, and goes when it is deleted there.
  if (!id || !name || !type || !path || !bytes || !at) return null;
  if (request.status === 'accepted' && !request.documentId) return null;
  const file = {
    ...{ id, name, path, fileType: type, sizeBytes: bytes },
    ...{ kind: 'other' as const, isShared: false, createdAt: at },
  };
  const date = formatDate(todayIn(request.timeZone, Date.parse(at)), language);
  const who = request.handedInBy;
  return (
    <div className="grid justify-items-start gap-0.5">
      <DocumentName document={file} />
      <p className="text-14 text-hint">
        {who ? text.handedInBy({ name: who, date }) : text.handedIn({ date })}
      </p>
    </div>
  );
}

function Actions({ request }: { request: DocumentRequest }) {
  const { office: text } = useText('documentRequests');
  const [opened, setOpened] = useState<'refuse' | 'callOff' | null>(null);
  const close = () => setOpened(null);
  const { id, fileId, status } = request;
  const accept = useAction({ mutationFn: decideDocumentRequest, invalidates: CHANGED, toast: text.accepted });
  const refuse = useAction({
    mutationFn: decideDocumentRequest,
    invalidates: CHANGED,
    toast: text.refused,
    onDone: close,
  });
  const callOff = useAction({
    mutationFn: callOffDocumentRequest,
    invalidates: CHANGED,
    toast: text.calledOff,
  });
  useErrorToast(accept);
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'handed_in' && fileId ? (
        <>
          <Button
            size="sm"
            variant="primary"
            isBusy={accept.isRunning}
            onClick={() => void accept.run({ documentRequestId: id, fileId, isAccepted: true, reason: '' })}
          >
            {text.accept}
          </Button>
          <Button size="sm" onClick={() => setOpened('refuse')}>
            {text.refuse}
          </Button>
        </>
      ) : null}
      <Button size="sm" isBusy={callOff.isRunning} onClick={() => setOpened('callOff')}>
        {text.callOff}
      </Button>
      {opened === 'refuse' && fileId ? (
        <ReasonDialog
          title={text.refuseTitle}
          label={text.refuseReason}
          missingText={text.reasonMissing}
          submitLabel={text.refuse}
          maxLength={LONGEST_REFUSAL}
          action={refuse}
          onClose={close}
          onConfirm={(reason) =>
            void refuse.run({ documentRequestId: id, fileId, isAccepted: false, reason })
          }
        >
          <p>{text.refuseText}</p>
        </ReasonDialog>
      ) : null}
      <ActionDialog
        isOpen={opened === 'callOff'}
        onClose={close}
        onConfirm={() => void callOff.run({ documentRequestId: id })}
        title={text.callOffTitle(request)}
        submitLabel={text.callOff}
        action={callOff}
        variant="danger"
      >
        <p>{text.callOffText}</p>
      </ActionDialog>
    </div>
  );
}
