import { useQuery } from '@tanstack/react-query';
import { billQueries, type OpenBills } from '#src/data/expenses/bills/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';

/** What is to be paid, what of it is late, what vendors owe back, and what waits for approval; a line a currency. */
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
            <div
              className={classNames(
                'grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2',
                credits.length > 0 ? 'xl:grid-cols-4' : 'xl:grid-cols-3',
              )}
            >
              <StatCard
                label={text.toPay}
                value={<Amounts rows={rows} of={(row) => row.outstandingMinor} />}
                hint={text.toPayHint({ count: count((row) => row.billCount) })}
              />
              <StatCard
                label={text.late}
                value={<Amounts rows={rows} of={(row) => row.lateMinor} />}
                hint={text.toPayHint({ count: count((row) => row.lateCount) })}
              />
              {credits.length > 0 ? (
                <StatCard
                  label={text.credit.unused}
                  value={<Amounts rows={credits} of={(row) => row.creditMinor} />}
                  hint={text.credit.unusedHint({ count: count((row) => row.creditCount) })}
                />
              ) : null}
              <StatCard
                label={text.waiting}
                value={
                  <span className="text-20 tabular-nums sm:text-25">
                    {formatNumber(waiting.data ?? 0, language)}
                  </span>
                }
                hint={text.waitingHint}
              />
            </div>
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

function Amounts({ rows, of }: { rows: readonly OpenBills[]; of: (row: OpenBills) => number }) {
  return (
    <span className="grid gap-1">
      {rows.map((row) => (
        <MoneyText
          key={row.currency}
          amountMinor={of(row)}
          currency={row.currency}
          className="text-20 sm:text-25"
        />
      ))}
    </span>
  );
}
