import { useState } from 'react';
import type { SettlementInput } from '#src/data/deposits/mutations.ts';
import type { Lease } from '#src/data/leases/queries.ts';
import { isIsoDate } from '#src/domain/dates.ts';
import { settleDeposit } from '#src/domain/deposit-settlement.ts';
import { moneyMethods, type PaymentMethod } from '#src/domain/enums.ts';
import { retentionDeadline } from '#src/domain/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DialogForm } from '#src/islands/shell/dialog-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { LegalRemark } from '../../rental-law-note.tsx';
import { type DraftDeduction, newDeduction, toDeduction } from './deduction-row.tsx';
import { DeductionRows } from './deduction-rows.tsx';
import { SettlementSum } from './settlement-sum.tsx';

interface SettleFormProps {
  id: string;
  lease: Lease;
  heldMinor: number;
  owedMinor: number;
  error: string | null;
  onSubmit: (input: Omit<SettlementInput, 'leaseId'>) => void;
}

/** The return of the unit, what is kept line by line, and the sum as it is being written. */
export function SettleForm({ id, lease, heldMinor, owedMinor, error, onSubmit }: SettleFormProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { enums, form } = useText('common');
  const today = useToday();
  const [returnedOn, setReturnedOn] = useState(lease.ended_on ?? today);
  const [method, setMethod] = useState<PaymentMethod>('transfer');
  const [lines, setLines] = useState<readonly DraftDeduction[]>(
    owedMinor > 0 ? [{ ...newDeduction('owed'), amountMinor: Math.min(owedMinor, heldMinor) }] : [],
  );
  const deductions = lines.map(toDeduction);
  const sum = settleDeposit(heldMinor, owedMinor, deductions);
  // What was called off before it began is settled before its first day.
  const earliest = lease.status === 'terminated' && lease.ended_on === null ? undefined : lease.starts_on;
  const isDayGood = isIsoDate(returnedOn) && returnedOn >= (earliest ?? '') && returnedOn <= today;
  return (
    <DialogForm
      id={id}
      error={error}
      onSubmit={() => {
        if (isDayGood && sum.problem === null)
          onSubmit({ returnedOn, deductions, method: sum.refundMinor > 0 ? method : null });
      }}
    >
      {(isTried) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DateField
              label={text.returnedOn}
              value={returnedOn}
              min={earliest}
              max={today}
              onChange={(event) => setReturnedOn(event.target.value)}
              error={isTried && !isDayGood ? form.dateInvalid : undefined}
            />
            <SelectField
              label={text.method}
              value={method}
              disabled={sum.refundMinor <= 0}
              options={moneyMethods.map((value) => ({ value, label: enums.paymentMethod[value] }))}
              onChange={(event) => setMethod(event.target.value as PaymentMethod)}
            />
          </div>
          <DeductionRows
            lines={lines}
            currency={lease.currency}
            isTried={isTried}
            owes={owedMinor > 0}
            onChange={setLines}
          />
          <SettlementSum heldMinor={heldMinor} sum={sum} currency={lease.currency} />
          {sum.keptMinor > 0 && isDayGood ? <Retention lease={lease} returnedOn={returnedOn} /> : null}
          {isTried && sum.problem ? <Notice tone="bad">{text.problems[sum.problem]}</Notice> : null}
        </>
      )}
    </DialogForm>
  );
}

/** By when the law wants the reasons in writing. */
function Retention({ lease, returnedOn }: { lease: Lease; returnedOn: string }) {
  const { law } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  const rule = retentionDeadline(lease.unit_use, returnedOn);
  if (!rule) return null;
  return <LegalRemark>{law.retention({ ...rule, date: formatDate(rule.lastDay, language) })}</LegalRemark>;
}
