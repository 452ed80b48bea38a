import { useState } from 'react';
import type { MonthlyTotals } from '#src/data/money/totals/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { currencySymbol, formatDate, formatMoney, formatMoneyCompact } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { currenciesIn, monthSeries, withoutLeadingZeros } from './month-summary.ts';
import { useMonths } from './use-home.ts';

/** What fell due and what of it was paid, month by month, in one currency at a time. */
export function MonthsChart({ monthly }: { monthly: readonly MonthlyTotals[] }) {
  const text = useText('owner').home.chart;
  const common = useText('common');
  const language = useLanguage();
  const { defaultCurrency } = useOrganization();
  const { from, to } = useMonths();
  const currencies = currenciesIn(monthly, defaultCurrency);
  const [chosen, setChosen] = useState<CurrencyCode>(defaultCurrency);
  const currency = currencies.includes(chosen) ? chosen : defaultCurrency;
  const months = withoutLeadingZeros(monthSeries(monthly, currency, from, to));

  return (
    <Card
      title={text.title}
      description={text.description}
      action={
        currencies.length > 1 ? (
          <ChoiceGroup
            look="segments"
            label={text.currency}
            isLabelHidden
            choices={currencies.map((code) => ({ value: code, label: currencySymbol(code) }))}
            value={currency}
            onChange={(event) => setChosen(event.target.value as CurrencyCode)}
          />
        ) : undefined
      }
    >
      {months.length === 0 ? (
        <p className="py-8 text-center text-15 text-hint">{text.empty}</p>
      ) : (
        <BarChart
          title={text.title}
          categoryHeader={text.month}
          tableLabel={common.chart.showTable}
          categories={months.map(({ month }) => formatDate(month, language, 'monthShort'))}
          series={[
            {
              id: 'billed',
              label: text.billed,
              values: months.map((row) => row.billedMinor),
              isOutline: true,
            },
            { id: 'collected', label: text.collected, values: months.map((row) => row.collectedMinor) },
          ]}
          format={(minor) => formatMoney(minor, currency, language)}
          formatShort={(minor) => formatMoneyCompact(minor, currency, language)}
        />
      )}
    </Card>
  );
}
