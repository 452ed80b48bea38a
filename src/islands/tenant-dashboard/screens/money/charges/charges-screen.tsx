import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonDefinitions } from '#src/ui/components/skeleton.tsx';
import { reportedCharges, waitingMinorOf } from '../parts/standing-summary.ts';
import { ChargeList } from './charge-list.tsx';

const NONE: ReadonlySet<string> = new Set();

/** The tenant's statement: everything charged and what is paid of it. */
export function Screen() {
  return <WithLease>{(lease) => <Statement lease={lease} />}</WithLease>;
}

function Statement({ lease }: { lease: TenantLease }) {
  const { charges: own } = useText('tenant');
  const { chargeList: charges } = useText('tenantAutopay');
  const { states } = useText('common');
  const standing = useQuery(tenancyQueries.standing(lease.id));
  return (
    <>
      <PageHeader title={own.title} description={charges.description} />
      <div className="grid gap-5">
        {/* How the lease stands today is for those who are on it. */}
        {lease.leftOn ? null : (
          <Card title={charges.summary}>
            <QueryView
              query={standing}
              skeleton={<SkeletonDefinitions label={states.loading} />}
              errorTitle={charges.errorTitle}
            >
              {(data) => <BalanceRows standing={data} lease={lease} />}
            </QueryView>
          </Card>
        )}
        <Charges lease={lease} reported={standing.data ? reportedCharges(standing.data) : NONE} />
      </div>
    </>
  );
}

function BalanceRows({ standing, lease }: { standing: Standing; lease: TenantLease }) {
  const { balance } = standing;
  const waitingMinor = waitingMinorOf(standing);
  const { chargeList: charges } = useText('tenantAutopay');
  const row = (term: string, amountMinor: number): Definition => ({
    term,
    value: <MoneyText amountMinor={amountMinor} currency={lease.currency} />,
  });
  const items = [
    row(charges.charged, balance.billedMinor),
    row(charges.paid, balance.paidMinor),
    row(charges.open, balance.receivableMinor),
  ];
  if (waitingMinor > 0) items.push(row(charges.waiting, waitingMinor));
  if (balance.creditMinor > 0) items.push(row(charges.credit, balance.creditMinor));
  return <DefinitionList items={items} />;
}

function Charges({ lease, reported }: { lease: TenantLease; reported: ReadonlySet<string> }) {
  const { chargeList: charges } = useText('tenantAutopay');
  const today = useToday(lease.timeZone);
  const list = useList({ query: () => tenancyQueries.charges(lease.id) });
  return (
    <ListCard
      list={list}
      text={{ emptyTitle: charges.emptyTitle, emptyText: charges.emptyText }}
      icon={ScrollText}
      card={{ title: charges.list }}
      errorTitle={charges.errorTitle}
      foot={{ moreText: charges.older, isOnlyForMore: true }}
    >
      {(rows) => <ChargeList charges={rows} today={today} reported={reported} />}
    </ListCard>
  );
}
