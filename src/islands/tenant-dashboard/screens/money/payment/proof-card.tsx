import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** The photo or document that came with the report. */
export function ProofCard({ path }: { path: string }) {
  const { payment } = useText('tenant');
  const url = useQuery(paymentQueries.proofUrl(path));
  return (
    <Card title={payment.proof}>
      <QueryView query={url} skeleton={<Skeleton className="h-40" />} errorTitle={payment.proofFailed}>
        {(address) => <Proof url={address} isDocument={path.endsWith('.pdf')} />}
      </QueryView>
    </Card>
  );
}

function Proof({ url, isDocument }: { url: string; isDocument: boolean }) {
  const { payment } = useText('tenant');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      {isDocument || hasFailed ? null : (
        <img
          src={url}
          alt={payment.proofAlt}
          onError={() => setHasFailed(true)}
          className="max-h-96 max-w-full rounded-control border border-line object-contain"
        />
      )}
      {hasFailed ? <p role="status">{payment.proofFailed}</p> : null}
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
        <FileText size={18} aria-hidden="true" />
        {payment.proofOpen}
      </a>
    </div>
  );
}
