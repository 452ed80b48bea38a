import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';

interface CorrectionDayProps {
  value: string;
  onChange: (day: string) => void;
}

/** On which day a correction stands in the books: today, or an earlier one of an open period. */
export function CorrectionDay({ value, onChange }: CorrectionDayProps) {
  const { payment: text } = useText('ownerMoney');
  const { form } = useText('common');
  const today = useToday();
  return (
    <DateField
      label={text.day}
      hint={text.dayHint}
      max={today}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isCorrectionDay(value, today) ? undefined : form.dateInvalid}
      column="on"
    />
  );
}

export const isCorrectionDay = (day: string, today: string): boolean => isIsoDate(day) && day <= today;
