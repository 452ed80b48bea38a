import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'wouter';
import { type IsoMonth, monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';

/** Goes from month to month, up to this one; the month stands in the address. */
export function MonthSwitch({ month }: { month: IsoMonth }) {
  const text = useText('ownerTaxes');
  const language = useLanguage();
  const [location] = useLocation();
  const go = useGo();
  const thisMonth = monthOf(useToday());
  const show = (next: IsoMonth) => go(`${location}?month=${next}`, { replace: true });
  return (
    <div className="flex items-center gap-1 print:hidden">
      <IconButton icon={ChevronLeft} label={text.previousMonth} onClick={() => show(shiftMonth(month, -1))} />
      <h2 className="min-w-40 text-center text-16 first-letter:uppercase" aria-live="polite">
        {formatDate(month, language, 'month')}
      </h2>
      <IconButton
        icon={ChevronRight}
        label={text.nextMonth}
        disabled={month >= thisMonth}
        onClick={() => show(shiftMonth(month, 1))}
      />
    </div>
  );
}
