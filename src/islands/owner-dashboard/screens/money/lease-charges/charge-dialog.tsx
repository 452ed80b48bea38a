import { useState } from 'react';
import { addCharge, type ChargeInput } from '#src/data/money/charges/mutations.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ChargeWhatFields, isDescriptionMissing } from '../parts/charge-what-fields.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import type { PayingLease } from '../payment/record-payment-dialog.tsx';

/** Rent is left out: the month's rent is charged by itself, once. */
const KINDS = ['other', 'late_fee', 'deposit'] as const;

export interface ChargeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  lease: PayingLease;
}

/** Charges a lease by hand, on its page. Charges for many have a screen of their own. */
export function ChargeDialog({ isOpen, onClose, lease }: ChargeDialogProps) {
  const text = useText('ownerMoney').lease.chargeDialog;
  const action = useAction({
    mutationFn: addCharge,
    invalidates: moneyKeys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog isOpen={isOpen} onClose={onClose} title={text.title} submitLabel={text.submit}>
      <ChargeForm key={lease.id} lease={lease} action={action} />
    </ActionDialog>
  );
}

interface ChargeFormProps {
  lease: PayingLease;
  action: Action<ChargeInput, unknown>;
}

function ChargeForm({ lease, action }: ChargeFormProps) {
  const text = useText('ownerMoney').lease.chargeDialog;
  const { form } = useText('common');
  const language = useLanguage();
  const today = useToday();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('other');
  const [amountMinor, setAmount] = useState<number | null>(null);
  const [dueOn, setDueOn] = useState(today);
  const [description, setDescription] = useState('');
  const isAmountGood = amountMinor !== null && amountMinor > 0;
  return (
    <ActionForm
      action={action}
      input={
        isAmountGood && !isDescriptionMissing(kind, description) && isIsoDate(dueOn)
          ? { leaseId: lease.id, kind, amountMinor, dueOn, description: description.trim() }
          : null
      }
    >
      <ChargeWhatFields
        kinds={KINDS}
        kind={kind}
        description={description}
        onChange={(part) => {
          if (part.kind) setKind(part.kind);
          if (part.description !== undefined) setDescription(part.description);
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={text.amount}
          currency={lease.currency}
          value={amountMinor}
          onChange={setAmount}
          error={!isAmountGood ? form.amountInvalid : undefined}
          column="amount_minor"
        />
        <DateField
          label={text.dueOn}
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
          error={!isIsoDate(dueOn) ? form.dateInvalid : undefined}
          column="due_on"
        />
      </div>
      {lease.creditMinor > 0 ? (
        <Notice>
          {text.creditNote({ amount: formatMoney(lease.creditMinor, lease.currency, language) })}
        </Notice>
      ) : null}
    </ActionForm>
  );
}
