import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import {
  type PropertyMonthFigures,
  propertyMonthQueries,
} from '#src/data/portfolio/properties/month-queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import {
  currencySymbol,
  formatDate,
  formatMoney,
  formatMoneyCompact,
  formatPercent,
} from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { LineChart } from '#src/ui/charts/line-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { currenciesOf, monthsIn } from './analytics.ts';

const spans = ['12', '24'] as const;

/** Twelve or twenty-four months of what was billed, collected and let. */
export function AnalyticsTab({ propertyId }: { propertyId: string }) {
  const { propertyAnalytics: text } = useText('ownerProperty');
  const { states } = useText('common');
  const { id } = useOrganization();
  const to = monthOf(useToday());
  const [span, setSpan] = useState<(typeof spans)[number]>('12');
  const query = useQuery(propertyMonthQueries.range(id, propertyId, shiftMonth(to, 1 - Number(span)), to));
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        className="justify-self-start whitespace-nowrap"
        look="segments"
        label={text.span}
        isLabelHidden
        choices={spans.map((value) => ({ value, label: text.months({ count: Number(value) }) }))}
        value={span}
        onChange={(event) => setSpan(event.target.value === '24' ? '24' : '12')}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={10} />}
        isEmpty={(rows) => rows.every((row) => row.unitDays === 0 && row.billedMinor === 0)}
        empty={
          <Card>
            <EmptyState icon={ChartColumn} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
      >
        {(rows) => <Charts rows={rows} />}
      </QueryView>
    </div>
  );
}

function Charts({ rows }: { rows: readonly PropertyMonthFigures[] }) {
  const { propertyAnalytics: text } = useText('ownerProperty');
  const { chart } = useText('common');
  const language = useLanguage();
  const { defaultCurrency } = useOrganization();
  const currencies = currenciesOf(rows, defaultCurrency);
  const [chosen, setChosen] = useState<CurrencyCode>(defaultCurrency);
  const currency = currencies.includes(chosen) ? chosen : (currencies[0] ?? defaultCurrency);
  const months = monthsIn(rows, currency);
  // In two years every month comes twice: then the year stands with it.
  const isOneYear = months.length <= 12;
  const categories = months.map(({ month }) => {
    const name = formatDate(month, language, 'monthShort');
    return isOneYear ? name : `${name} ${month.slice(2, 4)}`;
  });
  const frame = { categoryHeader: text.month, tableLabel: chart.showTable, categories };
  return (
    <>
      <Card
        title={text.money}
        description={text.moneyHint}
        action={
          currencies.length > 1 ? (
            <ChoiceGroup
              look="segments"
              label={text.currency}
              isLabelHidden
              choices={currencies.map((code) => ({ value: code, label: currencySymbol(code) }))}
              value={currency}
              onChange={(event) => setChosen(event.target.value === 'USD' ? 'USD' : 'DOP')}
            />
          ) : undefined
        }
      >
        <BarChart
          {...frame}
          title={text.money}
          series={[
            { id: 'billed', label: text.billed, values: months.map((row) => row.billedMinor) },
            { id: 'collected', label: text.collected, values: months.map((row) => row.collectedMinor) },
          ]}
          format={(minor) => formatMoney(minor, currency, language)}
          formatShort={(minor) => formatMoneyCompact(minor, currency, language)}
        />
      </Card>
      <Card title={text.occupancy} description={text.occupancyHint}>
        <LineChart
          {...frame}
          title={text.occupancy}
          isArea
          series={[
            {
              id: 'occupancy',
              label: text.occupancyShort,
              values: months.map((row) => (row.unitDays === 0 ? null : row.leasedDays / row.unitDays)),
            },
          ]}
          format={(share) => formatPercent(share, language)}
          formatShort={(share) => formatPercent(share, language, 0)}
        />
      </Card>
    </>
  );
}
