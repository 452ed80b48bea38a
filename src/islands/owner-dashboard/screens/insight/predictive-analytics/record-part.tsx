import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { PastRecord } from '#src/domain/insight/forecasts/outlook/past-record.ts';
import type { ForecastsText } from '#src/i18n/dictionaries/insight/forecasts.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { LineChart } from '#src/ui/charts/line-chart.tsx';
import { RecordTable } from './record-table.tsx';
import { useFigures } from './use-figures.ts';

interface RecordPartProps {
  /** What was forecast: the name of the part. */
  of: string;
  record: PastRecord;
  currency: CurrencyCode;
  /** In percent: how many ranges should have held. */
  level: number;
  /** How a value is written: money unless it says otherwise. */
  format?: (value: number) => string;
  formatShort?: (value: number) => string;
  /** What else has to be known to read it. */
  note?: string;
  /** The year before is what the part shows. */
  isNaiveShown: boolean;
  /** Its ranges are counted elsewhere. */
  isWithoutRanges?: boolean;
}

/** What a forecast would have said of past months and what came, as a chart, a table and a sentence. */
export function RecordPart(props: RecordPartProps) {
  const { of, record, currency, note, isWithoutRanges = false } = props;
  const { record: text } = useText('forecasts');
  const figures = useFigures(currency);
  const { format = figures.money, formatShort = figures.short } = props;
  const { months } = record;
  return (
    <section aria-label={`${of}: ${text.title}`} className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 className="text-15">{text.title}</h3>
      {months.length === 0 ? (
        <p className="text-15 text-hint">{text.none}</p>
      ) : (
        <>
          <div className="grid gap-1 text-15 text-secondary">
            {isWithoutRanges || props.isNaiveShown ? null : (
              <RangesHeld record={record} level={props.level} />
            )}
            <p>{besideNaive(record, text, format, props.isNaiveShown)}</p>
            {note ? <p className="text-hint">{note}</p> : null}
          </div>
          <LineChart
            title={text.chart({ of })}
            categoryHeader={text.month}
            tableLabel={text.table}
            categories={months.map(({ month }) => figures.shortMonth(month))}
            format={format}
            formatShort={formatShort}
            height={220}
            series={[
              { id: 'actual', label: text.actual, values: months.map(({ actual }) => actual) },
              { id: 'expected', label: text.expected, values: months.map(({ expected }) => expected) },
              { id: 'naive', label: text.naive, values: months.map(({ naive }) => naive) },
            ]}
          />
          <RecordTable
            caption={text.chart({ of })}
            months={months}
            format={format}
            monthName={figures.month}
          />
        </>
      )}
    </section>
  );
}

function RangesHeld({ record, level }: { record: PastRecord; level: number }) {
  const { record: text } = useText('forecasts');
  const { held, ranges } = record;
  if (ranges === 0) return <p>{text.noRanges}</p>;
  const isTooNarrow = held * 100 < level * ranges - 100;
  return (
    <p>
      {text.held({ held, count: ranges })} {isTooNarrow ? text.tooNarrow : null}
    </p>
  );
}

function besideNaive(
  { compared, meanError, naiveError }: PastRecord,
  text: ForecastsText['record'],
  format: (value: number) => string,
  isNaiveShown: boolean,
): string {
  if (meanError === null || naiveError === null) return text.notCompared;
  const beside = text.better({ own: format(meanError), naive: format(naiveError), count: compared });
  return isNaiveShown ? `${beside} ${text.naiveShown}` : beside;
}
