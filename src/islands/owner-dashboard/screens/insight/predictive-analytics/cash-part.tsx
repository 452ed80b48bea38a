import type { CashOutlook, ShownCash } from '#src/domain/insight/forecasts/outlook/cash-outlook.ts';
import type { Outlook } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { LineChart } from '#src/ui/charts/line-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { ExportButton } from './export-button.tsx';
import { ForecastAmount } from './forecast-amount.tsx';
import { MissingData } from './missing-data.tsx';
import { RecordPart } from './record-part.tsx';
import { ShortTable } from './short-table.tsx';
import { inUnits, useFigures } from './use-figures.ts';

const LEVEL = 90;
const SHOWN_AT_FIRST = 3;
const BASIS_POINTS_IN_PERCENT = 100;

/** Cash at the end of each month with its range, and how such answers did. */
export function CashPart({ cash, vacancy }: Pick<Outlook, 'cash' | 'vacancy'>) {
  const text = useText('forecasts');
  const figures = useFigures(cash.currency);
  const { forecast, months } = cash;
  return (
    <Card
      title={text.cash.title}
      description={text.cash.description}
      action={
        forecast.isKnown ? (
          <ExportButton
            of={text.cash.title}
            fileName={text.cash.file}
            head={[
              ...[text.months.month, text.months.expected, text.months.low, text.months.high],
              `${text.months.shortfall} (%)`,
            ]}
            lines={() =>
              months.map(({ month, expectedMinor, lowMinor, highMinor, shortfallBasisPoints: short }) => [
                month,
                ...[expectedMinor, lowMinor, highMinor].map(inUnits),
                short === null ? null : short / BASIS_POINTS_IN_PERCENT,
              ])
            }
          />
        ) : null
      }
    >
      {forecast.isKnown ? (
        <div className="grid gap-4">
          <CashChart cash={cash} />
          <p className="text-15 text-secondary">{text.sure({ level: figures.level(forecast.level) })}</p>
          <CashTable cash={cash} />
        </div>
      ) : (
        <MissingData missing={forecast.missing} cases={vacancy.cases} months={cash.monthsGiven} />
      )}
      <RecordPart
        of={text.cash.title}
        record={cash.record}
        currency={cash.currency}
        level={LEVEL}
        isNaiveShown={cash.by === 'seasonal_naive'}
        note={text.cash.recordNote}
      />
    </Card>
  );
}

function CashChart({ cash: { currency, openingMinor, months } }: { cash: CashOutlook }) {
  const text = useText('forecasts');
  const figures = useFigures(currency);
  const isRanged = months.every(({ lowMinor }) => lowMinor !== null);
  const projection = {
    from: 1,
    low: months.map(({ lowMinor }) => lowMinor ?? 0),
    high: months.map(({ highMinor }) => highMinor ?? 0),
    label: text.months.projected,
  };
  return (
    <LineChart
      title={text.cash.title}
      categoryHeader={text.months.month}
      tableLabel={text.record.table}
      categories={[text.cash.opening, ...months.map(({ month }) => figures.shortMonth(month))]}
      format={figures.money}
      formatShort={figures.short}
      series={[
        {
          id: 'cash',
          label: text.cash.short,
          values: [openingMinor, ...months.map(({ expectedMinor }) => expectedMinor)],
        },
      ]}
      {...(isRanged ? { projection } : {})}
    />
  );
}

function CashTable({ cash: { currency, months } }: { cash: CashOutlook }) {
  const { months: text, cash: names } = useText('forecasts');
  const figures = useFigures(currency);
  const amount = (of: 'expectedMinor' | 'lowMinor' | 'highMinor') => (row: ShownCash) => (
    <ForecastAmount minor={row[of]} currency={currency} />
  );
  return (
    <ShortTable
      least={SHOWN_AT_FIRST}
      caption={names.title}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: text.month, phone: 'title', cell: ({ month }) => figures.month(month) },
        { id: 'mean', header: text.expected, phone: 'amount', align: 'end', cell: amount('expectedMinor') },
        { id: 'low', header: text.low, phone: 'figure', align: 'end', cell: amount('lowMinor') },
        { id: 'high', header: text.high, phone: 'figure', align: 'end', cell: amount('highMinor') },
        {
          id: 'shortfall',
          header: text.shortfall,
          phone: 'figure',
          align: 'end',
          cell: ({ shortfallBasisPoints: short }) => (short === null ? <NotKnown /> : figures.chance(short)),
        },
      ]}
    />
  );
}
