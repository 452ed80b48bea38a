import { firstDayOf, type IsoMonth, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import type { Comparison } from '#src/domain/foundation/period.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { DateRange } from './date-range.tsx';

const months = ['this_month', 'last_month'] as const;

interface MonthRangeProps {
  label: string;
  month: IsoMonth;
  onChange: (month: IsoMonth) => void;
  comparison?: Comparison;
  onCompare?: (comparison: Comparison) => void;
}

/** The control for figures that there are of whole months alone, up to the running one. */
export function MonthRange({ label, month, onChange, ...comparing }: MonthRangeProps) {
  const thisMonth = monthOf(useToday());
  return (
    <DateRange
      label={label}
      isRequired
      only={months}
      value={{ from: firstDayOf(month), to: lastDayOf(month) }}
      last={lastDayOf(thisMonth)}
      onChange={({ from }) => from && onChange(monthOf(from))}
      {...comparing}
    />
  );
}
