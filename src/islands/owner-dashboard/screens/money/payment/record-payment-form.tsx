import { useQuery } from '@tanstack/react-query';
import { type Charge, chargeQueries } from '#src/data/money/charges/queries.ts';
import { recordPayment } from '#src/data/money/payments/mutations.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useCashChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import { useMoneyAction } from '#src/islands/owner-dashboard/screens/books/cash/use-money-action.ts';
import { useReceived } from '#src/islands/owner-dashboard/screens/books/cash/use-received.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { SimilarPaymentsNotice, useSimilarPayments } from '#src/islands/shell/similar-payments.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { ChosenLease } from './chosen-lease.tsx';
import { PreviewOfPayment } from './payment-parts.tsx';
import { emptyPayment, type PaymentDraft, problemsOfPayment } from './record-payment.ts';
import type { PayingLease } from './record-payment-dialog.tsx';
import { RecordPaymentFields } from './record-payment-fields.tsx';
import { usePreview } from './use-preview.ts';

export interface RecordPaymentFormProps {
  lease: PayingLease;
  /** Leave out when the lease is given. */
  onChangeLease: (() => void) | undefined;
  onDone: (paymentId: string) => void;
}

/** Amount, day, method and reference, with what the payment will pay. */
export function RecordPaymentForm({ lease, onChangeLease, onDone }: RecordPaymentFormProps) {
  const { record: text, similar: similarText } = useText('ownerMoney').payment;
  const language = useLanguage();
  const organization = useOrganization();
  const today = useToday();
  const open = useQuery(chargeQueries.openOfLease(organization.id, lease.id));
  const [draft, change] = useDraft<PaymentDraft>(() => ({ ...emptyPayment(today), ...lease.begun }));
  const account = useCashChoice('payments');
  const action = useMoneyAction({ mutationFn: recordPayment, invalidates: moneyKeys, onDone });

  const owedMinor = sumOpen(open.data);
  // What is owed is what people mostly pay: it stands there until they write something else.
  const amountMinor = draft.isAmountTouched ? draft.amountMinor : owedMinor || null;
  const received = useReceived({ currency: lease.currency, owedMinor, day: draft.paidOn });
  const { exchange } = received.view;
  const cameMinor = received.isOther ? (exchange?.received.receivedMinor ?? null) : amountMinor;
  const counted = received.isOther ? received.view.countsMinor : amountMinor;
  const problems = problemsOfPayment({ ...draft, amountMinor: counted }, today);
  const isRight = Object.keys(problems).length === 0 && (!received.isOther || exchange !== null);
  const similar = useSimilarPayments({ leaseId: lease.id, amountMinor: cameMinor, paidOn: draft.paidOn });

  return (
    <ActionForm
      action={action}
      input={
        isRight && counted !== null && similar.mayGoOn
          ? {
              paidOn: draft.paidOn,
              method: draft.method,
              reference: draft.reference,
              leaseId: lease.id,
              amountMinor: counted,
              received: received.isOther ? (exchange?.received ?? null) : null,
              accountId: account.accountId,
            }
          : null
      }
    >
      <ChosenLease lease={lease} onChange={onChangeLease}>
        <p className="text-14 text-secondary">
          {text.owed({ amount: formatMoney(owedMinor, lease.currency, language) })}
        </p>
      </ChosenLease>
      <RecordPaymentFields
        draft={{ ...draft, amountMinor }}
        lease={lease}
        account={account}
        received={received}
        today={today}
        problems={problems}
        onChange={change}
      />
      <SimilarPaymentsNotice similar={similar} text={similarText} pathOf={paymentPath} />
      <Outcome amountMinor={counted} paidOn={draft.paidOn} lease={lease} open={open.data} />
    </ActionForm>
  );
}

const paymentPath = (id: string) => `/finance/payments/${id}`;

const sumOpen = (open: readonly Charge[] = []) =>
  open.reduce((sum, charge) => sum + charge.outstandingMinor, 0);

function Outcome({
  amountMinor,
  paidOn,
  lease,
  open,
}: {
  amountMinor: number | null;
  paidOn: string;
  lease: PayingLease;
  open: readonly Charge[] | undefined;
}) {
  const text = useText('ownerMoney').payment;
  const shown = usePreview({ leaseId: lease.id, currency: lease.currency, amountMinor, paidOn }, open);
  if (!shown) return null;
  return (
    <section aria-label={text.willPay} className="rounded-control border border-line px-4 py-3">
      <h3 className="text-15 font-semibold">{text.willPay}</h3>
      <PreviewOfPayment {...shown} currency={lease.currency} />
    </section>
  );
}
