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
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { ChosenLease } from '../payment/chosen-lease.tsx';
import type { PayingLease } from '../payment/record-payment-dialog.tsx';
import { LeaseChoiceForm } from '../payment/tenant-picker.tsx';

/** Rent is left out: the month's rent is charged by itself, once. */
const KINDS: readonly ChargeInput['kind'][] = ['other', 'late_fee', 'deposit'];

export interface ChargeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Leave out where the reader has to choose it first. */
  lease?: PayingLease;
}

/** Charges a lease by hand. */
export function ChargeDialog({ isOpen, onClose, lease }: ChargeDialogProps) {
  const text = useText('ownerMoney').lease.chargeDialog;
  const [chosen, setChosen] = useState<PayingLease | null>(null);
  const charged = lease ?? chosen;
  const action = useAction({
    mutationFn: addCharge,
    invalidates: moneyKeys,
    toast: text.done,
    onDone: () => close(),
  });
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <ActionDialog isOpen={isOpen} onClose={close} title={text.title} submitLabel={text.submit}>
      {charged ? (
        <ChargeForm
          key={charged.id}
          lease={charged}
          onChangeLease={lease ? undefined : () => setChosen(null)}
          action={action}
        />
      ) : (
        <LeaseChoiceForm onChoose={setChosen} />
      )}
    </ActionDialog>
  );
}

interface ChargeFormProps {
  lease: PayingLease;
  onChangeLease: (() => void) | undefined;
  action: Action<ChargeInput, unknown>;
}

function ChargeForm({ lease, onChangeLease, action }: ChargeFormProps) {
  const text = useText('ownerMoney').lease.chargeDialog;
  const { enums, form, states } = useText('common');
  const language = useLanguage();
  const today = useToday();
  const [kind, setKind] = useState<ChargeInput['kind']>('other');
  const [amountMinor, setAmount] = useState<number | null>(null);
  const [dueOn, setDueOn] = useState(today);
  const [description, setDescription] = useState('');
  const isAmountGood = amountMinor !== null && amountMinor > 0;
  const isDescriptionMissing = kind === 'other' && description.trim() === '';
  return (
    <ActionForm
      action={action}
      input={
        isAmountGood && !isDescriptionMissing && isIsoDate(dueOn)
          ? { leaseId: lease.id, kind, amountMinor, dueOn, description: description.trim() }
          : null
      }
    >
      {onChangeLease ? <ChosenLease lease={lease} onChange={onChangeLease} /> : null}
      <SelectField
        label={text.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: enums.chargeKind[value] }))}
        onChange={(event) => setKind(KINDS.find((own) => own === event.target.value) ?? 'other')}
      />
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        optional={kind === 'other' ? undefined : states.optional}
        maxLength={200}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={isDescriptionMissing ? text.descriptionMissing : undefined}
        column="description"
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
