import { useState } from 'react';
import type { ReportChart, ReportDocument } from '#src/domain/books/report-document.ts';
import { formatMoney, formatMoneyCompact } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { RowChart } from '#src/ui/charts/row-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TargetName } from './target-name.tsx';

interface ChartsProps {
  report: ReportDocument;
  address: string;
}

/** What a report says at a glance; where it can be looked at in several ways, or currencies, one is chosen. */
export function ReportCharts({ report, address }: ChartsProps) {
  const { chart: text } = useText('ownerReports');
  const [chosen, setChosen] = useState('');
  const charts = report.charts ?? [];
  const chart = charts.find(({ name }) => name === chosen) ?? charts[0];
  if (!chart) return null;
  return (
    <Card
      title={chart.title}
      action={
        charts.length > 1 ? (
          <ChoiceGroup
            look="segments"
            className="whitespace-nowrap print:hidden"
            label={text.choice}
            isLabelHidden
            choices={charts.map(({ name }) => ({ value: name, label: name }))}
            value={chart.name}
            onChange={(event) => setChosen(event.target.value)}
          />
        ) : undefined
      }
    >
      <Drawing chart={chart} report={report} address={address} />
    </Card>
  );
}

function Drawing({ chart, report, address }: ChartsProps & { chart: ReportChart }) {
  const { chart: labels } = useText('common');
  const language = useLanguage();
  const { title, heading, currency, series, bars, isEither } = chart;
  const texts = { title, categoryHeader: heading, tableLabel: labels.showTable };
  const format = (minor: number) => formatMoney(minor, currency, language);
  if (chart.form === 'columns')
    return (
      <BarChart
        {...texts}
        categories={bars.map(({ label }) => label)}
        series={series.map((entry, order) => ({
          ...entry,
          values: bars.map(({ values }) => values[order] ?? null),
        }))}
        format={format}
        formatShort={(minor) => formatMoneyCompact(minor, currency, language)}
      />
    );
  return (
    <RowChart
      {...texts}
      bars={bars}
      series={series}
      isEither={isEither}
      format={format}
      renderName={({ label, target }) => (
        <TargetName target={target} report={report} address={address}>
          {label}
        </TargetName>
      )}
    />
  );
}
