import { useQuery } from '@tanstack/react-query';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { type ContractVersion, contractQueries } from '#src/data/signing/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ContractBadge } from '#src/islands/shell/contract/contract-badge.tsx';
import { SignerList } from '#src/islands/shell/contract/signer-list.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Where the contract of a lease stands, with the way to it. */
export function ContractCard({ lease }: { lease: Lease }) {
  const { card: text } = useText('ownerContract');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(contractQueries.ofLease(id, lease.id));
  const isDraft = lease.status === 'draft';
  const isToDo = isDraft || lease.status === 'sent' || lease.status === 'partially_signed';
  return (
    <Card
      title={text.title}
      action={
        // While it is being agreed, the page's head leads there.
        isToDo ? undefined : (
          <AppLink to={`/leases/${lease.id}/contract`} className={buttonClass({ size: 'sm' })}>
            {text.open}
          </AppLink>
        )
      }
    >
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {([latest]) => (
          <div className="grid gap-4">
            {isDraft ? <p className="text-15 text-secondary">{text.draft}</p> : null}
            {latest ? <Latest version={latest} /> : null}
            {latest || isDraft ? null : <p className="text-15 text-secondary">{text.none}</p>}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function Latest({ version }: { version: ContractVersion }) {
  const text = useText('contract');
  const { card } = useText('ownerContract');
  const { can } = useOrganization();
  const { status, signers, kind } = version;
  const isOwnTurn = signers.some(({ role, signedAt: at }) => role === 'landlord' && !at);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-medium">{`${text.kinds[kind]} · ${text.version(version)}`}</span>
        <ContractBadge status={status} />
      </p>
      {status === 'open' && isOwnTurn && can('leases.write') ? (
        <p className="text-14 text-warn">{card.signHere}</p>
      ) : null}
      {status === 'open' || status === 'refused' ? <SignerList signers={signers} /> : null}
    </>
  );
}
