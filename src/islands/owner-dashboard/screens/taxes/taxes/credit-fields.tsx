import type { UseFormRegisterReturn } from 'react-hook-form';
import { firstDayOf, monthOf, monthsFrom, shiftMonth } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** How far back a return may lie whose balance is entered. */
const MONTHS_BACK = 36;

interface CreditFieldsProps {
  month: UseFormRegisterReturn;
  /** `2026-10`, or nothing for no balance. */
  chosenMonth: string;
  creditMinor: number | null;
  error: string | undefined;
  onChange: (minor: number | null) => void;
}

/** The balance in favor of ITBIS from the time before the books here. */
export function CreditFields({ month, chosenMonth, creditMinor, error, onChange }: CreditFieldsProps) {
  const { profile: text } = useText('ownerTaxes');
  const language = useLanguage();
  const thisMonth = monthOf(useToday());
  const months = monthsFrom(shiftMonth(thisMonth, -MONTHS_BACK), shiftMonth(thisMonth, -1));
  const offered = [...new Set([...months, chosenMonth].filter((own) => own !== ''))].toSorted().toReversed();
  return (
    <fieldset className="grid gap-3">
      <legend className="text-15 font-semibold">{text.credit}</legend>
      <p className="text-14 text-hint">{text.creditText}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...month}
          label={text.creditMonth}
          options={[
            { value: '', label: text.noCredit },
            ...offered.map((own) => ({ value: own, label: formatDate(firstDayOf(own), language, 'month') })),
          ]}
        />
        {chosenMonth === '' ? null : (
          <OptionalMoneyField
            label={text.creditAmount}
            currency="DOP"
            value={creditMinor}
            error={error}
            onChange={onChange}
          />
        )}
      </div>
    </fieldset>
  );
}
