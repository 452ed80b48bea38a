import { useState } from 'react';
import { addRentStep } from '#src/data/leases/change-mutations.ts';
import type { Lease } from '#src/data/leases/queries.ts';
import { isIsoDate } from '#src/domain/dates.ts';
import { increaseWarning } from '#src/domain/rental-law.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FormDialog, type OpenedDialogProps } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { RentalLawNote } from '../../rental-law-note.tsx';
import { firstUnchargedDay, lastDayOf } from './lease-days.ts';
import { leaseKeys } from './lease-keys.ts';

/** From a day on that is not charged yet, the rent is another. */
export function RentStepDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.rentStep;
  const action = useAction({
    mutationFn: addRentStep,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      isBusy={action.isRunning}
    >
      {(id) => <RentStepForm id={id} lease={lease} error={action.error} onSubmit={action.run} />}
    </FormDialog>
  );
}

interface RentStepFormProps {
  id: string;
  lease: Lease;
  error: string | null;
  onSubmit: (input: { leaseId: string; startsOn: string; rentMinor: number }) => unknown;
}

function RentStepForm({ id, lease, error, onSubmit }: RentStepFormProps) {
  const text = useText('ownerLeasing').leasing.rentStep;
  const { form } = useText('common');
  const language = useLanguage();
  const first = firstUnchargedDay(lease);
  const last = lastDayOf(lease);
  const [startsOn, setStartsOn] = useState(first);
  const [rentMinor, setRent] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const problem = () => {
    if (!isIsoDate(startsOn)) return form.dateInvalid;
    if (lease.charged_through && startsOn <= lease.charged_through)
      return text.charged({ date: formatDate(lease.charged_through, language) });
    return startsOn < first || (last !== null && startsOn > last) ? text.outside : undefined;
  };
  const dateError = problem();
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (dateError === undefined && rentMinor !== null)
          onSubmit({ leaseId: lease.id, startsOn, rentMinor });
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
          error={isTried ? dateError : undefined}
        />
        <MoneyField
          label={text.rent}
          hint={text.current({ amount: formatMoney(lease.rent_minor, lease.currency, language) })}
          currency={lease.currency}
          value={rentMinor}
          onChange={setRent}
          error={isTried && rentMinor === null ? form.amountInvalid : undefined}
        />
      </div>
      {rentMinor !== null && isIsoDate(startsOn) ? (
        <RentalLawNote
          currency={lease.currency}
          warning={increaseWarning({
            use: lease.unit_use,
            beforeMinor: lease.rent_minor,
            afterMinor: rentMinor,
            agreedOn: startsOn,
          })}
        />
      ) : null}
      {error ? <Notice tone="bad">{error}</Notice> : null}
    </form>
  );
}
