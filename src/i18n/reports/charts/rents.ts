import { asSteps, sumOfBars } from '#src/domain/books/report-chart.ts';
import type { RentPart, ReportData } from '#src/domain/books/report-data.ts';
import type { ChartBar, ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { rentParts } from '#src/domain/money/rent-parts.ts';
import { currencySymbol } from '../../format.ts';
import type { ReportWords } from '../words.ts';
import { currenciesOf, lineBar, ranking, sumBar, titleIn } from './parts.ts';

type Of<Kind extends ReportData['kind']> = Extract<ReportData, { kind: Kind }>;

const SECTIONS = ['current', 'notice', 'vacant'] as const;

/** Rent beside what the market would pay, by property; of a single property, by what is let and what is vacant. */
export function rentRollCharts(
  { units, whole }: Of<'rent_roll'>,
  request: ReportRequest,
  words: ReportWords,
): ReportChart[] {
  const { rows, chart, columns } = words.text;
  const parts = whole ?? rentParts(units);
  return currenciesOf(parts, request.currency).map((currency): ReportChart => {
    const own = parts.filter((part) => part.currency === currency);
    const properties = Map.groupBy(own, ({ propertyId }) => propertyId);
    const isOne = properties.size === 1;
    const title = isOne ? chart.titles.rentBySection : chart.titles.rentByProperty;
    return {
      form: 'bars',
      title: titleIn(title, currency, words),
      name: currencySymbol(currency),
      currency,
      heading: isOne ? columns.unit : columns.property,
      series: [
        { id: 'rent', label: columns.rent },
        { id: 'market', label: columns.marketRent },
      ],
      bars: isOne
        ? sectionBars(own, words)
        : ranking(
            [...properties].map(([id, rents]) =>
              lineBar(id, rents[0]?.propertyName ?? '', valuesOf(rents), {
                target: { kind: 'property', id },
              }),
            ),
            { key: 'properties', rest: chart.rest.properties, sum: rows.total },
          ),
    };
  });
}

const valuesOf = (parts: readonly RentPart[]) =>
  sumOfBars(parts.map(({ rentMinor, marketRentMinor }) => ({ values: [rentMinor, marketRentMinor] })));

function sectionBars(parts: readonly RentPart[], { text }: ReportWords): ChartBar[] {
  const bars = SECTIONS.flatMap((section) => {
    const own = parts.filter((part) => part.section === section);
    return own.length === 0 ? [] : [lineBar(section, text.rows[section], valuesOf(own))];
  });
  return bars.length > 1 ? [...bars, sumBar('total', text.rows.total, sumOfBars(bars))] : bars;
}

/** Where most is lost; and how what could have come became what came. */
export function vacancyCharts(
  { rows: properties }: Of<'vacancy_loss'>,
  request: ReportRequest,
  words: ReportWords,
): ReportChart[] {
  const { rows, chart, columns } = words.text;
  const byProperty: ReportChart = {
    form: 'bars',
    title: chart.titles.vacancyByProperty,
    name: chart.names.properties,
    currency: request.currency,
    heading: columns.property,
    series: [
      { id: 'loss', label: columns.vacancyLoss },
      { id: 'billed', label: columns.billed },
    ],
    bars: ranking(
      [...properties]
        // Of those that lose nothing the bigger one comes first.
        .sort((a, b) => b.rentBilledMinor - a.rentBilledMinor)
        .map((one) =>
          lineBar(one.propertyId, one.propertyName, [one.vacantMinor, one.rentBilledMinor], {
            target: { kind: 'property', id: one.propertyId },
          }),
        ),
      {
        key: 'properties',
        rest: chart.rest.properties,
        sum: rows.total,
        weigh: ({ values }) => values[0] ?? 0,
      },
    ),
  };
  const whole = vacancyBridge(properties, request, words);
  return properties.length > 1 ? [byProperty, whole] : [whole, byProperty];
}

function vacancyBridge(
  properties: Of<'vacancy_loss'>['rows'],
  { currency }: ReportRequest,
  { text }: ReportWords,
): ReportChart {
  const { chart, columns, drill } = text;
  const sum = (pick: (one: (typeof properties)[number]) => number) =>
    properties.reduce((all, one) => all + pick(one), 0);
  const loss = sum((one) => one.vacantMinor);
  const billed = sum((one) => one.rentBilledMinor);
  const collected = sum((one) => one.rentCollectedMinor);
  return {
    form: 'bars',
    title: chart.titles.vacancyWhole,
    name: chart.names.period,
    currency,
    heading: drill.what,
    series: [{ id: 'amount', label: columns.amount }],
    bars: [
      sumBar('potential', chart.potential, [billed + loss]),
      ...asSteps([lineBar('loss', columns.vacancyLoss, [0 - loss])], [billed + loss]),
      sumBar('billed', columns.billed, [billed]),
      ...asSteps([lineBar('uncollected', chart.uncollected, [collected - billed])], [billed]),
      sumBar('collected', columns.collected, [collected]),
    ],
  };
}
