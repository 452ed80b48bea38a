import { useState } from 'react';
import { addRentStep, backdateRent, type RentChange } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { type IsoDate, isIsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import { increaseWarning } from '#src/domain/leasing/rental-law.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { firstUnchargedDay, lastDayOf } from '../lease/lease-days.ts';
import { leaseKeys } from '../lease/lease-keys.ts';
import { RentalLawNote } from '../parts/rental-law-note.tsx';
import { BackdatedPart } from './backdated-part.tsx';

/** From a day on that is not charged yet, the rent is another. */
export function RentStepDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.rentStep;
  const done = { invalidates: leaseKeys, toast: text.done, onDone: onClose };
  const step = useAction({ mutationFn: addRentStep, ...done });
  const back = useAction({ mutationFn: backdateRent, ...done });
  return (
    <ActionDialog isOpen={isOpen} onClose={onClose} title={text.title} submitLabel={text.submit}>
      <RentStepForm
        lease={lease}
        // One of the two is sent.
        action={step.isRunning || step.error ? step : back}
        onSubmit={({ note, ...change }) => {
          step.reset();
          back.reset();
          return note === null ? step.run(change) : back.run({ ...change, note });
        }}
      />
    </ActionDialog>
  );
}

interface RentStepFormProps {
  lease: Lease;
  action: Pick<Action<RentChange, unknown>, 'failure' | 'error' | 'isRunning'>;
  /** The note is for days that were charged; null for others. */
  onSubmit: (input: RentChange & { note: string | null }) => unknown;
}

function RentStepForm({ lease, action, onSubmit }: RentStepFormProps) {
  const text = useText('ownerLeasing').leasing.rentStep;
  const { form } = useText('common');
  const language = useLanguage();
  const { can } = useOrganization();
  const unchargedOn = firstUnchargedDay(lease);
  // Who may take back charges may also change what was charged.
  const first = can('money.reverse') ? laterOf(lease.startsOn, lease.billFrom) : unchargedOn;
  const last = lastDayOf(lease);
  const [startsOn, setStartsOn] = useState(unchargedOn);
  const [note, setNote] = useState(text.back.usualNote);
  const [rentMinor, setRent] = useState<number | null>(null);
  const problem = () => {
    if (!isIsoDate(startsOn)) return form.dateInvalid;
    if (!can('money.reverse') && lease.chargedThrough && startsOn <= lease.chargedThrough)
      return text.charged({ date: formatDate(lease.chargedThrough, language) });
    return startsOn < first || (last !== null && startsOn > last) ? text.outside : undefined;
  };
  const dateError = problem();
  const isBack = dateError === undefined && startsOn < unchargedOn;
  const isNoteMissing = isBack && note.trim() === '';
  return (
    <ActionForm
      action={action}
      onSubmit={() => {
        if (dateError === undefined && rentMinor !== null && !isNoteMissing)
          onSubmit({ leaseId: lease.id, startsOn, rentMinor, note: isBack ? note : null });
      }}
    >
      <p className="text-secondary">{text.text}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={text.startsOn}
          value={startsOn}
          min={first}
          max={last ?? undefined}
          onChange={(event) => setStartsOn(event.target.value)}
          error={dateError}
          column="starts_on"
        />
        <MoneyField
          label={text.rent}
          hint={text.current({ amount: formatMoney(lease.rentMinor, lease.currency, language) })}
          currency={lease.currency}
          value={rentMinor}
          onChange={setRent}
          error={rentMinor === null ? form.amountInvalid : undefined}
          column="rent_minor"
        />
      </div>
      {rentMinor !== null && isIsoDate(startsOn) ? (
        <LawNote lease={lease} rentMinor={rentMinor} agreedOn={startsOn} />
      ) : null}
      {isBack ? (
        <BackdatedPart
          change={rentMinor === null ? null : { leaseId: lease.id, startsOn, rentMinor }}
          currency={lease.currency}
          note={note}
          error={isNoteMissing ? form.required : undefined}
          onNote={setNote}
        />
      ) : null}
    </ActionForm>
  );
}

function LawNote({ lease, rentMinor, agreedOn }: { lease: Lease; rentMinor: number; agreedOn: IsoDate }) {
  const { unitUse: use, rentMinor: beforeMinor } = lease;
  return (
    <RentalLawNote
      currency={lease.currency}
      warning={increaseWarning({ use, beforeMinor, afterMinor: rentMinor, agreedOn })}
    />
  );
}
