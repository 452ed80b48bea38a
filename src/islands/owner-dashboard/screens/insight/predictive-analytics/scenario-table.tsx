import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { CashForecast } from '#src/domain/insight/forecasts/cash.ts';
import type { ScenarioOutlook } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import type { RentIncome } from '#src/domain/insight/forecasts/rent-income.ts';
import { useText } from '#src/i18n/react.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { ForecastAmount } from './forecast-amount.tsx';
import { useFigures } from './use-figures.ts';

interface Expected {
  readonly month: string;
  readonly minor: number;
  readonly range: readonly [low: number, high: number] | null;
}
interface Line {
  readonly name: string;
  readonly asIs: Expected;
  readonly changed: Expected;
}

/** Rent and cash of next month and of the last one, as they are expected and as they would be. */
export function ScenarioTable({ outlook, currency }: { outlook: ScenarioOutlook; currency: CurrencyCode }) {
  const { scenario: text, range } = useText('forecasts');
  const figures = useFigures(currency);
  const last = outlook.rent.asIs.months.length - 1;
  const lines = [1, last].flatMap((at): Line[] => {
    const rent = both(outlook.rent, (income) => rentAt(income, at));
    const cash = both(outlook.cash, (forecast) => cashAt(forecast, at));
    return [
      ...(rent ? [{ name: text.rentIn({ month: figures.shortMonth(rent.asIs.month) }), ...rent }] : []),
      ...(cash ? [{ name: text.cashAt({ month: figures.shortMonth(cash.asIs.month) }), ...cash }] : []),
    ];
  });
  const columns = (of: 'asIs' | 'changed', phone: 'amount' | 'figure'): Column<Line>[] => [
    {
      id: of,
      header: text[of],
      phone,
      align: 'end',
      cell: (line) => <ForecastAmount minor={line[of].minor} currency={currency} />,
    },
    {
      id: `${of}-range`,
      header: text.ranges[of],
      phone: 'figure',
      align: 'end',
      cell: (line) => {
        const [low, high] = line[of].range ?? [];
        return low === undefined || high === undefined ? (
          <NotKnown />
        ) : (
          range({ low: figures.money(low), high: figures.money(high) })
        );
      },
    },
  ];
  return (
    <>
      <p role="status" className="sr-only">
        {lines.map(({ name, changed }) => `${name}: ${figures.money(changed.minor)}`).join('. ')}
      </p>
      <DataTable
        caption={text.title}
        rows={lines}
        rowKey={({ name }) => name}
        columns={[
          { id: 'figure', header: text.figure, phone: 'title', cell: ({ name }) => name },
          ...columns('asIs', 'figure'),
          ...columns('changed', 'amount'),
        ]}
      />
    </>
  );
}

function both<Given>(
  { asIs, changed }: { readonly asIs: Given; readonly changed: Given },
  of: (given: Given) => Expected | null,
): Pick<Line, 'asIs' | 'changed'> | null {
  const [before, after] = [of(asIs), of(changed)];
  return before && after ? { asIs: before, changed: after } : null;
}

function rentAt({ months }: RentIncome, at: number): Expected | null {
  const found = months[at];
  if (!found) return null;
  const { month, expected, agreedMinor } = found;
  return expected
    ? { month, minor: expected.meanMinor, range: [expected.lowMinor, expected.highMinor] }
    : { month, minor: agreedMinor, range: null };
}

function cashAt(forecast: CashForecast, at: number): Expected | null {
  const found = forecast.isKnown ? forecast.months[at] : undefined;
  return found
    ? { month: found.month, minor: found.meanMinor, range: [found.lowMinor, found.highMinor] }
    : null;
}
