import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { recordHeldDeposit } from '#src/data/money/deposits/mutations.ts';
import { depositQueries } from '#src/data/money/deposits/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { CashAccountField } from '#src/islands/owner-dashboard/screens/books/cash/cash-account-field.tsx';
import { cashKeys } from '#src/islands/owner-dashboard/screens/books/cash/cash-keys.ts';
import { useCashChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import { leaseKeys } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';

interface HeldDialogProps {
  lease: Lease;
  agreedMinor: number;
  onClose: () => void;
}

/** The deposit is held already: how much of it, since when it is in the books, and where the money is. */
export function HeldDialog({ lease, agreedMinor, onClose }: HeldDialogProps) {
  const text = useText('ownerLeasing').leasing.deposit.heldBefore;
  const { form } = useText('common');
  const today = useToday();
  const [amountMinor, setAmountMinor] = useState<number | null>(agreedMinor);
  const [on, setOn] = useState(today);
  const [isInCash, setInCash] = useState(true);
  const account = useCashChoice('deposits');
  const action = useAction({
    mutationFn: recordHeldDeposit,
    invalidates: [...leaseKeys, ...cashKeys, depositQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const isDayGood = isIsoDate(on) && on <= today;
  const isAmountGood = (amountMinor ?? 0) > 0;
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={action}
      onClose={onClose}
      input={
        isDayGood && isAmountGood && amountMinor !== null
          ? { leaseId: lease.id, amountMinor, on, isInCash, accountId: account.accountId, note: text.note }
          : null
      }
    >
      <p className="text-secondary">{text.text}</p>
      <MoneyField
        label={text.amount}
        currency={lease.currency}
        value={amountMinor}
        onChange={setAmountMinor}
        error={!isAmountGood ? text.amountMissing : undefined}
        column="amount_minor"
      />
      <DateField
        label={text.on}
        value={on}
        max={today}
        onChange={(event) => setOn(event.target.value)}
        error={!isDayGood ? form.dateInvalid : undefined}
      />
      <ChoiceGroup
        label={text.where}
        value={isInCash ? 'cash' : 'counted'}
        choices={[
          { value: 'cash', label: text.inCash },
          { value: 'counted', label: text.counted },
        ]}
        onChange={(event) => setInCash(event.target.value === 'cash')}
      />
      {isInCash ? <CashAccountField label={text.account} choice={account} /> : null}
    </ActionDialog>
  );
}
