import type { RenewalInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { addDays, addMonths } from '#src/domain/foundation/dates.ts';
import { depositWarning, increaseWarning } from '#src/domain/leasing/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import type { Action } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { renewalDays } from '../lease/lease-days.ts';

// It comes with what it warns of.
const RentalLawNote = lazyPart(() =>
  import('../parts/rental-law-note.tsx').then((file) => file.RentalLawNote),
);

import { TermsFields, termsAfter, useTerms } from './terms-fields.tsx';

/** Signed here from a draft, or on paper already. */
export type RenewalWay = 'here' | 'paper';
const WAYS: readonly RenewalWay[] = ['here', 'paper'];

interface RenewFormProps {
  lease: Lease;
  way: RenewalWay;
  onWay: (way: RenewalWay) => void;
  action: Action<RenewalInput, string>;
}

/** Term, rent, due day and deposit of the renewal; everything else stays as it was. */
export function RenewForm({ lease, way, onWay, action }: RenewFormProps) {
  const text = useText('ownerLeasing').leasing.renewal;
  const { form } = useText('common');
  const language = useLanguage();
  const days = renewalDays(lease);
  const terms = useTerms(() => {
    const startsOn = days.last ?? days.first;
    return termsAfter(lease, { startsOn, endsOn: addDays(addMonths(startsOn, 12), -1) });
  }, days);
  const { agreed, depositMinor, rentMinor, startsOn, isStartGood, isRentGood } = terms;
  const asked = { use: lease.unitUse, agreedOn: isStartGood ? startsOn : days.first };
  const day = (date: string) => formatDate(date, language);
  const { currency } = lease;
  return (
    <ActionForm action={action} input={agreed && { leaseId: lease.id, ...agreed }}>
      <p className="text-secondary">
        {text.text} {lease.status === 'active' ? text.follows({ date: day(lease.endsOn) }) : null}
      </p>
      <TermsFields
        {...{ terms, currency }}
        start={{
          label: text.startsOn,
          column: 'starts_on',
          error: days.last
            ? text.startsOnInvalid({ from: day(days.first), to: day(days.last) })
            : text.startsOnTooEarly({ date: day(addDays(days.first, -1)) }),
        }}
        end={{ label: text.endsOn }}
      />
      {isRentGood && rentMinor !== null ? (
        <RentalLawNote
          currency={currency}
          warning={increaseWarning({ ...asked, beforeMinor: lease.rentMinor, afterMinor: rentMinor })}
        />
      ) : null}
      <OptionalMoneyField
        label={text.deposit}
        hint={text.depositHint}
        currency={currency}
        value={depositMinor}
        error={terms.isDepositGood ? undefined : form.amountInvalid}
        column="deposit_minor"
        onChange={(minor) => terms.change({ depositMinor: minor })}
      />
      {isRentGood && rentMinor !== null && depositMinor ? (
        <RentalLawNote
          currency={currency}
          warning={depositWarning({ ...asked, depositMinor, monthlyRentMinor: rentMinor })}
        />
      ) : null}
      <ChoiceGroup
        label={text.how}
        value={way}
        choices={WAYS.map((value) => ({ value, label: text.ways[value], hint: text.wayHints[value] }))}
        onChange={({ target }) => onWay(target.value === 'paper' ? 'paper' : 'here')}
      />
    </ActionForm>
  );
}
