import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { type ChargeableLease, chargeableQueries } from '#src/data/money/charging/leases.ts';
import { leasesOfSearch } from '#src/domain/foundation/lease-choice.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { HeadButton } from '#src/islands/shell/list/head-action.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ChargesForm, type Posted } from './charges-form.tsx';
import { PostedCharges } from './posted-charges.tsx';

/** Charges one lease or many: what, how much, to whom; then what came of it. */
export function Screen() {
  const { many: text } = useText('ownerCharging');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(chargeableQueries.leases(id));
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={text.title}
        description={text.text}
        back={<BackLink to="/finance/charges">{text.back}</BackLink>}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(leases) => leases.length === 0}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              can('leases.write') ? (
                <HeadButton action={{ to: '/tenants/new', label: text.addLease }} variant="primary" />
              ) : null
            }
          />
        }
      >
        {(leases) => <Charging leases={leases} />}
      </QueryView>
    </div>
  );
}

function Charging({ leases }: { leases: readonly ChargeableLease[] }) {
  const { many: text } = useText('ownerCharging');
  const [posted, setPosted] = useState<Posted | null>(null);
  const asked = leasesOfSearch(useSearch());
  const inForce = new Set(leases.map(({ id }) => id));
  const given = asked.filter((id) => inForce.has(id));
  if (posted) return <PostedCharges posted={posted} onAgain={() => setPosted(null)} />;
  const left = asked.length - given.length;
  return (
    <div className="grid gap-6">
      {left > 0 ? <Notice tone="warn">{text.notInForce({ count: left })}</Notice> : null}
      <ChargesForm leases={leases} given={given} onPosted={setPosted} />
    </div>
  );
}
