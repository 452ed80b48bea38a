import { useQuery } from '@tanstack/react-query';
import { propertyTotalsQueries } from '#src/data/money/totals/property-queries.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { type MonthFigures, portfolioMonth } from '#src/domain/portfolio/portfolio-month.ts';
import { currencySymbol, formatNumber, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** How the property's month goes: billed, collected, what is missing, who is late. */
export function MonthCard({ propertyId }: { propertyId: string }) {
  const { property: text } = useText('ownerPortfolio');
  const { states } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const today = useToday();
  const month = monthOf(today);
  const charges = useQuery(propertyTotalsQueries.charges(id, propertyId, today));
  const amounts = ({ currency, billedMinor, collectedMinor }: MonthFigures, isNamed: boolean) => {
    const line = (term: string, amountMinor: number) => ({
      term: isNamed ? `${term} (${currencySymbol(currency)})` : term,
      value: <MoneyText {...{ amountMinor, currency }} />,
    });
    return [
      line(text.billed, billedMinor),
      line(text.collected, collectedMinor),
      line(text.pending, billedMinor - collectedMinor),
    ];
  };
  const name = monthNames(language)[Number(month.slice(5)) - 1] ?? month;
  return (
    <Card title={text.month({ month: name })}>
      <QueryView query={charges} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {(rows) => {
          const { figures, lateTenantCount } = portfolioMonth(rows, month, today);
          return (
            <>
              {figures.length === 0 ? <p className="text-15 text-hint">{text.nothingBilled}</p> : null}
              <DefinitionList
                items={[
                  ...figures.flatMap((row) => amounts(row, figures.length > 1)),
                  { term: text.lateLeases, value: formatNumber(lateTenantCount, language) },
                ]}
              />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
