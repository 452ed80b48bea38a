import { useQuery } from '@tanstack/react-query';
import { isToSign, myContractsQuery } from '#src/data/signing/contracts/mine.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { AskedFor } from '#src/islands/tenant-dashboard/screens/documents/parts/asked-for.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

const NAMESPACES = ['common', 'documents'] as const;

/** What waits for the reader's signature or for a paper of theirs, nothing when nothing does. */
export function PendingContracts() {
  return (
    <>
      <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
        <Pending />
      </TextProvider>
      <AskedFor />
    </>
  );
}

function Pending() {
  const { tenant: text } = useText('documents');
  const { data } = useQuery(myContractsQuery());
  const waiting = (data ?? []).filter(isToSign);
  if (waiting.length === 0) return null;
  return (
    <div className="mb-5 grid gap-3">
      {waiting.map((one) => (
        <Notice
          key={one.signerId}
          tone="warn"
          title={text.waitingTitle}
          action={
            <AppLink
              to={`/contracts/${one.versionId}`}
              className={buttonClass({ size: 'sm', variant: 'primary' })}
            >
              {text.toSign}
            </AppLink>
          }
        >
          {text.waitingText({ landlord: one.landlord, place: text.place(one) })}
        </Notice>
      ))}
    </div>
  );
}
