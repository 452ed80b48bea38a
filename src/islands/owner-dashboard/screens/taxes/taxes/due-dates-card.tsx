import { dueDates } from '#src/domain/taxes/due-dates.ts';
import { taxRule } from '#src/domain/taxes/tax-rules.ts';
import { formatDate, formatNumber, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { FilingBadge } from './filing-badge.tsx';
import { useIssuer } from './use-issuer.ts';
import { useTaxCalendar } from './use-tax-calendar.ts';

const MONTHS_AHEAD = 2;
const MINOR_PER_PESO = 100;

/** What is due this month and the next with its state, and the yearly taxes of whoever is on screen. */
export function DueDatesCard() {
  const { forms: text } = useText('ownerTaxes');
  const language = useLanguage();
  const today = useToday();
  const { taxpayer } = useIssuer();
  const kind = taxpayer?.taxpayerKind ?? 'person';
  const { calendar, statusOf } = useTaxCalendar();
  const dates = dueDates(today, kind, MONTHS_AHEAD, taxpayer?.fiscalYearEnd).filter(({ days }) => days >= 0);
  const threshold = taxRule('ipi_threshold_minor', today);
  return (
    <Card title={text.calendar} isFlush>
      <ol className="divide-y divide-line border-t border-line">
        {dates.map(({ form, month, dueOn, days }) => (
          <li key={form + dueOn} className="flex items-baseline gap-4 px-5 py-2.5 text-15">
            <span className="w-12 shrink-0 font-semibold">{form}</span>
            <span className="min-w-0 flex-1 text-secondary">
              <span className="block first-letter:uppercase">
                {month === null ? text.yearly : formatDate(month, language, 'month')}
              </span>
              {month !== null && calendar ? <FilingBadge status={statusOf(form, month)} /> : null}
            </span>
            <span className="text-right tabular-nums">
              <span className="block">{formatDate(dueOn, language, 'short')}</span>
              <span className="block text-14 text-hint">{formatRelativeDays(days, language)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="grid gap-2 border-t border-line px-5 py-3 text-14 text-hint">
        <p>{text.calendarText}</p>
        {kind === 'person' && threshold ? (
          <p>
            {text.threshold({
              amount: formatNumber(threshold.value / MINOR_PER_PESO, language),
              year: threshold.validFrom.slice(0, 4),
            })}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
