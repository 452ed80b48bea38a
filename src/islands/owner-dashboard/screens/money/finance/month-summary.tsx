import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { type IsoMonth, monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { figuresOf } from './month-figures.ts';
import { Figures } from './month-figures-line.tsx';

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
