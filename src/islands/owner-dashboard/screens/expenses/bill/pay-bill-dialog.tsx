import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { payBill } from '#src/data/expenses/bills/mutations.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { moneyMethods, type PaymentMethod } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useMoneyAction } from '#src/islands/owner-dashboard/screens/books/cash/use-money-action.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { useCashAccounts } from '../bills/use-cash-accounts.ts';

interface PaymentDraft {
  readonly amountMinor: number | null;
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly accountId: string;
  readonly reference: string;
}

/** Of a credit note money comes back. */
function usePayText({ isCredit }: Bill) {
  const { pay, credit } = useText('ownerBills');
  return isCredit ? { ...pay, ...credit.back } : pay;
}

const openOf = (bill: Bill) => Math.abs(bill.outstandingMinor);

/** Money that goes to the vendor, whole or in part. */
export function PayBillDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const text = usePayText(bill);
  const today = useToday();
  const { id } = useOrganization();
  const accounts = useCashAccounts(useQuery(journalQueries.accounts(id)).data);
  const [draft, change] = useDraft<PaymentDraft>({
    amountMinor: openOf(bill),
    paidOn: today,
    method: 'transfer',
    accountId: '',
    reference: '',
  });
  const action = useMoneyAction({
    mutationFn: payBill,
    invalidates: billKeys,
    toast: text.done,
    onDone: onClose,
  });
  const accountId = draft.accountId || accounts[0]?.value || '';
  const problems = problemsOf(draft, bill, today);
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={action}
      isDisabled={accountId === ''}
      onClose={onClose}
      input={
        draft.amountMinor === null || problems.amountMinor || problems.paidOn
          ? null
          : { ...draft, billId: bill.id, amountMinor: draft.amountMinor, accountId }
      }
    >
      <Fields
        bill={bill}
        draft={{ ...draft, accountId }}
        accounts={accounts}
        today={today}
        problems={problems}
        onChange={change}
      />
    </ActionDialog>
  );
}

interface Problems {
  amountMinor?: 'amountMissing' | 'amountTooMuch';
  paidOn?: 'dateInvalid';
}

function problemsOf({ amountMinor, paidOn }: PaymentDraft, bill: Bill, today: string): Problems {
  const problems: Problems = {};
  if (!amountMinor || amountMinor < 0) problems.amountMinor = 'amountMissing';
  else if (amountMinor > openOf(bill)) problems.amountMinor = 'amountTooMuch';
  if (!isIsoDate(paidOn) || paidOn > today) problems.paidOn = 'dateInvalid';
  return problems;
}

interface FieldsProps {
  bill: Bill;
  draft: PaymentDraft;
  accounts: readonly { value: string; label: string }[];
  today: string;
  problems: Problems;
  onChange: (part: Partial<PaymentDraft>) => void;
}

function Fields({ bill, draft, accounts, today, problems, onChange }: FieldsProps) {
  const text = usePayText(bill);
  const { enums, states } = useText('common');
  const language = useLanguage();
  return (
    <>
      <p className="rounded-control bg-sunken px-4 py-3">
        <span className="block font-medium">{bill.vendorName}</span>
        <span className="text-14 text-secondary">
          {text.open({ amount: formatMoney(openOf(bill), bill.currency, language) })}
        </span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={text.amount}
          currency={bill.currency}
          value={draft.amountMinor}
          autoFocus
          error={problems.amountMinor ? text[problems.amountMinor] : undefined}
          onChange={(amountMinor) => onChange({ amountMinor })}
        />
        <DateField
          label={text.paidOn}
          value={draft.paidOn}
          max={today}
          error={problems.paidOn ? text[problems.paidOn] : undefined}
          onChange={({ target }) => onChange({ paidOn: target.value })}
        />
        <SelectField
          label={text.method}
          value={draft.method}
          options={moneyMethods.map((value) => ({ value, label: enums.paymentMethod[value] }))}
          onChange={({ target }) => onChange({ method: target.value as PaymentMethod })}
        />
        <SelectField
          label={text.account}
          value={draft.accountId}
          options={accounts}
          column="account_id"
          onChange={({ target }) => onChange({ accountId: target.value })}
        />
      </div>
      <TextField
        label={text.reference}
        optional={states.optional}
        maxLength={80}
        value={draft.reference}
        onChange={({ target }) => onChange({ reference: target.value })}
      />
    </>
  );
}
