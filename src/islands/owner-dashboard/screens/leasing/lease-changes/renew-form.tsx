import { lazy, Suspense, useState } from 'react';
import type { RenewalInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { addDays, addMonths, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { depositWarning, increaseWarning } from '#src/domain/leasing/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { DialogForm } from '#src/islands/shell/dialog-form.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { renewalDays } from '../lease/lease-days.ts';

// It comes with what it warns of.
const RentalLawNote = lazy(() =>
  import('../parts/rental-law-note.tsx').then((file) => ({ default: file.RentalLawNote })),
);

/** Signed here from a draft, or on paper already. */
export type RenewalWay = 'here' | 'paper';
const WAYS: readonly RenewalWay[] = ['here', 'paper'];

interface RenewFormProps {
  id: string;
  lease: Lease;
  way: RenewalWay;
  onWay: (way: RenewalWay) => void;
  action: Pick<Action<RenewalInput, string>, 'failure' | 'error'>;
  onSubmit: (input: RenewalInput) => unknown;
}

/** What is typed, and whether each part of it is good. */
function useRenewal(lease: Lease) {
  const days = renewalDays(lease);
  const first = days.last ?? days.first;
  const [startsOn, setStartsOn] = useState(first);
  const [endsOn, setEndsOn] = useState(addDays(addMonths(first, 12), -1));
  const [rentMinor, setRent] = useState<number | null>(lease.rent_minor);
  const [dueDay, setDueDay] = useState<number | null>(lease.due_day);
  const [depositMinor, setDeposit] = useState<number | null>(lease.deposit_minor);
  const isStartGood =
    isIsoDate(startsOn) && startsOn >= days.first && (days.last === null || startsOn <= days.last);
  const isEndGood = isIsoDate(endsOn) && endsOn >= startsOn;
  const isRentGood = rentMinor !== null && rentMinor > 0;
  const isDepositGood = !Number.isNaN(depositMinor);
  const isDueDayGood = dueDay !== null && dueDay >= 1 && dueDay <= 28;
  const input: RenewalInput | null =
    isStartGood && isEndGood && isRentGood && isDueDayGood && isDepositGood
      ? { leaseId: lease.id, startsOn, endsOn, rentMinor, dueDay, depositMinor: depositMinor ?? 0 }
      : null;
  return {
    days,
    ...{ startsOn, endsOn, rentMinor, dueDay, depositMinor },
    ...{ setStartsOn, setEndsOn, setRent, setDueDay, setDeposit },
    ...{ isStartGood, isEndGood, isRentGood, isDueDayGood, isDepositGood },
    input,
  };
}

type Renewal = ReturnType<typeof useRenewal>;

/** Term, rent, due day and deposit of the renewal; everything else stays as it was. */
export function RenewForm({ id, lease, way, onWay, action, onSubmit }: RenewFormProps) {
  const text = useText('ownerLeasing').leasing.renewal;
  const { form } = useText('common');
  const language = useLanguage();
  const renewal = useRenewal(lease);
  const { depositMinor, rentMinor, startsOn, isStartGood, isRentGood } = renewal;
  const terms = { use: lease.unit_use, agreedOn: isStartGood ? startsOn : renewal.days.first };
  const { currency } = lease;
  return (
    <DialogForm
      id={id}
      error={action.error}
      onSubmit={() => {
        if (renewal.input) onSubmit(renewal.input);
      }}
    >
      {(isTried) => (
        <>
          <p className="text-secondary">
            {text.text}{' '}
            {lease.status === 'active' ? text.follows({ date: formatDate(lease.ends_on, language) }) : null}
          </p>
          <TermFields renewal={renewal} currency={currency} isTried={isTried} action={action} />
          {isRentGood && rentMinor !== null ? (
            <Suspense>
              <RentalLawNote
                currency={currency}
                warning={increaseWarning({ ...terms, beforeMinor: lease.rent_minor, afterMinor: rentMinor })}
              />
            </Suspense>
          ) : null}
          <OptionalMoneyField
            label={text.deposit}
            hint={text.depositHint}
            currency={currency}
            value={depositMinor}
            error={
              isTried && !renewal.isDepositGood ? form.amountInvalid : refusedAt(action, 'deposit_minor')
            }
            onChange={renewal.setDeposit}
          />
          {isRentGood && rentMinor !== null && depositMinor ? (
            <Suspense>
              <RentalLawNote
                currency={currency}
                warning={depositWarning({ ...terms, depositMinor, monthlyRentMinor: rentMinor })}
              />
            </Suspense>
          ) : null}
          <ChoiceGroup
            label={text.how}
            value={way}
            choices={WAYS.map((value) => ({ value, label: text.ways[value], hint: text.wayHints[value] }))}
            onChange={({ target }) => onWay(target.value === 'paper' ? 'paper' : 'here')}
          />
        </>
      )}
    </DialogForm>
  );
}

interface TermFieldsProps extends Pick<RenewFormProps, 'action'> {
  renewal: Renewal;
  currency: CurrencyCode;
  isTried: boolean;
}

function TermFields({ renewal, currency, isTried, action }: TermFieldsProps) {
  const text = useText('ownerLeasing').leasing.renewal;
  const language = useLanguage();
  const { days } = renewal;
  const day = (date: string) => formatDate(date, language);
  const startError = days.last
    ? text.startsOnInvalid({ from: day(days.first), to: day(days.last) })
    : text.startsOnTooEarly({ date: day(addDays(days.first, -1)) });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={text.startsOn}
        value={renewal.startsOn}
        min={days.first}
        max={days.last ?? undefined}
        onChange={(event) => renewal.setStartsOn(event.target.value)}
        error={isTried && !renewal.isStartGood ? startError : refusedAt(action, 'starts_on')}
      />
      <DateField
        label={text.endsOn}
        value={renewal.endsOn}
        min={renewal.startsOn}
        onChange={(event) => renewal.setEndsOn(event.target.value)}
        error={isTried && !renewal.isEndGood ? text.endsOnInvalid : refusedAt(action, 'ends_on')}
      />
      <MoneyField
        label={text.rent}
        currency={currency}
        value={renewal.rentMinor}
        onChange={renewal.setRent}
        error={isTried && !renewal.isRentGood ? text.rentMissing : refusedAt(action, 'rent_minor')}
      />
      <NumberField
        label={text.dueDay}
        value={renewal.dueDay}
        onChange={renewal.setDueDay}
        error={isTried && !renewal.isDueDayGood ? text.dueDayInvalid : refusedAt(action, 'due_day')}
      />
    </div>
  );
}
