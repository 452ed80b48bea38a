import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchDocument } from '#src/data/documents/mutations.ts';
import { type DocumentRequest, documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { isUnsent } from '#src/data/foundation/outbox/entry.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { takesFile } from '#src/domain/documents/document-request.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DocumentRequestBadge } from '#src/islands/shell/document-request-badge.tsx';
import { $outbox } from '#src/islands/shell/outbox/outbox-store.ts';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SubmitDocumentForm } from './submit-document-form.tsx';

const KINDS = ['requested_document'] as const;

/** What landlords asked the reader for; nothing when they asked for nothing. */
export function RequestedCard() {
  const { tenant: text } = useText('documentRequests');
  const { userId } = useSession();
  const query = useQuery(documentRequestQueries.mine(userId));
  useLive([{ table: 'document_requests' }], [documentRequestQueries.all]);
  if (!query.error && !query.data?.length) return null;
  return (
    <Card title={text.title} isFlush>
      <QueryView query={query} skeleton={<CardSkeleton />}>
        {(all) => (
          <ul className="divide-y divide-line border-t border-line">
            {all.map((one) => (
              <Requested key={one.id} request={one} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Requested({ request }: { request: DocumentRequest }) {
  const text = useText('documentRequests');
  const language = useLanguage();
  const { name, reason, status, refusal } = request;
  return (
    <li aria-label={name} className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-16 font-medium wrap-anywhere">{name}</p>
          <p className="text-14 text-hint">
            {text.until({ date: formatDate(request.dueOn, language) })} ·{' '}
            {text.tenant.landlord({ name: request.organizationName })}
          </p>
        </div>
        <DocumentRequestBadge request={request} />
      </div>
      {reason ? <p className="text-15 whitespace-pre-line wrap-anywhere">{reason}</p> : null}
      {status === 'refused' ? <Notice tone="warn">{text.refusal({ reason: refusal })}</Notice> : null}
      <HandedIn request={request} />
      <HandIn request={request} />
    </li>
  );
}

/** What was handed in last: one's own can be opened. */
function HandedIn({ request }: { request: DocumentRequest }) {
  const { tenant: text, open: openName } = useText('documentRequests');
  const language = useLanguage();
  const { path, fileName: name, handedInAt: at, status, timeZone: zone } = request;
  const open = useAction({
    mutationFn: fetchDocument,
    worksOffline: true,
    onDone: (file) => saveFile(file, name ?? request.name),
  });
  if (!path || !name || !at)
    return status === 'handed_in' ? <p className="text-14 text-secondary">{text.another}</p> : null;
  return (
    <div>
      <button
        type="button"
        className="min-h-11 rounded-mark text-left text-14 text-action wrap-anywhere hover:underline"
        aria-label={openName({ name })}
        onClick={() => void open.run({ path })}
      >
        {text.mine({ name, date: formatDate(todayIn(zone, Date.parse(at)), language) })}
      </button>
      <p role="alert" className="text-14 text-bad empty:hidden">
        {open.error}
      </p>
    </div>
  );
}

/** The way to hand a file in, while it is taken: at once, or in place of the one before. */
function HandIn({ request }: { request: DocumentRequest }) {
  const { tenant: text } = useText('documentRequests');
  const [isReplacing, setReplacing] = useState(false);
  const waits = useStore($outbox).some(
    (entry) =>
      isUnsent(entry) && entry.kind === 'requested_document' && entry.action.documentRequestId === request.id,
  );
  const mayWrite = request.leaseStatus === 'signed' || isOccupying(request.leaseStatus);
  if (!takesFile(request.status) || !mayWrite) return null;
  if (waits) return <Waiting kinds={KINDS} about={request.id} />;
  if (request.status === 'handed_in' && !isReplacing) {
    return (
      <div>
        <Button onClick={() => setReplacing(true)}>{text.replace}</Button>
      </div>
    );
  }
  return <SubmitDocumentForm request={request} onDone={() => setReplacing(false)} />;
}
