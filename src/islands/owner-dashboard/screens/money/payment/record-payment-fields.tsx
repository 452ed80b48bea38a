import { moneyMethods } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { CashAccountField } from '#src/islands/owner-dashboard/screens/books/cash/cash-account-field.tsx';
import {
  CameInField,
  ExchangeFields,
  ReceivedField,
} from '#src/islands/owner-dashboard/screens/books/cash/received-fields.tsx';
import type { CashChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import type { ReceivedChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-received.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { oldestDay, type PaymentDraft, type PaymentProblems } from './record-payment.ts';
import type { PayingLease } from './record-payment-dialog.tsx';

interface RecordPaymentFieldsProps {
  draft: PaymentDraft;
  lease: PayingLease;
  account: CashChoice;
  received: ReceivedChoice;
  today: string;
  problems: PaymentProblems;
  onChange: (part: Partial<PaymentDraft>) => void;
}

/** Amount, in which money it came, day, method and reference. */
export function RecordPaymentFields(props: RecordPaymentFieldsProps) {
  const { draft, lease, account, received, today, problems, onChange } = props;
  const text = useText('ownerMoney').payment.record;
  const { cash } = useText('ownerMoney');
  const { enums, states } = useText('common');
  const exchange = {
    currency: lease.currency,
    view: received.view,
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
          error={problems.amountMinor && text[problems.amountMinor]}
          column="amount_minor"
        />
      )}
      <DateField
        label={text.paidOn}
        value={draft.paidOn}
        min={oldestDay(today)}
        max={today}
        onChange={(event) => onChange({ paidOn: event.target.value })}
        error={problems.paidOn && text[problems.paidOn]}
        column="paid_on"
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
      <CashAccountField label={cash.accountIn} choice={account} />
      <TextField
        label={text.reference}
        optional={states.optional}
        placeholder={text.referenceHint}
        maxLength={80}
        value={draft.reference}
        column="reference"
        onChange={(event) => onChange({ reference: event.target.value })}
      />
    </div>
  );
}
