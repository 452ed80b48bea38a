import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ConditionView } from '#src/islands/shell/condition/condition-view.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { EvidenceCard } from './evidence-card.tsx';

/** How the place of a lease was found and left, as the office sees it. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const lease = useQuery(leaseQueries.byId(id, params.id ?? ''));
  return (
    <QueryView query={lease} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(found) => <Condition leaseId={found.id} />}
    </QueryView>
  );
}

function Condition({ leaseId }: { leaseId: string }) {
  const text = useText('condition');
  const { can, timeZone } = useOrganization();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={text.title}
        description={text.text}
        back={<BackLink to={`/leases/${leaseId}`}>{text.back}</BackLink>}
      />
      <ConditionView scene={{ leaseId, timeZone, side: 'office', canWrite: can('leases.write') }} />
      {can('money.read') ? <EvidenceCard leaseId={leaseId} /> : null}
    </div>
  );
}
