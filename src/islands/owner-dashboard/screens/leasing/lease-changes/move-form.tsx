import { lazy, Suspense } from 'react';
import type { UnitMoveInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { depositWarning } from '#src/domain/leasing/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { DialogForm } from '#src/islands/shell/dialog-form.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import { useToday } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { RentalLawNote } from '../parts/rental-law-note.tsx';
import { type UnitMove, useUnitMove } from './use-unit-move.ts';

// What is read first, the units and what becomes of the money, comes after the rest.
const MovePlaceFields = lazy(() =>
  import('./move-place-fields.tsx').then((file) => ({ default: file.MovePlaceFields })),
);
const MoveConsequences = lazy(() =>
  import('./move-consequences.tsx').then((file) => ({ default: file.MoveConsequences })),
);

export interface MoveFormProps {
  id: string;
  lease: Lease;
  action: Pick<Action<UnitMoveInput, string>, 'failure' | 'error'>;
  onSubmit: (input: UnitMoveInput) => unknown;
}

/** The new unit, the day, and the terms there; then what becomes of the tenants' money. */
export function MoveForm({ id, lease, action, onSubmit }: MoveFormProps) {
  const text = useText('ownerLeasing').leasing.unitMove;
  const { form } = useText('common');
  const move = useUnitMove(lease, useToday(), (unit) => text.note({ unit }));
  const { depositMinor, rentMinor, unit } = move;
  const { currency } = lease;
  return (
    <DialogForm
      id={id}
      error={action.error}
      onSubmit={() => {
        if (move.input) onSubmit(move.input);
      }}
    >
      {(isTried) => (
        <>
          <p className="text-secondary">{text.text({ currency })}</p>
          <Suspense>
            <MovePlaceFields lease={lease} move={move} isTried={isTried} action={action} />
          </Suspense>
          <TermFields lease={lease} move={move} isTried={isTried} action={action} />
          <OptionalMoneyField
            label={text.deposit}
            currency={currency}
            value={depositMinor}
            error={isTried && !move.isDepositGood ? form.amountInvalid : refusedAt(action, 'deposit_minor')}
            onChange={move.setDeposit}
          />
          {unit && move.isRentGood && rentMinor !== null && depositMinor ? (
            <RentalLawNote
              currency={currency}
              warning={depositWarning({
                ...{ use: unit.unit_use, agreedOn: move.isDayGood ? move.movesOn : move.first },
                ...{ depositMinor, monthlyRentMinor: rentMinor },
              })}
            />
          ) : null}
          <Suspense>
            <MoveConsequences lease={lease} move={move} />
          </Suspense>
        </>
      )}
    </DialogForm>
  );
}

interface TermFieldsProps extends Pick<MoveFormProps, 'lease' | 'action'> {
  move: UnitMove;
  isTried: boolean;
}

function TermFields({ lease, move, isTried, action }: TermFieldsProps) {
  const text = useText('ownerLeasing').leasing.unitMove;
  const language = useLanguage();
  const dayError = text.movesOnInvalid({ date: formatDate(lease.starts_on, language) });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={text.movesOn}
        value={move.movesOn}
        min={move.first}
        onChange={(event) => move.setMovesOn(event.target.value)}
        error={isTried && !move.isDayGood ? dayError : refusedAt(action, 'moves_on')}
      />
      <DateField
        label={text.endsOn}
        hint={text.endsOnHint}
        value={move.endsOn}
        min={move.movesOn}
        onChange={(event) => move.setEndsOn(event.target.value)}
        error={isTried && !move.isEndGood ? text.endsOnInvalid : refusedAt(action, 'ends_on')}
      />
      <MoneyField
        label={text.rent}
        currency={lease.currency}
        value={move.rentMinor}
        onChange={move.setRent}
        error={isTried && !move.isRentGood ? text.rentMissing : refusedAt(action, 'rent_minor')}
      />
      <NumberField
        label={text.dueDay}
        value={move.dueDay}
        onChange={move.setDueDay}
        error={isTried && !move.isDueDayGood ? text.dueDayInvalid : refusedAt(action, 'due_day')}
      />
    </div>
  );
}
