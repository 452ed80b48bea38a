import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { ContractsToSign } from './contracts-to-sign.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

// Who owns a unit and rents none begins with what their building decides.
const CoOwnerPart = lazyPart(
  () =>
    import('#src/islands/tenant-dashboard/screens/decisions/parts/co-owner-part.tsx').then(
      (file) => file.CoOwnerPart,
    ),
  { fallback: ScreenSkeleton },
);

/** What somebody finds who has no lease: what their building decides, or how to come to one. */
export function NoLease() {
  const { home, tenancy } = useText('tenant');
  const { email, userId } = useSession();
  const { data: waiting } = useQuery(waitingQueries.mine(userId));
  if (waiting?.hasDecisions) return <CoOwnerPart />;
  return (
    <>
      <PageHeader title={home.title} />
      <ContractsToSign />
      <Card isFlush className="after-waiting">
        <EmptyState icon={KeyRound} title={tenancy.emptyTitle} text={tenancy.emptyText({ email })} />
      </Card>
    </>
  );
}
