import { useQuery } from '@tanstack/react-query';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import type { OwnPurchaseKind } from '#src/domain/taxes/ncf.ts';
import { typeOfOwnPurchase } from '#src/domain/taxes/own-purchase.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { FoldedSection } from '#src/islands/shell/record/folded-section.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useOwnSeries } from '../bill-form/purchase-receipt-field.tsx';
import { ReceivedCard } from '../received/received-card.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillHead } from './bill-head.tsx';
import { BillLinesCard } from './bill-lines-card.tsx';
import { BillNow } from './bill-now.tsx';
import { BillRelated } from './bill-related.tsx';
import { BillTimeline } from './bill-timeline.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { DraftHead } from './draft-head.tsx';
import { PassOnCard } from './pass-on-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PostedHead } from './posted-head.tsx';
import { WaitingHead } from './waiting-head.tsx';

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
  const { detail: text } = useText('ownerBills');
  const isPosted = bill.entryId !== null;
  return (
    <>
      <Head bill={bill} />
      <StateNotice bill={bill} />
      <RecordPage
        main={
          <>
            <BillNow bill={bill} />
            <BillLinesCard bill={bill} />
            {isPosted ? <PaymentsCard bill={bill} /> : null}
            {isPosted ? <PassOnCard bill={bill} /> : null}
            <FoldedSection id="history" title={text.history}>
              <BillTimeline bill={bill} />
            </FoldedSection>
          </>
        }
        side={
          <>
            <BillFacts bill={bill} />
            <ReceivedCard billId={bill.id} ncf={bill.ncf} />
            <DocumentsCard bill={bill} />
            <BillRelated bill={bill} />
          </>
        }
      />
    </>
  );
}

/** The head with what may be done in the bill's state, for those who may. */
function Head({ bill }: { bill: Bill }) {
  const { can } = useOrganization();
  if (!can('money.write') || bill.status === 'void') return <BillHead bill={bill} />;
  if (bill.status === 'draft') return <DraftHead bill={bill} />;
  return bill.status === 'awaiting_approval' ? <WaitingHead bill={bill} /> : <PostedHead bill={bill} />;
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
        <OwnWaits kind={bill.purchaseReceiptKind as OwnPurchaseKind} propertyId={bill.propertyId} />
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

function OwnWaits({ kind, propertyId }: { kind: OwnPurchaseKind; propertyId: string | null }) {
  const { receipt } = useText('ownerBills');
  return <Notice>{receipt.ownWaits({ type: typeOfOwnPurchase(useOwnSeries(propertyId), kind) })}</Notice>;
}

function noticeOf(bill: Bill, text: ReturnType<typeof useText<'ownerBills'>>['detail']): string | null {
  if (bill.status === 'awaiting_approval') return text.waitingNote;
  if (bill.status === 'void') return text.voidNote;
  return bill.status === 'draft' && bill.decisionReason ? text.sentBack : null;
}
