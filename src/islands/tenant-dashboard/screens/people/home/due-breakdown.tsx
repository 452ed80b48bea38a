import type { TenantCharge } from '#src/data/leasing/tenancy/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chargeName } from '#src/islands/tenant-dashboard/screens/money/parts/charge-name.ts';
import type { DueSummary } from '#src/islands/tenant-dashboard/screens/money/parts/due-summary.ts';
import { shortDay } from '#src/islands/tenant-dashboard/screens/money/parts/short-date.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface DueBreakdownProps {
  charges: readonly TenantCharge[];
  summary: DueSummary;
  currency: CurrencyCode;
  today: IsoDate;
}

const rowClass = 'flex items-baseline justify-between gap-4 border-t border-line py-2.5';

/** The charges that make up what is owed, less what is on its way. */
export function DueBreakdown({ charges, summary, currency, today }: DueBreakdownProps) {
  const { home } = useText('tenant');
  const hasReports = summary.waitingMinor > 0;
  return (
    <div>
      <h2 className="pb-2 text-14 font-medium text-secondary">{home.breakdown}</h2>
      <ul>
        {charges.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} today={today} />
        ))}
        {hasReports ? (
          <li className={rowClass}>
            <span>{home.lessReported}</span>
            <MoneyText amountMinor={-Math.min(summary.waitingMinor, summary.owedMinor)} currency={currency} />
          </li>
        ) : null}
        {hasReports || charges.length > 1 ? (
          <li className={`${rowClass} pb-0 font-semibold`}>
            <span>{hasReports ? home.left : home.total}</span>
            <MoneyText amountMinor={summary.remainingMinor} currency={currency} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function ChargeRow({ charge, today }: { charge: TenantCharge; today: IsoDate }) {
  const text = useText('tenant');
  const language = useLanguage();
  const day = { date: shortDay(charge.dueOn, today, language) };
  return (
    <li className={rowClass}>
      <span className="min-w-0">
        {chargeName(charge, today, text, language)}
        <span className="block text-14 text-hint">
          {charge.dueOn < today ? text.charge.wasDue(day) : text.charge.due(day)}
        </span>
      </span>
      <MoneyText amountMinor={charge.outstandingMinor} currency={charge.currency} />
    </li>
  );
}
