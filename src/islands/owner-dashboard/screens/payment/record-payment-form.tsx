import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Charge, chargeQueries } from '#src/data/charges/queries.ts';
import { recordPayment } from '#src/data/payments/mutations.ts';
import { moneyMethods } from '#src/domain/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DialogForm } from '#src/islands/shell/dialog-form.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { CashAccountField } from '../../cash/cash-account-field.tsx';
import { CameInField, ExchangeFields, ReceivedField } from '../../cash/received-fields.tsx';
import { type CashChoice, useCashChoice } from '../../cash/use-cash-choice.ts';
import { useMoneyAction } from '../../cash/use-money-action.ts';
import { type ReceivedChoice, useReceived } from '../../cash/use-received.ts';
import { moneyKeys } from '../finance/money-keys.ts';
import { PreviewOfPayment } from './payment-parts.tsx';
import {
  emptyPayment,
  oldestDay,
  type PaymentDraft,
  type PaymentProblems,
  problemsOfPayment,
} from './record-payment.ts';
import type { PayingLease } from './record-payment-dialog.tsx';
import { usePreview } from './use-preview.ts';

export interface RecordPaymentFormProps {
  id: string;
  lease: PayingLease;
  /** Leave out when the lease is given. */
  onChangeLease: (() => void) | undefined;
  onBusy: (isBusy: boolean) => void;
  onDone: (paymentId: string) => void;
}

/** Amount, day, method and reference, with what the payment will pay. */
export function RecordPaymentForm({ id, lease, onChangeLease, onBusy, onDone }: RecordPaymentFormProps) {
  const organization = useOrganization();
  const today = useToday();
  const open = useQuery(chargeQueries.openOfLease(organization.id, lease.id));
  const [draft, setDraft] = useState<PaymentDraft>(() => emptyPayment(today));
  const account = useCashChoice('payments');
  const action = useMoneyAction({ mutationFn: recordPayment, invalidates: moneyKeys, onDone });
  useEffect(() => onBusy(action.isRunning), [action.isRunning, onBusy]);

  const owedMinor = sumOpen(open.data);
  // What is owed is what people mostly pay: it stands there until they write something else.
  const amountMinor = draft.isAmountTouched ? draft.amountMinor : owedMinor || null;
  const received = useReceived({ currency: lease.currency, owedMinor, day: draft.paidOn });
  const { exchange } = received.view;
  const counted = received.isOther ? received.view.countsMinor : amountMinor;
  const problems = problemsOfPayment({ ...draft, amountMinor: counted }, today);
  const isRight = Object.keys(problems).length === 0 && (!received.isOther || exchange !== null);
  const change = (part: Partial<PaymentDraft>) => setDraft((current) => ({ ...current, ...part }));

  return (
    <DialogForm
      id={id}
      error={action.error}
      onSubmit={() => {
        if (!isRight || counted === null) return;
        void action.run({
          ...draft,
          leaseId: lease.id,
          amountMinor: counted,
          received: received.isOther ? (exchange?.received ?? null) : null,
          accountId: account.accountId,
        });
      }}
    >
      {(isTried) => (
        <>
          <Payer lease={lease} owedMinor={owedMinor} onChange={onChangeLease} />
          <Fields
            draft={{ ...draft, amountMinor }}
            lease={lease}
            account={account}
            received={received}
            today={today}
            isTried={isTried}
            problems={isTried ? problems : {}}
            refused={(column) => refusedAt(action, column)}
            onChange={change}
          />
          <Outcome amountMinor={counted} paidOn={draft.paidOn} lease={lease} open={open.data} />
        </>
      )}
    </DialogForm>
  );
}

const sumOpen = (open: readonly Charge[] = []) =>
  open.reduce((sum, charge) => sum + charge.outstanding_minor, 0);

function Payer({
  lease,
  owedMinor,
  onChange,
}: {
  lease: PayingLease;
  owedMinor: number;
  onChange: (() => void) | undefined;
}) {
  const text = useText('ownerMoney').payment.record;
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{lease.tenantName}</p>
        <p className="text-14 text-secondary">{lease.place}</p>
        <p className="text-14 text-secondary">
          {text.owed({ amount: formatMoney(owedMinor, lease.currency, language) })}
        </p>
      </div>
      {onChange ? (
        <Button size="sm" onClick={onChange}>
          {text.change}
        </Button>
      ) : null}
    </div>
  );
}

interface FieldsProps {
  draft: PaymentDraft;
  lease: PayingLease;
  account: CashChoice;
  received: ReceivedChoice;
  today: string;
  isTried: boolean;
  problems: PaymentProblems;
  refused: (column: string) => string | undefined;
  onChange: (part: Partial<PaymentDraft>) => void;
}

function Fields(props: FieldsProps) {
  const { draft, lease, account, received, today, isTried, problems, refused, onChange } = props;
  const text = useText('ownerMoney').payment.record;
  const { cash } = useText('ownerMoney');
  const { enums, states } = useText('common');
  const exchange = {
    currency: lease.currency,
    view: received.view,
    isTried,
    refused,
    change: received.change,
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {received.isOther ? (
        <ReceivedField {...exchange} />
      ) : (
        <MoneyField
          label={text.amount}
          currency={lease.currency}
          value={draft.amountMinor}
          autoFocus
          onChange={(amountMinor) => onChange({ amountMinor, isAmountTouched: true })}
          error={problems.amountMinor ? text[problems.amountMinor] : refused('amount_minor')}
        />
      )}
      <DateField
        label={text.paidOn}
        value={draft.paidOn}
        min={oldestDay(today)}
        max={today}
        onChange={(event) => onChange({ paidOn: event.target.value })}
        error={problems.paidOn ? text[problems.paidOn] : refused('paid_on')}
      />
      <div className="sm:col-span-2">
        <CameInField view={received.view} isOther={received.isOther} change={received.change} />
      </div>
      {received.isOther ? <ExchangeFields {...exchange} /> : null}
      <SelectField
        label={text.method}
        value={draft.method}
        options={moneyMethods.map((value) => ({ value, label: enums.paymentMethod[value] }))}
        onChange={(event) => onChange({ method: event.target.value as PaymentDraft['method'] })}
      />
      <CashAccountField label={cash.accountIn} choice={account} error={refused('account_id')} />
      <TextField
        label={text.reference}
        optional={states.optional}
        placeholder={text.referenceHint}
        maxLength={80}
        value={draft.reference}
        error={refused('reference')}
        onChange={(event) => onChange({ reference: event.target.value })}
      />
    </div>
  );
}

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
