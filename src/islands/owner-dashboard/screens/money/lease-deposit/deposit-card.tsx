import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { depositQueries } from '#src/data/money/deposits/queries.ts';
import { leaseRefusal } from '#src/domain/leasing/lease-verbs.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { PriorDeposit } from './prior-deposit.tsx';
import { SettlementFacts } from './settlement-facts.tsx';

const SettleDialog = lazyPart(() => import('./settle-dialog.tsx').then((file) => file.SettleDialog));

/** What is held for the tenants, and once the lease has ended, how it is given back. */
export function DepositCard({ lease }: { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const deposit = useQuery({ ...depositQueries.ofLease(id, lease.id), enabled: can('money.read') });
  const settlement = useQuery({ ...depositQueries.settlement(id, lease.id), enabled: can('money.read') });
  if (!can('money.read')) return null;
  return (
    <Card title={text.title}>
      <QueryView query={settlement} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(settled) =>
          settled ? (
            <SettlementFacts settlement={settled} lease={lease} />
          ) : (
            <QueryView query={deposit} skeleton={<SkeletonText label={states.loading} rows={2} />}>
              {(held) => <Held lease={lease} heldMinor={held.heldMinor} unpaidMinor={held.unpaidMinor} />}
            </QueryView>
          )
        }
      </QueryView>
    </Card>
  );
}

interface HeldProps {
  lease: Lease;
  heldMinor: number;
  unpaidMinor: number;
}

function Held({ lease, heldMinor, unpaidMinor }: HeldProps) {
  const { deposit: text, actions } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  const { can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const hasEnded = leaseRefusal('settle_deposit', lease.status) === null;
  return (
    <div className="grid gap-3 text-15">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-secondary">{text.held}</span>
        <span className="font-semibold">
          <MoneyText amountMinor={heldMinor} currency={lease.currency} />
        </span>
      </p>
      {unpaidMinor > 0 ? (
        <p className="text-14 text-hint">
          {text.unpaid({ amount: formatMoney(unpaidMinor, lease.currency, language) })}
        </p>
      ) : null}
      <PriorDeposit lease={lease} heldMinor={heldMinor} unpaidMinor={unpaidMinor} />
      {hasEnded && heldMinor > 0 && can('money.write') ? (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {actions.settle}
        </Button>
      ) : null}
      {!hasEnded && heldMinor > 0 ? <p className="text-14 text-hint">{text.later}</p> : null}
      {isOpen ? (
        <SettleDialog
          isOpen
          onClose={() => setOpen(false)}
          lease={lease}
          heldMinor={heldMinor}
          unpaidMinor={unpaidMinor}
        />
      ) : null}
    </div>
  );
}
