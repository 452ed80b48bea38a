import { TriangleAlert } from 'lucide-react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { DueSummary } from '#src/islands/tenant-dashboard/screens/money/parts/due-summary.ts';
import { shortDay } from '#src/islands/tenant-dashboard/screens/money/parts/short-date.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { DueBreakdown } from './due-breakdown.tsx';
import { Clear, Waiting } from './settled.tsx';
import { figureClass, StateLine } from './state-line.tsx';

interface DueCardProps {
  lease: TenantLease;
  standing: Standing;
  summary: DueSummary;
  today: IsoDate;
}

/** The largest figure of the area: what to pay, by when, and the one button for it. */
export function DueCard({ lease, standing, summary, today }: DueCardProps) {
  const { home } = useText('tenant');
  const isSettled = summary.state === 'clear' || summary.state === 'waiting';
  return (
    <section
      aria-label={home.toPay}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-7"
    >
      {/* A confirmation changes it while it is on screen. */}
      <div aria-live="polite" className="grid gap-1">
        {summary.state === 'clear' ? (
          <Clear lease={lease} standing={standing} today={today} />
        ) : summary.state === 'waiting' ? (
          <Waiting lease={lease} summary={summary} />
        ) : (
          <ToPay lease={lease} summary={summary} today={today} />
        )}
      </div>
      <div className="grid gap-3">
        {isSettled ? null : (
          <AppLink
            to="/payments/pay"
            className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
          >
            {home.pay}
          </AppLink>
        )}
        <AppLink
          to="/payments/new"
          // Beside the button it is for who has paid already.
          className={
            isSettled
              ? buttonClass({ size: 'lg', isBlock: true })
              : 'inline-flex min-h-11 items-center justify-self-center rounded-mark px-2 text-16 text-action hover:underline'
          }
        >
          {summary.waitingMinor > 0 ? home.reportAnother : home.report}
        </AppLink>
      </div>
      {summary.owedMinor > 0 ? (
        <DueBreakdown
          charges={standing.openCharges}
          summary={summary}
          currency={lease.currency}
          today={today}
        />
      ) : null}
    </section>
  );
}

function ToPay({ lease, summary, today }: Omit<DueCardProps, 'standing'>) {
  const { home } = useText('tenant');
  const isAllLate = summary.state === 'late' && summary.nextDueOn === null;
  return (
    <>
      {isAllLate ? (
        <StateLine tone="text-bad" icon={<TriangleAlert size={18} aria-hidden="true" />}>
          {home.overdue}
        </StateLine>
      ) : (
        <p className="text-16 font-medium text-secondary">{home.toPay}</p>
      )}
      <p className={figureClass}>
        <MoneyText amountMinor={summary.remainingMinor} currency={lease.currency} look="said" />
      </p>
      <DueDay lease={lease} summary={summary} today={today} />
    </>
  );
}

function DueDay({ lease, summary, today }: Omit<DueCardProps, 'standing'>) {
  const { home } = useText('tenant');
  const language = useLanguage();
  const { dueOn, nextDueOn, daysLeft, state, hasLateDays } = summary;
  if (dueOn === null) return null;
  const day = { date: shortDay(dueOn, today, language), relative: formatRelativeDays(daysLeft, language) };
  if (state === 'late' && nextDueOn !== null) {
    const amount = formatMoney(summary.lateMinor, lease.currency, language, { look: 'said' });
    return (
      <>
        <p className="flex items-start gap-1.5 text-16 font-medium text-bad">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {home[hasLateDays ? 'partsOverdue' : 'partOverdue']({ ...day, amount })}
        </p>
        <p className="text-16 text-secondary">
          {home.restBy({ date: shortDay(nextDueOn, today, language) })}
        </p>
      </>
    );
  }
  const sentence =
    state === 'today'
      ? home.dueToday
      : state === 'late'
        ? home[hasLateDays ? 'wereDue' : 'wasDue'](day)
        : home.dueBy(day);
  return <p className="text-16 text-secondary">{sentence}</p>;
}
