import { useQuery } from '@tanstack/react-query';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BillFormBody } from './bill-form.tsx';
import { billForm } from './bill-schema.ts';

/** Writes a draft again. */
export function Screen({ params }: ScreenProps) {
  const { form: text, detail } = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const billId = params.id ?? '';
  const query = useQuery(billQueries.byId(id, billId));
  return (
    <div className="mx-auto max-w-5xl">
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(bill) => (
          <>
            <PageHeader
              title={text.editTitle}
              back={
                <BackLink to={`/finance/expenses/${billId}`}>
                  {detail.of({ vendor: bill.vendorName })}
                </BackLink>
              }
            />
            <Draft bill={bill} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Draft({ bill }: { bill: Bill }) {
  const { states } = useText('common');
  const errors = useText('errors').codes;
  const { id } = useOrganization();
  const today = useToday();
  const lines = useQuery({ ...billQueries.lines(id, bill.id), staleTime: Number.POSITIVE_INFINITY });
  if (bill.status !== 'draft') return <Notice tone="warn">{errors.bill_moved}</Notice>;
  return (
    <QueryView query={lines} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(rows) => (
        <BillFormBody defaults={billForm(bill, rows, today)} billId={bill.id} draftKey={undefined} />
      )}
    </QueryView>
  );
}
