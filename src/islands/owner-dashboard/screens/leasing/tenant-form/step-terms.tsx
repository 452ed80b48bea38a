import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { currencyCodes, prorationMethods } from '#src/domain/foundation/enums.ts';
import { depositWarning } from '#src/domain/leasing/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { RentalLawNote } from '../parts/rental-law-note.tsx';
import { BillingFields } from './billing-fields.tsx';
import { LateFeeFields } from './late-fee-fields.tsx';
import { asksForHeldDeposit, endAfterMonths, holdsDeposit } from './lease-draft.ts';
import type { StepProps } from './use-lease-draft.ts';

const LENGTHS_IN_MONTHS = [6, 12, 24, 36];

/** Dates, rent, deposit and rules of the lease. */
export function StepTerms(props: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  return (
    <section className="grid gap-4" aria-labelledby="step-terms">
      <h2 id="step-terms" className="text-20">
        {text.heading}
      </h2>
      <Card>
        <div className="grid gap-5">
          <Dates {...props} />
          <BillingFields {...props} />
        </div>
      </Card>
      <Card>
        <Rent {...props} />
      </Card>
      <Card>
        <LateFeeFields {...props} />
      </Card>
    </section>
  );
}

function Dates({ draft, today, change, errorOf, isTaken }: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  const language = useLanguage();
  const isMoved = draft.startsOn === draft.proposedStart && draft.startsOn > today;
  const letUntil = isMoved ? formatDate(addDays(draft.startsOn, -1), language) : null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        id="startsOn"
        label={text.startsOn}
        hint={letUntil ? text.startsAfter({ date: letUntil }) : undefined}
        value={draft.startsOn}
        error={errorOf('startsOn')}
        isUrgent={isTaken}
        onChange={(event) => change({ startsOn: event.target.value })}
      />
      <DateField
        id="endsOn"
        label={text.endsOn}
        value={draft.endsOn}
        min={draft.startsOn}
        error={errorOf('endsOn')}
        isUrgent={isTaken}
        onChange={(event) => change({ endsOn: event.target.value })}
      />
      {isIsoDate(draft.startsOn) ? (
        <fieldset className="flex flex-wrap items-center gap-2 sm:col-span-2">
          <legend className="sr-only">{text.lengths}</legend>
          {LENGTHS_IN_MONTHS.map((months) => (
            <Button
              key={months}
              size="sm"
              aria-pressed={draft.endsOn === endAfterMonths(draft.startsOn, months)}
              className="aria-pressed:border-action aria-pressed:bg-selected"
              onClick={() => change({ endsOn: endAfterMonths(draft.startsOn, months) })}
            >
              {months < 12
                ? text.months({ count: months })
                : months === 12
                  ? text.year
                  : text.years({ count: months / 12 })}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function Rent({ draft, today, change, errorOf }: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  const { can } = useOrganization();
  const { enums, states } = useText('common');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ChoiceGroup
        className="sm:col-span-2"
        label={text.currency}
        look="segments"
        value={draft.currency}
        choices={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        onChange={(event) => change({ currency: event.target.value as typeof draft.currency })}
      />
      <MoneyField
        id="rentMinor"
        label={text.rent}
        currency={draft.currency}
        value={draft.rentMinor}
        error={errorOf('rentMinor')}
        onChange={(rentMinor) => change({ rentMinor })}
      />
      <NumberField
        id="dueDay"
        label={text.dueDay}
        placeholder={text.dueDayHint}
        value={draft.dueDay}
        error={errorOf('dueDay')}
        onChange={(dueDay) => change({ dueDay })}
      />
      <OptionalMoneyField
        id="depositMinor"
        className="sm:col-span-2"
        label={text.deposit}
        hint={holdsDeposit(draft, today) ? undefined : text.depositHint}
        optional={states.optional}
        currency={draft.currency}
        value={draft.depositMinor}
        error={errorOf('depositMinor')}
        onChange={(depositMinor) => change({ depositMinor })}
      />
      {asksForHeldDeposit(draft, today) && can('money.write') ? (
        <Checkbox
          className="sm:col-span-2"
          label={text.depositHeld}
          hint={text.depositHeldHint}
          checked={draft.isDepositHeld}
          onChange={(event) => change({ isDepositHeld: event.target.checked })}
        />
      ) : null}
      <DepositWarning draft={draft} />
      <SelectField
        className="sm:col-span-2"
        label={text.proration}
        hint={text.prorationHint}
        value={draft.prorationMethod}
        options={prorationMethods.map((value) => ({ value, label: enums.prorationMethod[value] }))}
        onChange={(event) => change({ prorationMethod: event.target.value as typeof draft.prorationMethod })}
      />
    </div>
  );
}

/** Warns, and never stops: the law's limit for dwellings. */
function DepositWarning({ draft }: Pick<StepProps, 'draft'>) {
  const { id } = useOrganization();
  const unit = useQuery({ ...leaseQueries.unit(id, draft.unitId ?? ''), enabled: draft.unitId !== null });
  const { depositMinor, rentMinor, startsOn, currency } = draft;
  if (!unit.data || !depositMinor || !rentMinor || !isIsoDate(startsOn)) return null;
  const warning = depositWarning({
    use: unit.data.unitUse,
    depositMinor,
    monthlyRentMinor: rentMinor,
    agreedOn: startsOn,
  });
  return (
    <div className="sm:col-span-2 empty:hidden">
      <RentalLawNote warning={warning} currency={currency} />
    </div>
  );
}
