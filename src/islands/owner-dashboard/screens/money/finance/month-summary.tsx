import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { type IsoMonth, monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { currencySymbol, formatDate, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { type FigurePath, figurePaths } from './figure-paths.ts';
import { type CurrencyFigures, figuresOf } from './month-figures.ts';

/** Billed, collected and outstanding, income, expenses and profit of a month, and what is overdue today, per currency. */
export function MonthSummary() {
  const text = useText('ownerMoney').finance;
  const { states } = useText('common');
  const language = useLanguage();
  const { id, defaultCurrency } = useOrganization();
  const thisMonth = monthOf(useToday());
  const [month, setMonth] = useState<IsoMonth>(thisMonth);
  const query = useQuery({ ...chargeQueries.month(id, month), placeholderData: keepPreviousData });
  return (
    <section aria-label={text.month} className="grid gap-3">
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label={text.previousMonth}
          onClick={() => setMonth(shiftMonth(month, -1))}
        />
        <h2 className="min-w-40 text-center text-16 first-letter:uppercase" aria-live="polite">
          {formatDate(month, language, 'month')}
        </h2>
        <IconButton
          icon={ChevronRight}
          label={text.nextMonth}
          disabled={month >= thisMonth}
          onClick={() => setMonth(shiftMonth(month, 1))}
        />
      </div>
      <QueryView query={query} skeleton={<SkeletonStats label={states.loading} />}>
        {({ figures, arrears, income }) => (
          <Figures month={month} figures={figuresOf(figures, arrears, income, defaultCurrency)} />
        )}
      </QueryView>
    </section>
  );
}

/** What tenants left as deposits: in no month's figures, and not to be looked for in vain. */
function DepositsHeld() {
  const text = useText('ownerMonth');
  const { id, defaultCurrency } = useOrganization();
  const positions = useQuery(cashQueries.positions(id)).data ?? [];
  const held = positions.filter(({ depositsOwedMinor }) => depositsOwedMinor > 0);
  const shown = held.length > 0 ? held : [{ currency: defaultCurrency, depositsOwedMinor: 0 }];
  return (
    <Figure
      label={text.deposits}
      value={
        <span className="grid justify-items-start gap-1">
          {shown.map(({ currency, depositsOwedMinor }) => (
            <AppLink
              key={currency}
              to={`/finance/reports/${reportSlug('deposits_held')}`}
              className="rounded-mark hover:underline"
            >
              <span className="sr-only">{`${text.deposits}: `}</span>
              <MoneyText amountMinor={depositsOwedMinor} currency={currency} className="text-16 sm:text-20" />
            </AppLink>
          ))}
        </span>
      }
      hint={text.depositsHint}
    />
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  hint: ReactNode;
}

/** One figure of the line, with what it counts where there is room to say so. */
function Figure({ label, value, hint }: FigureProps) {
  return (
    <div className="min-w-0 px-3 py-3 sm:px-4">
      <dt className="text-14 text-secondary">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      {hint ? <dd className="text-14 text-hint max-sm:sr-only">{hint}</dd> : null}
    </div>
  );
}

const line = 'grid grid-cols-2 xl:grid-cols-4';

/** A figure beside the other, in it a line a currency: currencies are never added up. Each amount leads to what it is made of. */
function Figures({ month, figures }: { month: IsoMonth; figures: readonly CurrencyFigures[] }) {
  const earned = useText('ownerMonth');
  const text = useText('ownerMoney').finance;
  const language = useLanguage();
  const amounts = (label: string, of: (row: CurrencyFigures) => number, to: FigurePath) => (
    <span className="grid justify-items-start gap-1">
      {figures.map((row) => (
        <AppLink key={row.currency} to={to(month, row.currency)} className="rounded-mark hover:underline">
          <span className="sr-only">{`${label}: `}</span>
          <MoneyText amountMinor={of(row)} currency={row.currency} className="text-16 sm:text-20" />
        </AppLink>
      ))}
    </span>
  );
  const billed = figures.filter((row) => row.billedMinor > 0);
  const shares = billed.map(({ currency, billedMinor, collectedMinor }) => {
    const share = formatPercent(collectedMinor / billedMinor, language, 0);
    return billed.length > 1 ? `${currencySymbol(currency)} ${share}` : share;
  });
  const lateLeases = figures.reduce((sum, row) => sum + row.lateLeaseCount, 0);
  return (
    <div className="rounded-card border border-line bg-surface">
      <dl className={line}>
        <Figure
          label={text.billed}
          value={amounts(text.billed, (row) => row.billedMinor, figurePaths.chargesDue)}
          hint={billed.length === 0 ? text.nothingBilled : text.billedHint}
        />
        <Figure
          label={text.collected}
          value={amounts(text.collected, (row) => row.collectedMinor, figurePaths.chargesDue)}
          hint={shares.length > 0 ? text.collectedHint({ percent: shares.join(' · ') }) : null}
        />
        <Figure
          label={text.outstanding}
          value={amounts(
            text.outstanding,
            (row) => row.billedMinor - row.collectedMinor,
            figurePaths.chargesOpen,
          )}
          hint={text.outstandingHint}
        />
        <Figure
          label={text.late}
          value={amounts(text.late, (row) => row.lateMinor, figurePaths.chargesLate)}
          hint={text.lateHint({ count: lateLeases })}
        />
      </dl>
      <details className="border-t border-line">
        <summary className="min-h-11 cursor-pointer px-4 py-3 text-14 font-medium text-action">
          {earned.more}
        </summary>
        <dl className={line}>
          <Figure
            label={earned.income}
            value={amounts(earned.income, (row) => row.incomeMinor, figurePaths.incomeStatement)}
            hint={earned.incomeHint}
          />
          <Figure
            label={earned.expenses}
            value={amounts(earned.expenses, (row) => row.expenseMinor, figurePaths.incomeStatement)}
            hint={earned.expensesHint}
          />
          <Figure
            label={earned.profit}
            value={amounts(earned.profit, (row) => row.profitMinor, figurePaths.incomeStatement)}
            hint={earned.profitHint}
          />
          <DepositsHeld />
        </dl>
      </details>
    </div>
  );
}
