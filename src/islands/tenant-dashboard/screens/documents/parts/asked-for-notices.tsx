import type { DocumentRequest } from '#src/data/documents/request-queries.ts';
import { isLate } from '#src/domain/documents/document-request.ts';
import { formatDate } from '#src/i18n/format.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

const NAMESPACES = ['common', 'documentRequests'] as const;

/** A notice for each paper that is asked for, with the way to hand it in. */
export function AskedForNotices({ requests }: { requests: readonly DocumentRequest[] }) {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <div className="mb-5 grid gap-3">
        {requests.map((request) => (
          <AskedForNotice key={request.id} request={request} />
        ))}
      </div>
    </TextProvider>
  );
}

function AskedForNotice({ request }: { request: DocumentRequest }) {
  const { tenant: text } = useText('documentRequests');
  const language = useLanguage();
  const today = useToday(request.timeZone);
  const late = isLate(request.status, request.dueOn, today);
  const date = formatDate(request.dueOn, language);
  return (
    <Notice
      tone={late ? 'bad' : 'warn'}
      title={text.homeTitle(request)}
      action={
        <AppLink to="/documents" className={buttonClass({ size: 'sm', variant: 'primary' })}>
          {text.upload}
        </AppLink>
      }
    >
      {(late ? text.homeLate : text.homeText)({ landlord: request.organizationName, date })}
    </Notice>
  );
}
