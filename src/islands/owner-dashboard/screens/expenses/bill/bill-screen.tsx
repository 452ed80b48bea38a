import { useQuery } from '@tanstack/react-query';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import type { OwnPurchaseKind } from '#src/domain/taxes/ncf.ts';
import { typeOfOwnPurchase } from '#src/domain/taxes/own-purchase.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useOwnSeries } from '../bill-form/purchase-receipt-field.tsx';
import { BillBadge } from '../bills/bill-badge.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillLinesCard } from './bill-lines-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PassOnCard } from './pass-on-card.tsx';
import { PaymentsCard } from './payments-card.tsx';

/** One bill: what it is for, its taxes, its papers, and what was paid of it. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const billId = params.id ?? '';
  const query = useQuery(billQueries.byId(id, billId));
  useLive([{ table: 'bills', filter: `id=eq.${billId}` }], [billQueries.all]);
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(bill) => <BillPage bill={bill} />}
    </QueryView>
  );
}

function BillPage({ bill }: { bill: Bill }) {
  const text = useText('ownerBills');
  const language = useLanguage();
  const isPosted = bill.entryId !== null;
  return (
    <>
      <PageHeader
        title={formatMoney(bill.totalMinor, bill.currency, language)}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <AppLink to={`/finance/vendors/${bill.vendorId}`} className="text-action hover:underline">
              {(bill.isCredit ? text.credit : text.detail).of({ vendor: bill.vendorName })}
            </AppLink>
            <BillBadge status={bill.status} isCredit={bill.isCredit} />
          </span>
        }
        back={<BackLink to="/finance/expenses">{text.back}</BackLink>}
        actions={<BillActions bill={bill} />}
      />
      <StateNotice bill={bill} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-6">
          <BillLinesCard bill={bill} />
          {isPosted ? <PaymentsCard bill={bill} /> : null}
          {isPosted ? <PassOnCard bill={bill} /> : null}
        </div>
        <div className="grid gap-6">
          <BillFacts bill={bill} />
          <DocumentsCard bill={bill} />
        </div>
      </div>
    </>
  );
}

function StateNotice({ bill }: { bill: Bill }) {
  const { detail: text, receipt, credit } = useText('ownerBills');
  const said = noticeOf(bill, text);
  if (bill.isCredit && bill.outstandingMinor < 0)
    return (
      <div className="mb-6">
        <Notice title={credit.openTitle}>{credit.openText}</Notice>
      </div>
    );
  if (!said && bill.purchaseReceiptKind && !bill.ncf)
    return (
      <div className="mb-6">
        <OwnWaits kind={bill.purchaseReceiptKind as OwnPurchaseKind} />
      </div>
    );
  if (!said && bill.status !== 'void' && !bill.ncf && !bill.noReceiptReason)
    return (
      <div className="mb-6">
        <Notice tone="warn" title={receipt.missingTitle}>
          {receipt.missingText}
        </Notice>
      </div>
    );
  if (!said) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" title={said}>
        {bill.decisionReason}
      </Notice>
    </div>
  );
}

function OwnWaits({ kind }: { kind: OwnPurchaseKind }) {
  const { receipt } = useText('ownerBills');
  return <Notice>{receipt.ownWaits({ type: typeOfOwnPurchase(useOwnSeries(), kind) })}</Notice>;
}

function noticeOf(bill: Bill, text: ReturnType<typeof useText<'ownerBills'>>['detail']): string | null {
  if (bill.status === 'awaiting_approval') return text.waitingNote;
  if (bill.status === 'void') return text.voidNote;
  return bill.status === 'draft' && bill.decisionReason ? text.sentBack : null;
}
