import type { DepositTotals, HeldDeposit, ReportData } from '#src/domain/books/report-data.ts';
import type { ChartBar, ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { currencySymbol } from '../../format.ts';
import { placeOf } from '../portfolio.ts';
import type { ReportWords } from '../words.ts';
import { currenciesOf, lineBar, ranking, sumBar, titleIn } from './parts.ts';

type Of<Kind extends ReportData['kind']> = Extract<ReportData, { kind: Kind }>;

/** What is owed by its age, and all of it. */
export function agedCharts(
  { totals }: Of<'aged_receivables'>,
  request: ReportRequest,
  words: ReportWords,
): ReportChart[] {
  const { chart, columns } = words.text;
  return currenciesOf(totals, request.currency).flatMap((currency): ReportChart[] => {
    const total = totals.find((one) => one.currency === currency);
    if (!total) return [];
    return [
      {
        form: 'bars',
        title: titleIn(chart.titles.aging, currency, words),
        name: currencySymbol(currency),
        currency,
        heading: chart.age,
        series: [{ id: 'owed', label: columns.amount }],
        bars: [
          lineBar('not-due', columns.notDue, [total.notDueMinor]),
          lineBar('days-30', columns.days30, [total.days30Minor]),
          lineBar('days-60', chart.days60, [total.days60Minor]),
          lineBar('days-90', chart.days90, [total.days90Minor]),
          lineBar('older', chart.older, [total.olderMinor]),
          sumBar('total', columns.total, [total.totalMinor]),
        ],
      },
    ];
  });
}

/** Where the deposits are from, and what stands in accounts for them. Of a single property: of which units. */
export function depositCharts(
  data: Of<'deposits_held'>,
  request: ReportRequest,
  words: ReportWords,
): ReportChart[] {
  const { rows, chart, columns } = words.text;
  return currenciesOf(data.totals, request.currency).map((currency): ReportChart => {
    const properties = data.properties.filter((one) => one.currency === currency);
    const isOne = properties.length === 1 && properties[0]?.propertyId !== null;
    const hasUnpaid = properties.some(({ unpaidMinor }) => unpaidMinor !== 0);
    const valuesOf = ({ liabilityMinor, unpaidMinor }: DepositTotals) => [
      liabilityMinor - unpaidMinor,
      ...(hasUnpaid ? [unpaidMinor] : []),
    ];
    const kept = data.kept?.find((one) => one.currency === currency)?.amountMinor ?? 0;
    return {
      form: 'bars',
      title: titleIn(isOne ? chart.titles.depositsByUnit : chart.titles.depositsByProperty, currency, words),
      name: currencySymbol(currency),
      currency,
      heading: isOne ? columns.unit : columns.property,
      series: [
        { id: 'held', label: columns.held },
        ...(hasUnpaid ? [{ id: 'unpaid', label: columns.unpaid }] : []),
      ],
      bars: [
        ...(isOne
          ? ranking(
              data.rows
                .filter((one) => one.currency === currency)
                .map((one) => depositBar(one, valuesOf(one))),
              { key: 'units', rest: chart.rest.units, sum: rows.total },
            )
          : ranking(
              properties.map((one) =>
                lineBar(
                  one.propertyId ?? 'none',
                  one.propertyName ?? chart.noLease,
                  valuesOf(one),
                  one.propertyId ? { target: { kind: 'property', id: one.propertyId } } : {},
                ),
              ),
              { key: 'properties', rest: chart.rest.properties, sum: rows.total },
            )),
        ...(data.kept
          ? [sumBar('kept', rows.keptApart, [kept, ...(hasUnpaid ? [null] : [])], { heading: '' })]
          : []),
      ],
    };
  });
}

const depositBar = (one: HeldDeposit, values: readonly number[]): ChartBar =>
  lineBar(
    one.leaseId ?? 'none',
    placeOf(one),
    values,
    one.leaseId ? { target: { kind: 'lease', id: one.leaseId } } : {},
  );
