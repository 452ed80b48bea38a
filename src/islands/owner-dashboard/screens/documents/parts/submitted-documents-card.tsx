import { useQuery } from '@tanstack/react-query';
import { type DocumentRequest, documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Card } from '#src/ui/components/card.tsx';
import { AskedRow } from './asked-row.tsx';
import { LeasePlace } from './lease-place.tsx';

const NAMESPACES = ['common', 'documents', 'documentRequests'] as const;

/** What tenants handed in and nobody has looked at, of the whole organization; nothing where nothing waits. */
export function SubmittedDocumentsCard() {
  const language = useLanguage();
  const { id } = useOrganization();
  const { data = [] } = useQuery(documentRequestQueries.handedIn(id));
  useLive([{ table: 'document_requests', filter: `organization_id=eq.${id}` }], [documentRequestQueries.all]);
  if (data.length === 0) return null;
  return (
    <TextProvider language={language} namespaces={NAMESPACES}>
      <HandedInRows rows={data} />
    </TextProvider>
  );
}

function HandedInRows({ rows }: { rows: readonly DocumentRequest[] }) {
  const { office: text } = useText('documentRequests');
  return (
    <Card title={text.waiting} className="mb-6">
      <ul className="grid divide-y divide-line">
        {rows.map((request) => (
          <AskedRow key={request.id} request={request} mayDecide place={<LeasePlace request={request} />} />
        ))}
      </ul>
    </Card>
  );
}
