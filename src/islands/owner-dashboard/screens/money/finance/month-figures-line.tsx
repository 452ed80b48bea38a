import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { reportSlug } from '#src/domain/books/report-request.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { currencySymbol, formatDate, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { MoneyChange } from '#src/islands/shell/date-range/money-change.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Figure, FigureBox, FigureLine, figureClass } from '#src/ui/components/figure-line.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { type FigurePath, figurePaths } from './figure-paths.ts';
import { type CurrencyFigures, noFigures } from './month-figures.ts';

/** What tenants left as deposits: in no month's figures, and not to be looked for in vain. */
function DepositsHeld({ isAsked }: { isAsked: boolean }) {
  const text = useText('ownerMonth');
  const { id, defaultCurrency } = useOrganization();
  const positions = useQuery({ ...cashQueries.positions(id), enabled: isAsked }).data ?? [];
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
              <MoneyText amountMinor={depositsOwedMinor} currency={currency} className={figureClass} />
            </AppLink>
          ))}
        </span>
      }
      hint={text.depositsHint}
    />
  );
}

interface MonthFigures {
  month: IsoMonth;
  figures: readonly CurrencyFigures[];
}

interface FiguresProps extends MonthFigures {
  /** What they are compared with. */
  before: MonthFigures | null;
}

/** What there was of a currency that was not used then. */
const NOTHING = noFigures('DOP');

interface AmountProps extends FiguresProps {
  label: string;
  of: (row: CurrencyFigures) => number;
  to: FigurePath;
}

/** A line a currency: currencies are never added up. Each amount leads to what it is made of. */
function Amounts({ month, figures, before, label, of, to }: AmountProps) {
  const language = useLanguage();
  const earlier = (currency: CurrencyCode) => before?.figures.find((row) => row.currency === currency);
  return (
    <span className="grid justify-items-start gap-1">
      {figures.map((row) => (
        <span key={row.currency} className="grid justify-items-start">
          <AppLink to={to(month, row.currency)} className="rounded-mark hover:underline">
            <span className="sr-only">{`${label}: `}</span>
            <MoneyText amountMinor={of(row)} currency={row.currency} className={figureClass} />
          </AppLink>
          {before ? (
            <MoneyChange
              amountMinor={of(row)}
              beforeMinor={of(earlier(row.currency) ?? NOTHING)}
              currency={row.currency}
              period={formatDate(before.month, language, 'month')}
            />
          ) : null}
        </span>
      ))}
    </span>
  );
}

/** The four figures of collecting in one line; what was earned and is held opens below them. */
export function Figures({ month, figures, before }: FiguresProps) {
  const text = useText('ownerMoney').finance;
  const { more } = useText('ownerMonth');
  const language = useLanguage();
  const amounts = (label: string, of: AmountProps['of'], to: FigurePath) => (
    <Amounts {...{ month, figures, before, label, of, to }} />
  );
  const billed = figures.filter((row) => row.billedMinor > 0);
  const shares = billed.map(({ currency, billedMinor, collectedMinor }) => {
    const share = formatPercent(collectedMinor / billedMinor, language, 0);
    return billed.length > 1 ? `${currencySymbol(currency)} ${share}` : share;
  });
  const lateLeases = figures.reduce((sum, row) => sum + row.lateLeaseCount, 0);
  const [isOpened, setOpened] = useState(false);
  const open = ({ billedMinor, collectedMinor }: CurrencyFigures) => billedMinor - collectedMinor;
  return (
    <FigureBox>
      <FigureLine count={4}>
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
          value={amounts(text.outstanding, open, figurePaths.chargesOpen)}
          hint={text.outstandingHint}
        />
        <Figure
          label={text.late}
          // As it stands today: there is no such figure of another month.
          value={
            <Amounts
              {...{ month, figures, label: text.late, to: figurePaths.chargesLate }}
              of={(row) => row.lateMinor}
              before={null}
            />
          }
          hint={text.lateHint({ count: lateLeases })}
        />
      </FigureLine>
      <details className="border-t border-line" onToggle={() => setOpened(true)}>
        <summary className="min-h-11 cursor-pointer px-3 py-3 text-14 font-medium text-action sm:px-4">
          {more}
        </summary>
        <Earned month={month} figures={figures} before={before} isOpened={isOpened} />
      </details>
    </FigureBox>
  );
}

/** The same box while they are on their way: what they are called, and room for a currency. */
export function FiguresToCome({ isCompared }: { isCompared: boolean }) {
  const text = useText('ownerMoney').finance;
  const { states } = useText('common');
  return (
    <FigureBox>
      <p role="status" className="sr-only">
        {states.loading}
      </p>
      <FigureLine count={4}>
        {[text.billed, text.collected, text.outstanding, text.late].map((label) => (
          <Figure
            key={label}
            label={label}
            value={<Skeleton className="my-1 h-6 w-28 max-w-full" />}
            hint={
              <Skeleton className={isCompared ? 'mt-1 h-10 w-36 max-w-full' : 'mt-1 h-4 w-36 max-w-full'} />
            }
          />
        ))}
      </FigureLine>
      <div className="min-h-11 border-t border-line" />
    </FigureBox>
  );
}

function Earned({ month, figures, before, isOpened }: FiguresProps & { isOpened: boolean }) {
  const text = useText('ownerMonth');
  const amounts = (label: string, of: AmountProps['of']) => (
    <Amounts {...{ month, figures, before, label, of }} to={figurePaths.incomeStatement} />
  );
  return (
    <FigureLine count={4}>
      <Figure
        label={text.income}
        value={amounts(text.income, (row) => row.incomeMinor)}
        hint={text.incomeHint}
      />
      <Figure
        label={text.expenses}
        value={amounts(text.expenses, (row) => row.expenseMinor)}
        hint={text.expensesHint}
      />
      <Figure
        label={text.profit}
        value={amounts(text.profit, (row) => row.profitMinor)}
        hint={text.profitHint}
      />
      <DepositsHeld isAsked={isOpened} />
    </FigureLine>
  );
}
