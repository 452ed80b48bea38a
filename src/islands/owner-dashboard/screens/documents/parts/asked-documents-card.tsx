import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AskDocumentDialog, type AskedLease } from './ask-document-dialog.tsx';
import { AskedRow } from './asked-row.tsx';
import { LeasePlace } from './lease-place.tsx';

const NAMESPACES = ['common', 'documents', 'documentRequests'] as const;

interface AskedDocumentsProps {
  leases: readonly AskedLease[];
  /** The tenant whose page this is; on a lease's own page it goes without saying. */
  tenant?: string;
}

/** What the tenants of a lease, or one tenant of several, were asked for, in its own words: fetched after the page. */
export function AskedDocumentsCard(props: AskedDocumentsProps) {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <AskedDocuments {...props} />
    </TextProvider>
  );
}

function AskedDocuments({ leases, tenant }: AskedDocumentsProps) {
  const { office: text } = useText('documentRequests');
  const { states } = useText('common');
  const { can } = useOrganization();
  const ids = leases.map(({ id }) => id).sort();
  const asked = documentRequestQueries.ofLeases(ids);
  const query = useQuery(asked);
  const [isAsking, setAsking] = useState(false);
  useLive([{ table: 'document_requests', filter: `lease_id=in.(${ids.join()})` }], [asked.queryKey]);
  const agreed = leases.filter(({ status }) => status === 'signed' || isOccupying(status));
  const mayWrite = can('leases.write');
  return (
    <Card
      title={text.title}
      action={
        mayWrite && agreed.length > 0 ? (
          <Button size="sm" icon={FilePlus2} onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.empty}</p>}
      >
        {(rows) => (
          <ul className="grid divide-y divide-line">
            {rows.map((row) => (
              <AskedRow
                key={row.id}
                request={row}
                mayDecide={mayWrite}
                place={leases.length > 1 ? <LeasePlace request={row} /> : null}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {isAsking ? (
        <AskDocumentDialog leases={agreed} tenant={tenant} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  );
}
