import { useQuery } from '@tanstack/react-query';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { FileList } from '../parts/file-list.tsx';
import { PaperForm } from './paper-form.tsx';

/** Papers that are written from a lease: which, with which facts, and the date that the law gives. */
export function Screen({ params }: ScreenProps) {
  const text = useText('legalPapers');
  const { information } = useText('lawLibrary');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(leaseQueries.byId(id, params.id ?? ''));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text}
        back={<BackLink to="/legal?part=papers">{text.back}</BackLink>}
      />
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(lease) => (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <div className="grid min-w-0 gap-5">
              <Notice>{information}</Notice>
              <PaperForm lease={lease} />
              <FileList leaseId={lease.id} />
            </div>
            <LeaseNow lease={lease} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function LeaseNow({ lease }: { lease: Lease }) {
  const { now } = useText('legalPapers');
  const { finance } = useText('ownerMoney');
  const language = useLanguage();
  const money = (amountMinor: number) => formatMoney(amountMinor, lease.currency, language);
  return (
    <Card title={finance.place({ property: lease.propertyName, unit: lease.unitLabel })}>
      <DefinitionList
        items={[
          { term: now.term, value: formatDate(lease.endsOn, language) },
          { term: now.rent, value: money(lease.rentMinor) },
          { term: now.deposit, value: money(lease.depositMinor) },
          { term: now.owed, value: money(lease.receivableMinor) },
        ]}
      />
    </Card>
  );
}
