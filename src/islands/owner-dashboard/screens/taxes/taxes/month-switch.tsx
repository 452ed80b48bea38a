import { useLocation } from 'wouter';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { useText } from '#src/i18n/react.tsx';
import { MonthRange } from '#src/islands/shell/date-range/month-range.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';

/** Goes from month to month, up to this one; the month stands in the address. */
export function MonthSwitch({ month }: { month: IsoMonth }) {
  const text = useText('ownerTaxes');
  const [location] = useLocation();
  const go = useGo();
  return (
    <MonthRange
      label={text.month}
      month={month}
      onChange={(next) => go(`${location}?month=${next}`, { replace: true })}
    />
  );
}
