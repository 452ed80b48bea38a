import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { monthOf, monthsFrom } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { asksForBilling, type Billing } from './lease-draft.ts';
import type { StepProps } from './use-lease-draft.ts';

/** From when rent is charged; asked only for a lease that began before this month. */
export function BillingFields({ draft, today, change, errorOf }: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  const language = useLanguage();
  if (!asksForBilling(draft, today)) return null;
  const earlierMonths = monthsFrom(monthOf(draft.startsOn), monthOf(today)).length - 1;
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label={text.billing}
        value={draft.billing}
        choices={[
          {
            value: 'this_month',
            label: text.billingThisMonth({ date: formatDate(startOfMonth(today), language) }),
            hint: text.billingThisMonthHint,
          },
          {
            value: 'start',
            label: text.billingStart,
            hint: text.billingStartHint({ count: earlierMonths }),
          },
          { value: 'date', label: text.billingDate },
        ]}
        onChange={(event) => change({ billing: event.target.value as Billing })}
      />
      {draft.billing === 'date' ? (
        <DateField
          id="billFrom"
          label={text.billFrom}
          value={draft.billFrom}
          min={draft.startsOn}
          max={draft.endsOn}
          error={errorOf('billFrom')}
          onChange={(event) => change({ billFrom: event.target.value })}
        />
      ) : null}
    </div>
  );
}
