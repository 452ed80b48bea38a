import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { reverseBillPayment } from '#src/data/expenses/bills/mutations.ts';
import { type Bill, type BillPayment, billQueries } from '#src/data/expenses/bills/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { billKeys } from '../bills/bill-keys.ts';

/** What went to the vendor, with the way to take a payment back. */
export function PaymentsCard({ bill }: { bill: Bill }) {
  const { detail: text, actions, credit } = useText('ownerBills');
  const { states } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const query = useQuery(billQueries.payments(id, bill.id));
  const [undone, setUndone] = useState<BillPayment | null>(null);
  const reverse = useAction({
    mutationFn: reverseBillPayment,
    invalidates: billKeys,
    toast: actions.reversedToast,
    onDone: () => setUndone(null),
  });
  return (
    <Card title={bill.isCredit ? credit.uses : text.payments}>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{bill.isCredit ? credit.noUses : text.noPayments}</p>}
      >
        {(rows) => (
          <ul className="grid">
            {rows.map((payment) => (
              <Payment key={payment.id} bill={bill} payment={payment} onReverse={() => setUndone(payment)} />
            ))}
          </ul>
        )}
      </QueryView>
      {undone ? (
        <DatedCorrectionDialog
          onClose={() => setUndone(null)}
          title={actions.reverseTitle({
            amount: formatMoney(undone.amountMinor, undone.currency, language),
          })}
          label={actions.reverseReason}
          submitLabel={actions.reverse}
          action={reverse}
          onConfirm={(reason, on) => void reverse.run({ billPaymentId: undone.id, reason, on })}
        >
          <p>
            {undone.settledWith
              ? credit.reverseText
              : bill.isCredit
                ? credit.backReverseText
                : actions.reverseText}
          </p>
        </DatedCorrectionDialog>
      ) : null}
    </Card>
  );
}

function Payment({ bill, payment, onReverse }: { bill: Bill; payment: BillPayment; onReverse: () => void }) {
  const { detail: text, actions } = useText('ownerBills');
  const language = useLanguage();
  const { can } = useOrganization();
  const amount = formatMoney(payment.amountMinor, payment.currency, language);
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block">
          <How bill={bill} payment={payment} />
          {payment.reference ? <span className="text-hint"> · {payment.reference}</span> : null}
        </span>
        <span className="block text-14 text-hint">
          <DateText date={payment.paidOn} format="short" />
          {payment.reversalReason ? ` · ${payment.reversalReason}` : null}
        </span>
      </span>
      {payment.reversedAt ? <Badge icon={RotateCcw}>{text.reversed}</Badge> : null}
      <MoneyText amountMinor={payment.amountMinor} currency={payment.currency} />
      {!payment.reversedAt && can('money.reverse') ? (
        <IconButton icon={RotateCcw} label={actions.reverseOne({ amount })} onClick={onReverse} />
      ) : null}
    </li>
  );
}

/** The way that money went, or what was settled without it. */
function How({ bill, payment }: { bill: Bill; payment: BillPayment }) {
  const { credit } = useText('ownerBills');
  const { enums } = useText('common');
  if (payment.method) return enums.paymentMethod[payment.method];
  return (
    <AppLink to={`/finance/expenses/${payment.settledWith}`} className="text-action hover:underline">
      {bill.isCredit ? credit.withBill : credit.withCredit}
    </AppLink>
  );
}
