import type { Outlook } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import type { ShownMonth } from '#src/domain/insight/forecasts/outlook/rent-outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { LineChart } from '#src/ui/charts/line-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { ExportButton } from './export-button.tsx';
import { ForecastAmount } from './forecast-amount.tsx';
import { MissingData } from './missing-data.tsx';
import { RecordPart } from './record-part.tsx';
import { ShortTable } from './short-table.tsx';
import { inUnits, useFigures } from './use-figures.ts';

/** Months that came, before those that are expected. */
const SHOWN_BEFORE = 12;
const USUAL_LEVEL = 90;
const SHOWN_AT_FIRST = 3;

/** Rent month by month with its range, and how such answers did. */
export function RentPart({ rent, vacancy }: Pick<Outlook, 'rent' | 'vacancy'>) {
  const text = useText('forecasts');
  const figures = useFigures(rent.currency);
  const level = rent.months[0]?.level ?? USUAL_LEVEL;
  const isKnown = rent.missing.length === 0 || rent.by === 'seasonal_naive';
  const { renewals, relets, openEndedMonths: months } = rent.cases;
  return (
    <Card
      title={text.rent.title}
      description={text.rent.description}
      action={
        <ExportButton
          of={text.rent.title}
          fileName={text.rent.file}
          head={[
            text.months.month,
            text.months.expected,
            text.months.low,
            text.months.high,
            text.months.agreed,
            text.months.naive,
          ]}
          lines={() =>
            rent.months.map((row) => [
              row.month,
              ...[row.expectedMinor, row.lowMinor, row.highMinor, row.agreedMinor, row.naiveMinor].map(
                inUnits,
              ),
            ])
          }
        />
      }
    >
      <div className="grid gap-4">
        <MissingData missing={rent.missing} cases={{ renewals, relets, openEndedMonths: months }} />
        <RentChart rent={rent} />
        <p className="text-15 text-secondary">
          {isKnown ? text.sure({ level: figures.level(level) }) : null}{' '}
          {rent.by === 'leases' ? text.rent.cases({ renewals, relets: vacancy.cases.relets, months }) : null}{' '}
          {text.months.running}
        </p>
        <MonthTable rent={rent} />
      </div>
      <RecordPart
        of={text.rent.title}
        record={rent.record}
        currency={rent.currency}
        level={USUAL_LEVEL}
        isNaiveShown={rent.by === 'seasonal_naive'}
      />
    </Card>
  );
}

function RentChart({ rent }: Pick<Outlook, 'rent'>) {
  const text = useText('forecasts');
  const figures = useFigures(rent.currency);
  const before = rent.record.months.slice(-SHOWN_BEFORE);
  const isRanged = rent.months.every(({ lowMinor }) => lowMinor !== null);
  return (
    <LineChart
      title={text.rent.title}
      categoryHeader={text.months.month}
      tableLabel={text.record.table}
      categories={[...before, ...rent.months].map(({ month }) => figures.shortMonth(month))}
      format={figures.money}
      formatShort={figures.short}
      series={[
        {
          id: 'rent',
          label: text.rent.short,
          values: [
            ...before.map(({ actual }) => actual),
            ...rent.months.map(({ expectedMinor }) => expectedMinor),
          ],
        },
      ]}
      {...(isRanged && before.length > 0
        ? {
            projection: {
              from: before.length,
              low: rent.months.map(({ lowMinor }) => lowMinor ?? 0),
              high: rent.months.map(({ highMinor }) => highMinor ?? 0),
              label: text.months.projected,
            },
          }
        : {})}
    />
  );
}

function MonthTable({ rent }: Pick<Outlook, 'rent'>) {
  const { months: text, rent: names } = useText('forecasts');
  const figures = useFigures(rent.currency);
  const amount = (
    id: string,
    header: string,
    of: (row: ShownMonth) => number | null,
    phone: 'amount' | 'figure',
  ): Column<ShownMonth> => ({
    id,
    header,
    phone,
    align: 'end',
    cell: (row) => <ForecastAmount minor={of(row)} currency={rent.currency} />,
  });
  return (
    <ShortTable
      least={SHOWN_AT_FIRST}
      caption={names.title}
      rows={rent.months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: text.month, phone: 'title', cell: ({ month }) => figures.month(month) },
        amount('expected', text.expected, ({ expectedMinor }) => expectedMinor, 'amount'),
        amount('low', text.low, ({ lowMinor }) => lowMinor, 'figure'),
        amount('high', text.high, ({ highMinor }) => highMinor, 'figure'),
        amount('agreed', text.agreed, ({ agreedMinor }) => agreedMinor, 'figure'),
        amount('naive', text.naive, ({ naiveMinor }) => naiveMinor, 'figure'),
      ]}
    />
  );
}
