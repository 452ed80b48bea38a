import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { addRecurringCharge, type RecurringInput } from '#src/data/money/charging/mutations.ts';
import { monthQueries, recurringQueries } from '#src/data/money/charging/queries.ts';
import { isIsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import { partOfMonth } from '#src/domain/money/rent-schedule.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { daysOfMonth } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-days.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { moneyKeys } from '../parts/money-keys.ts';

const KINDS: readonly RecurringInput['kind'][] = ['condominium_fee', 'utility', 'other'];

/** Charges a lease every month. */
export function RecurringDialog({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const text = useText('ownerCharging').recurring;
  const action = useAction({
    mutationFn: addRecurringCharge,
    invalidates: [...moneyKeys, recurringQueries.all, monthQueries.all],
    toast: text.added,
    onDone: onClose,
  });
  return (
    <ActionDialog onClose={onClose} title={text.dialogTitle} submitLabel={text.add}>
      <RecurringForm lease={lease} action={action} />
    </ActionDialog>
  );
}

interface RecurringFormProps {
  lease: Lease;
  action: Action<RecurringInput, unknown>;
}

function RecurringForm({ lease, action }: RecurringFormProps) {
  const text = useText('ownerCharging').recurring;
  const { enums, form, states } = useText('common');
  const today = useToday();
  const [kind, setKind] = useState<RecurringInput['kind']>('condominium_fee');
  const [description, setDescription] = useState('');
  const [amountMinor, setAmount] = useState<number | null>(null);
  const [time, setTime] = useState({ startsOn: laterOf(today, lease.billFrom), endsOn: '' });
  const isAmountGood = amountMinor !== null && amountMinor > 0;
  const isDescriptionMissing = kind === 'other' && description.trim() === '';
  const { startsOn, endsOn } = time;
  const isStartGood = isIsoDate(startsOn) && startsOn >= lease.startsOn;
  const isEndGood = endsOn === '' || endsOn >= startsOn;
  const what = { leaseId: lease.id, kind, description: description.trim() };
  const firstPart = useFirstPart(lease, isStartGood ? startsOn : null, amountMinor);
  return (
    <ActionForm
      action={action}
      input={
        isAmountGood && !isDescriptionMissing && isStartGood && isEndGood
          ? { ...what, amountMinor, startsOn, endsOn: endsOn || null }
          : null
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={text.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: enums.chargeKind[value] }))}
          onChange={(event) => setKind(event.target.value as RecurringInput['kind'])}
        />
        <MoneyField
          label={text.amount}
          currency={lease.currency}
          value={amountMinor}
          onChange={setAmount}
          hint={firstPart}
          error={!isAmountGood ? form.amountInvalid : undefined}
        />
      </div>
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        optional={kind === 'other' ? undefined : states.optional}
        maxLength={200}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={isDescriptionMissing ? text.descriptionMissing : undefined}
      />
      <Times
        time={time}
        min={lease.startsOn}
        startError={!isStartGood ? form.dateInvalid : undefined}
        endError={!isEndGood ? text.endsInvalid : undefined}
        onChange={setTime}
      />
    </ActionForm>
  );
}

/** What the first month comes to, where the lease has only a part of it. */
function useFirstPart(lease: Lease, startsOn: string | null, amountMinor: number | null): string | undefined {
  const text = useText('ownerCharging').recurring;
  const language = useLanguage();
  if (startsOn === null || amountMinor === null) return undefined;
  const days = daysOfMonth(lease, laterOf(startsOn, lease.billFrom));
  const partMinor = partOfMonth(amountMinor, lease.prorationMethod, days);
  if (partMinor === 0 || partMinor === amountMinor) return undefined;
  return text.firstPart({
    amount: formatMoney(partMinor, lease.currency, language),
    from: formatDate(days.start, language, 'short'),
    to: formatDate(days.end, language, 'short'),
  });
}

interface TimesProps {
  time: { startsOn: string; endsOn: string };
  min: string;
  startError: string | undefined;
  endError: string | undefined;
  onChange: (time: TimesProps['time']) => void;
}

function Times({ time, min, startError, endError, onChange }: TimesProps) {
  const text = useText('ownerCharging').recurring;
  const { states } = useText('common');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={text.startsOn}
        hint={text.startsHint}
        value={time.startsOn}
        min={min}
        onChange={(event) => onChange({ ...time, startsOn: event.target.value })}
        error={startError}
      />
      <DateField
        label={text.endsOn}
        optional={states.optional}
        value={time.endsOn}
        onChange={(event) => onChange({ ...time, endsOn: event.target.value })}
        error={endError}
      />
    </div>
  );
}
