import { asSteps } from '#src/domain/books/report-chart.ts';
import { formatDate, formatMoney, formatMoneyCompact, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { LineChart } from '#src/ui/charts/line-chart.tsx';
import { RowChart } from '#src/ui/charts/row-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText, InstantText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NumberText, PercentText } from '#src/ui/components/number-text.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';
import { FigureLines } from './figure-lines.tsx';
import {
  sampleExpensesMinor,
  sampleIncomeMinor,
  sampleMonths,
  sampleOccupancy,
  sampleProfitMinor,
  sampleSteps,
} from './sample-data.ts';
import { Section } from './section.tsx';

const forecastMonths = [
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
];

export function FiguresSection() {
  const { sections } = useText('gallery');
  return (
    <Section id="figures" title={sections.figures}>
      <Stats />
      <FigureLines />
      <Charts />
      <Facts />
    </Section>
  );
}

function Stats() {
  const { figures } = useText('gallery');
  const trend = (values: readonly number[]) => ({ values, label: figures.trend });
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard label={figures.properties} value={<NumberText value={3} />} hint={figures.unchanged} />
      <StatCard
        label={figures.units}
        value={<NumberText value={1240} />}
        change={{ text: figures.unchanged, direction: 'same', tone: 'neutral' }}
      />
      <StatCard
        label={figures.occupancy}
        value={<PercentText share={0.9} />}
        change={{ text: figures.occupancyChange, direction: 'down', tone: 'bad' }}
        trend={trend(sampleOccupancy.slice(0, 6))}
      />
      <StatCard
        label={figures.revenue}
        value={<MoneyText amountMinor={41230000} currency="DOP" look="whole" />}
        change={{ text: figures.revenueChange, direction: 'up', tone: 'good' }}
        trend={trend(sampleIncomeMinor)}
      />
    </div>
  );
}

function Charts() {
  const { figures } = useText('gallery');
  const { chart } = useText('common');
  const language = useLanguage();
  const money = {
    format: (value: number) => formatMoney(value, 'DOP', language),
    formatShort: (value: number) => formatMoneyCompact(value, 'DOP', language),
  };
  const share = (value: number) => formatPercent(value, language, 0);
  const texts = { categoryHeader: figures.month, tableLabel: chart.showTable };
  const income = { id: 'income', label: figures.income, values: sampleIncomeMinor };
  const expenses = { id: 'expenses', label: figures.expenses, values: sampleExpensesMinor };
  const profit = { id: 'profit', label: figures.profit, values: sampleProfitMinor, isLine: true };
  const monthNames = (months: readonly string[]) =>
    months.map((month) => formatDate(month, language, 'monthShort'));
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card title={figures.cashFlow}>
        <LineChart
          {...texts}
          {...money}
          title={figures.cashFlowTitle}
          categories={monthNames(sampleMonths)}
          series={[income, expenses]}
          isArea
        />
      </Card>
      <Card title={figures.cashFlowTitle}>
        <BarChart
          {...texts}
          {...money}
          title={figures.cashFlowTitle}
          categories={monthNames(sampleMonths)}
          series={[income, expenses, profit]}
        />
      </Card>
      <Bridge />
      <Card title={figures.collected}>
        <BarChart
          {...texts}
          {...money}
          title={figures.collected}
          categories={monthNames(sampleMonths)}
          series={[income]}
        />
      </Card>
      <Card title={figures.forecast}>
        <LineChart
          {...texts}
          format={share}
          formatShort={share}
          title={figures.forecast}
          categories={monthNames(forecastMonths)}
          series={[{ id: 'occupancy', label: figures.occupancy, values: sampleOccupancy }]}
          projection={{ from: 6, low: [0.88, 0.87, 0.86], high: [0.95, 0.97, 0.99], label: chart.projected }}
        />
      </Card>
    </div>
  );
}

/** Lying bars: from one sum to the next, step by step. */
function Bridge() {
  const { figures } = useText('gallery');
  const { chart } = useText('common');
  const language = useLanguage();
  const { incomeMinor, repairsMinor, feesMinor, profitMinor } = sampleSteps;
  const bar = (key: string, label: string, minor: number) =>
    ({ key, label, level: 'line', values: [minor] }) as const;
  const steps = [bar('repairs', figures.repairs, -repairsMinor), bar('fees', figures.fees, -feesMinor)];
  return (
    <Card title={figures.bridge}>
      <RowChart
        title={figures.bridge}
        categoryHeader={figures.step}
        tableLabel={chart.showTable}
        series={[{ id: 'amount', label: figures.income }]}
        bars={[
          { ...bar('income', figures.income, incomeMinor), level: 'sum' },
          ...asSteps(steps, [incomeMinor]),
          { ...bar('profit', figures.profit, profitMinor), level: 'sum' },
        ]}
        format={(value) => formatMoney(value, 'DOP', language)}
      />
    </Card>
  );
}

function Facts() {
  const { figures } = useText('gallery');
  const language = useLanguage();
  const amount = (minor: number) => formatMoney(minor, 'DOP', language, { look: 'whole' });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={figures.lease}>
        <DefinitionList
          items={[
            { term: figures.leaseTerms.rent, value: <MoneyText amountMinor={3250000} currency="DOP" /> },
            { term: figures.leaseTerms.deposit, value: <MoneyText amountMinor={6500000} currency="DOP" /> },
            { term: figures.leaseTerms.from, value: <DateText date="2026-11-03" /> },
            { term: figures.leaseTerms.signed, value: <InstantText instant="2026-11-02T14:30:00Z" /> },
            { term: figures.leaseTerms.dueDay, value: <NumberText value={5} /> },
            { term: figures.leaseTerms.balance, value: <MoneyText amountMinor={-125000} currency="USD" /> },
          ]}
        />
      </Card>
      <Card title={figures.progress}>
        <div className="grid gap-5">
          {(['info', 'good', 'warn', 'bad'] as const).map((tone, index) => (
            <ProgressBar
              key={tone}
              tone={tone}
              label={figures.progress}
              share={0.88 - index * 0.2}
              valueText={figures.progressValue({ collected: amount(41230000), billed: amount(46800000) })}
            />
          ))}
        </div>
      </Card>
    </div>
  );
}
