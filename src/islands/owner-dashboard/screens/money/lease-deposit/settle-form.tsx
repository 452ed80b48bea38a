import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { SettlementInput } from '#src/data/money/deposits/mutations.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { moneyMethods, type PaymentMethod } from '#src/domain/foundation/enums.ts';
import { retentionDeadline } from '#src/domain/leasing/rental-law.ts';
import { settleDeposit } from '#src/domain/money/deposit-settlement.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { CashAccountField } from '#src/islands/owner-dashboard/screens/books/cash/cash-account-field.tsx';
import {
  type CashChoice,
  useCashChoice,
} from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import { LegalRemark } from '#src/islands/owner-dashboard/screens/leasing/parts/rental-law-note.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { CorrectionDay, isCorrectionDay } from '../payment/correction-day.tsx';
import { type DraftDeduction, newDeduction, toDeduction } from './deduction-row.tsx';
import { DeductionRows } from './deduction-rows.tsx';
import { SettlementSum } from './settlement-sum.tsx';

interface SettleFormProps {
  lease: Lease;
  heldMinor: number;
  owedMinor: number;
  /** Repairs that the deposit pays. */
  works: readonly DraftDeduction[];
  action: Action<SettlementInput, unknown>;
}

/** The return of the unit, what is kept line by line, and the sum as it is being written. */
export function SettleForm({ lease, heldMinor, owedMinor, works, action }: SettleFormProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { form } = useText('common');
  const today = useToday();
  const [returnedOn, setReturnedOn] = useState(lease.endedOn ?? today);
  const [settledOn, setSettledOn] = useState(today);
  const account = useCashChoice('deposits');
  const [method, setMethod] = useState<PaymentMethod>('transfer');
  const [lines, setLines] = useState<readonly DraftDeduction[]>([
    ...(owedMinor > 0 ? [{ ...newDeduction('owed'), amountMinor: Math.min(owedMinor, heldMinor) }] : []),
    ...works,
  ]);
  const deductions = lines.map(toDeduction);
  const sum = settleDeposit(heldMinor, owedMinor, deductions);
  // What was called off before it began is settled before its first day.
  const earliest = lease.status === 'terminated' && lease.endedOn === null ? undefined : lease.startsOn;
  const isDayGood = isIsoDate(returnedOn) && returnedOn >= (earliest ?? '') && returnedOn <= today;
  return (
    <ActionForm
      action={action}
      input={
        isDayGood && sum.problem === null && isCorrectionDay(settledOn, today)
          ? {
              leaseId: lease.id,
              ...{ returnedOn, settledOn, deductions },
              method: sum.refundMinor > 0 ? method : null,
              accountId: account.accountId,
            }
          : null
      }
    >
      <Facts
        draft={{ returnedOn, method }}
        account={account}
        days={{ min: earliest, max: today, error: !isDayGood ? form.dateInvalid : undefined }}
        isReturned={sum.refundMinor > 0}
        onReturnedOn={setReturnedOn}
        onMethod={setMethod}
      />
      <CorrectionDay value={settledOn} onChange={setSettledOn} />
      <DeductionRows lines={lines} currency={lease.currency} owes={owedMinor > 0} onChange={setLines} />
      <SettlementSum heldMinor={heldMinor} sum={sum} currency={lease.currency} />
      {sum.deductedMinor > 0 && isDayGood ? <Retention lease={lease} returnedOn={returnedOn} /> : null}
      <FormFault text={sum.problem ? text.problems[sum.problem] : null} />
    </ActionForm>
  );
}

interface FactsProps {
  draft: { returnedOn: string; method: PaymentMethod };
  account: CashChoice;
  days: { min: string | undefined; max: string; error: string | undefined };
  /** Whether anything is given back: how and from where is asked only then. */
  isReturned: boolean;
  onReturnedOn: (day: string) => void;
  onMethod: (method: PaymentMethod) => void;
}

/** When the unit was given back, and how the money goes back. */
function Facts({ draft, account, days, isReturned, onReturnedOn, onMethod }: FactsProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { cash } = useText('ownerMoney');
  const { enums } = useText('common');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={text.returnedOn}
        value={draft.returnedOn}
        onChange={(event) => onReturnedOn(event.target.value)}
        {...days}
      />
      <SelectField
        label={text.method}
        value={draft.method}
        disabled={!isReturned}
        options={moneyMethods.map((value) => ({ value, label: enums.paymentMethod[value] }))}
        onChange={(event) => onMethod(event.target.value as PaymentMethod)}
      />
      <CashAccountField label={cash.accountOut} choice={account} disabled={!isReturned} />
    </div>
  );
}

/** By when the law wants the reasons in writing. */
function Retention({ lease, returnedOn }: { lease: Lease; returnedOn: string }) {
  const { law } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  const rule = retentionDeadline(lease.unitUse, returnedOn);
  if (!rule) return null;
  return <LegalRemark>{law.retention({ ...rule, date: formatDate(rule.lastDay, language) })}</LegalRemark>;
}
