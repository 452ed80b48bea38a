import type { UnitMoveInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { depositWarning } from '#src/domain/leasing/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { RentalLawNote } from '../parts/rental-law-note.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useUnitMove } from './use-unit-move.ts';

// What is read first, the units and what becomes of the money, comes after the rest.
const MovePlaceFields = lazyPart(() =>
  import('./move-place-fields.tsx').then((file) => file.MovePlaceFields),
);
const MoveConsequences = lazyPart(() =>
  import('./move-consequences.tsx').then((file) => file.MoveConsequences),
);

export interface MoveFormProps {
  lease: Lease;
  action: Action<UnitMoveInput, string>;
}

/** The new unit, the day, and the terms there; then what becomes of the tenants' money. */
export function MoveForm({ lease, action }: MoveFormProps) {
  const text = useText('ownerLeasing').leasing.unitMove;
  const { form } = useText('common');
  const move = useUnitMove(lease, useToday(), (unit) => text.note({ unit }));
  const language = useLanguage();
  const { terms, unit } = move;
  const { depositMinor, rentMinor } = terms;
  const { currency } = lease;
  return (
    <ActionForm action={action} input={move.input}>
      <p className="text-secondary">{text.text({ currency })}</p>
      <MovePlaceFields lease={lease} move={move} />
      <TermsFields
        {...{ terms, currency }}
        start={{
          label: text.movesOn,
          column: 'moves_on',
          error: text.movesOnInvalid({ date: formatDate(lease.startsOn, language) }),
        }}
        end={{ label: text.endsOn, hint: text.endsOnHint }}
      />
      <OptionalMoneyField
        label={text.deposit}
        currency={currency}
        value={depositMinor}
        error={terms.isDepositGood ? undefined : form.amountInvalid}
        column="deposit_minor"
        onChange={(minor) => terms.change({ depositMinor: minor })}
      />
      {unit && terms.isRentGood && rentMinor !== null && depositMinor ? (
        <RentalLawNote
          currency={currency}
          warning={depositWarning({
            ...{ use: unit.unitUse, agreedOn: terms.isStartGood ? terms.startsOn : terms.first },
            ...{ depositMinor, monthlyRentMinor: rentMinor },
          })}
        />
      ) : null}
      <MoveConsequences lease={lease} terms={terms} />
    </ActionForm>
  );
}
