import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

const LAST_DAY = 28;
const days = Array.from({ length: LAST_DAY }, (_, index) => String(index + 1));

export interface Terms {
  /** Null is the due day. */
  readonly paysOn: number | null;
  readonly limitMinor: number | null;
}

interface TermsFieldsProps {
  terms: Terms;
  currency: CurrencyCode;
  dueDay: number;
  rentMinor: number;
  minimumMinor: number;
  /** Whether it was tried to go on: what is missing is then said. */
  onChange: (terms: Terms) => void;
}

/** On which day, and how much at most. */
export function TermsFields({
  terms,
  currency,
  dueDay,
  rentMinor,
  minimumMinor,
  onChange,
}: TermsFieldsProps) {
  const { form: text } = useText('tenantAutopay');
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, currency, language);
  const { paysOn, limitMinor } = terms;
  const isShort = (limitMinor ?? 0) < minimumMinor;
  return (
    <>
      <ChoiceGroup
        label={text.day}
        value={paysOn === null ? 'due' : 'other'}
        choices={[
          { value: 'due', label: text.dueDay({ day: dueDay }) },
          { value: 'other', label: text.otherDay },
        ]}
        onChange={(event) => onChange({ ...terms, paysOn: event.target.value === 'due' ? null : dueDay })}
      />
      {paysOn === null ? null : (
        <SelectField
          label={text.chosenDay}
          hint={dayHint(paysOn, dueDay, text)}
          value={String(paysOn)}
          options={days.map((value) => ({ value, label: value }))}
          onChange={(event) => onChange({ ...terms, paysOn: Number(event.target.value) })}
        />
      )}
      <MoneyField
        label={text.limit}
        hint={text.limitHint}
        currency={currency}
        value={limitMinor}
        onChange={(limit) => onChange({ ...terms, limitMinor: limit })}
        error={isShort ? text.limitMissing({ minimum: money(minimumMinor) }) : undefined}
        column="limit_minor"
      />
      {!isShort && (limitMinor ?? 0) < rentMinor ? (
        <Notice tone="warn">{text.limitLow({ rent: money(rentMinor) })}</Notice>
      ) : null}
    </>
  );
}

function dayHint(paysOn: number, dueDay: number, text: { lateDay: string; earlyDay: string }) {
  if (paysOn === dueDay) return undefined;
  return paysOn > dueDay ? text.lateDay : text.earlyDay;
}
