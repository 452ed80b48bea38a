import { useLocation, useSearch } from 'wouter';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { useText } from '#src/i18n/react.tsx';
import { MonthRange } from '#src/islands/shell/date-range/month-range.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { ISSUER } from './use-issuer.ts';

/** Goes from month to month, up to this one; the month stands in the address. */
export function MonthSwitch({ month }: { month: IsoMonth }) {
  const text = useText('ownerTaxes');
  const [location] = useLocation();
  const search = useSearch();
  const go = useGo();
  return (
    <MonthRange
      label={text.month}
      month={month}
      onChange={(next) => go(`${location}?${withMonth(search, next)}`, { replace: true })}
    />
  );
}

/** The address goes on with the issuer that it names, and with nothing that was of the month before. */
function withMonth(search: string, month: IsoMonth): URLSearchParams {
  const issuer = new URLSearchParams(search).get(ISSUER);
  return new URLSearchParams({ month, ...(issuer && { [ISSUER]: issuer }) });
}
