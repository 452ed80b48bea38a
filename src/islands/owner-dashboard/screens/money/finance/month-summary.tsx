import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { firstDayOf, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import { comparedWith } from '#src/domain/foundation/period.ts';
import { useText } from '#src/i18n/react.tsx';
import { MonthRange } from '#src/islands/shell/date-range/month-range.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { FinanceAtOnce } from './finance-at-once.tsx';
import { figuresOf } from './month-figures.ts';
import { Figures, FiguresToCome } from './month-figures-line.tsx';
import { useFiguresMonth } from './use-figures-month.ts';

/** The figures of a month, which come with what stands around the list. */
export function MonthSummary() {
  return (
    <FinanceAtOnce>
      <Summary />
    </FinanceAtOnce>
  );
}

/** Billed, collected and outstanding, income, expenses and profit of a month, and what is overdue today, per currency. */
function Summary() {
  const text = useText('ownerMoney').finance;
  const { id, defaultCurrency } = useOrganization();
  const [{ month, comparison }, change] = useFiguresMonth();
  const query = useQuery({ ...chargeQueries.month(id, month), placeholderData: keepPreviousData });
  const earlier = comparedWith({ from: firstDayOf(month), to: lastDayOf(month) }, comparison);
  const before = useQuery({
    ...chargeQueries.month(id, monthOf(earlier?.from ?? firstDayOf(month))),
    enabled: earlier !== null,
    placeholderData: keepPreviousData,
  });
  const compared = earlier && !before.isPlaceholderData && before.data;
  // Figures come together with what they are compared with, unless that does not answer: then nothing moves below them.
  const isComparing = before.isLoading && before.failureCount === 0;
  return (
    <section aria-label={text.month} className="grid gap-3">
      <MonthRange
        label={text.month}
        month={month}
        onChange={(next) => change({ month: next })}
        comparison={comparison}
        onCompare={(next) => change({ comparison: next })}
      />
      <QueryView
        query={{ ...query, data: isComparing ? undefined : query.data }}
        skeleton={<FiguresToCome isCompared={earlier !== null} />}
      >
        {({ figures, arrears, income }) => (
          <Figures
            month={month}
            figures={figuresOf(figures, arrears, income, defaultCurrency)}
            before={
              compared
                ? {
                    month: monthOf(earlier.from),
                    figures: figuresOf(compared.figures, [], compared.income, defaultCurrency),
                  }
                : null
            }
          />
        )}
      </QueryView>
    </section>
  );
}
