import type { DocumentRequest } from '#src/data/documents/request-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';

/** Where a paper is asked for, as the way to its lease. */
export function LeasePlace({ request }: { request: DocumentRequest }) {
  const { office: text } = useText('documentRequests');
  return (
    <AppLink
      to={`/leases/${request.leaseId}`}
      className="justify-self-start text-14 text-action wrap-anywhere hover:underline"
    >
      {text.place({ property: request.propertyName, unit: request.unitLabel })}
    </AppLink>
  );
}
