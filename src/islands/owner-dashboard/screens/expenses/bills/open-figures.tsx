import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { billListSpec, billQueries, type OpenBills } from '#src/data/expenses/bills/queries.ts';
import { emptyListQuery, encodeListQuery, type ListQuery } from '#src/domain/foundation/list-query.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Figure, FigureBox, FigureLine, figureClass } from '#src/ui/components/figure-line.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';

/** What waits for approval, what is late, what is to be paid and what vendors owe back; a line a currency. */
export function OpenFigures() {
  const text = useText('ownerBills');
  const { states } = useText('common');
  const language = useLanguage();
  const { id, defaultCurrency } = useOrganization();
  const open = useQuery(billQueries.open(id));
  const waiting = useQuery(billQueries.waiting(id));
  return (
    <section aria-label={text.toPay}>
      <QueryView query={open} skeleton={<SkeletonStats label={states.loading} />}>
        {(found) => {
          const rows = found.length > 0 ? found : [nothing(defaultCurrency)];
          const count = (of: (row: OpenBills) => number) => rows.reduce((sum, row) => sum + of(row), 0);
          const credits = rows.filter((row) => row.creditCount > 0);
          return (
            <FigureBox>
              <FigureLine count={credits.length > 0 ? 4 : 3}>
                <Figure
                  label={text.waiting}
                  value={
                    <Drill label={text.waiting} to={shown({ status: ['awaiting_approval'] })}>
                      {formatNumber(waiting.data ?? 0, language)}
                    </Drill>
                  }
                  hint={text.waitingHint}
                />
                <Figure
                  label={text.late}
                  value={
                    <Amounts
                      rows={rows}
                      of={(row) => row.lateMinor}
                      label={text.late}
                      to={shown({ due: ['late'] })}
                    />
                  }
                  hint={text.toPayHint({ count: count((row) => row.lateCount) })}
                />
                <Figure
                  label={text.toPay}
                  value={
                    <Amounts
                      rows={rows}
                      of={(row) => row.outstandingMinor}
                      label={text.toPay}
                      to={shown({ status: ['approved', 'partially_paid'] })}
                    />
                  }
                  hint={text.toPayHint({ count: count((row) => row.billCount) })}
                />
                {credits.length > 0 ? (
                  <Figure
                    label={text.credit.unused}
                    value={<Amounts rows={credits} of={(row) => row.creditMinor} />}
                    hint={text.credit.unusedHint({ count: count((row) => row.creditCount) })}
                  />
                ) : null}
              </FigureLine>
            </FigureBox>
          );
        }}
      </QueryView>
    </section>
  );
}

const nothing = (currency: OpenBills['currency']): OpenBills => ({
  currency,
  billCount: 0,
  outstandingMinor: 0,
  lateCount: 0,
  lateMinor: 0,
  creditCount: 0,
  creditMinor: 0,
});

/** The list below, with what a figure is made of. */
const shown = (filters: ListQuery['filters']): string =>
  `/finance/expenses?${encodeListQuery({ ...emptyListQuery(billListSpec), filters }, billListSpec)}`;

interface DrillProps {
  /** Where it leads, and how that is called; absent where nothing lists what it is made of. */
  to?: string | undefined;
  label?: string | undefined;
}

function Drill({ to, label, children }: DrillProps & { children: ReactNode }) {
  if (!to) return <span className={figureClass}>{children}</span>;
  return (
    <AppLink to={to} className={classNames('rounded-mark hover:underline', figureClass)}>
      <span className="sr-only">{`${label}: `}</span>
      {children}
    </AppLink>
  );
}

interface AmountsProps extends DrillProps {
  rows: readonly OpenBills[];
  of: (row: OpenBills) => number;
}

function Amounts({ rows, of, ...drill }: AmountsProps) {
  return (
    <span className="grid justify-items-start gap-1">
      {rows.map((row) => (
        <Drill key={row.currency} {...drill}>
          <MoneyText amountMinor={of(row)} currency={row.currency} />
        </Drill>
      ))}
    </span>
  );
}
