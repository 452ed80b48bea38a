import { useQuery } from '@tanstack/react-query';
import { type PropertyFinances, propertyFactQueries } from '#src/data/portfolio/properties/facts.ts';
import {
  type PropertyMonthFigures,
  propertyMonthQueries,
} from '#src/data/portfolio/properties/month-queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { type PropertyMoney, propertyMetrics } from '#src/domain/portfolio/property-metrics.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { currenciesOf } from './analytics.ts';
import { MetricCards } from './metric-cards.tsx';

/** The running month and the twelve before it: twelve whole ones. */
const MONTHS_BEFORE = 12;

/** What the property earns against what it is worth and cost, with the formula of every figure. */
export function MetricsTab({ propertyId }: { propertyId: string }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const to = monthOf(useToday());
  const months = useQuery(propertyMonthQueries.range(id, propertyId, shiftMonth(to, -MONTHS_BEFORE), to));
  const finances = useQuery(propertyFactQueries.finances(id, propertyId));
  const skeleton = <SkeletonStats label={states.loading} />;
  return (
    <QueryView query={months} skeleton={skeleton}>
      {(rows) => (
        <QueryView query={finances} skeleton={skeleton}>
          {(money) => <Metrics propertyId={propertyId} rows={rows} finances={money} />}
        </QueryView>
      )}
    </QueryView>
  );
}

type MetricsProps = {
  propertyId: string;
  rows: readonly PropertyMonthFigures[];
  finances: PropertyFinances;
};

function Metrics({ propertyId, rows, finances }: MetricsProps) {
  const { propertyMetrics: text } = useText('ownerProperty');
  const { defaultCurrency } = useOrganization();
  const written = [finances.valueCurrency, finances.purchaseCurrency, finances.loanCurrency];
  const currencies = currenciesOf(rows, defaultCurrency, written);
  return (
    <div className="grid gap-8">
      {currencies.map((currency) => {
        const own = rows.filter((row) => row.currency === currency);
        const metrics = propertyMetrics(own, moneyIn(finances, currency));
        return (
          <section key={currency} className="grid gap-4" aria-label={currencySymbol(currency)}>
            <p className="text-15 text-secondary">
              {currencies.length > 1 ? <strong>{currencySymbol(currency)} · </strong> : null}
              {metrics.monthCount === 12
                ? text.wholeYear
                : metrics.monthCount === 0
                  ? text.noMonth
                  : text.projected({ count: metrics.monthCount })}
            </p>
            {metrics.monthCount > 0 && own.every((row) => row.expenseMinor === 0) ? (
              <Notice tone="info">{text.noExpenses}</Notice>
            ) : null}
            <MetricCards propertyId={propertyId} metrics={metrics} currency={currency} />
          </section>
        );
      })}
    </div>
  );
}

/** What is written down in one currency; amounts of another one are not changed into it. */
function moneyIn(finances: PropertyFinances, currency: CurrencyCode): PropertyMoney {
  const isBought = finances.purchaseCurrency === currency;
  const isOwed = finances.loanCurrency === currency;
  return {
    valueMinor: finances.valueCurrency === currency ? finances.valueMinor : null,
    purchaseMinor: isBought ? finances.purchaseMinor : null,
    closingCostsMinor: isBought ? finances.closingCostsMinor : null,
    loanMinor: isOwed ? finances.loanMinor : null,
    debtServiceMinor: isOwed ? finances.debtServiceMinor : null,
  };
}
