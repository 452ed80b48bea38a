import type { ForecastMonth } from '#src/domain/insight/forecasts/forecast-months.ts';
import type { Outlook } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ExportButton } from './export-button.tsx';
import { ForecastAmount } from './forecast-amount.tsx';
import { RecordPart } from './record-part.tsx';
import { ShortTable } from './short-table.tsx';
import { inUnits, useFigures } from './use-figures.ts';

type KnownMonth = ForecastMonth & { isKnown: true };

const SHOWN_AT_FIRST = 3;

/** What upkeep may cost month by month, or how many months are missing. */
export function MaintenancePart({ maintenance }: Pick<Outlook, 'maintenance'>) {
  const { maintenance: text, months: words, missing, sure } = useText('forecasts');
  const { forecast, record, currency } = maintenance;
  const figures = useFigures(currency);
  const known = forecast.months.filter((month): month is KnownMonth => month.isKnown);
  const [next] = known;
  return (
    <Card
      title={text.title}
      description={text.description}
      action={
        next ? (
          <ExportButton
            of={text.title}
            fileName={text.file}
            head={[words.month, words.expected, words.low, words.high, words.naive]}
            lines={() =>
              known.map((row) => [
                row.month,
                ...[row.expectedMinor, row.lowMinor, row.highMinor, row.naiveMinor].map(inUnits),
              ])
            }
          />
        ) : null
      }
    >
      {next ? (
        <div className="grid gap-4">
          <p className="text-15 text-secondary">
            {forecast.model ? text.models[forecast.model] : null} {sure({ level: figures.level(next.level) })}{' '}
            {forecast.coverage ? text.held(forecast.coverage) : null}
          </p>
          <KnownTable months={known} maintenance={maintenance} />
        </div>
      ) : (
        <Notice title={missing.title}>
          {missing.months({
            given: forecast.monthsGiven,
            needed: forecast.monthsNeeded,
            left: Math.max(1, forecast.monthsNeeded - forecast.monthsGiven),
          })}
        </Notice>
      )}
      <RecordPart
        of={text.title}
        record={record}
        currency={currency}
        level={0}
        isNaiveShown={forecast.model === 'seasonal_naive'}
        isWithoutRanges
      />
    </Card>
  );
}

function KnownTable({
  months,
  maintenance,
}: Pick<Outlook, 'maintenance'> & { months: readonly KnownMonth[] }) {
  const { maintenance: names, months: text } = useText('forecasts');
  const figures = useFigures(maintenance.currency);
  const amount = (minor: number) => <ForecastAmount minor={minor} currency={maintenance.currency} />;
  return (
    <ShortTable
      least={SHOWN_AT_FIRST}
      caption={names.title}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: text.month, phone: 'title', cell: ({ month }) => figures.month(month) },
        {
          id: 'expected',
          header: text.expected,
          phone: 'amount',
          align: 'end',
          cell: (row) => amount(row.expectedMinor),
        },
        { id: 'low', header: text.low, phone: 'figure', align: 'end', cell: (row) => amount(row.lowMinor) },
        {
          id: 'high',
          header: text.high,
          phone: 'figure',
          align: 'end',
          cell: (row) => amount(row.highMinor),
        },
        {
          id: 'naive',
          header: text.naive,
          phone: 'figure',
          align: 'end',
          cell: (row) => amount(row.naiveMinor),
        },
      ]}
    />
  );
}
