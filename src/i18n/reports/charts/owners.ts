import { type OwnerPart, ownerResults } from '#src/domain/books/owner-statement.ts';
import { asSteps, sumOfBars } from '#src/domain/books/report-chart.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { ReportWords } from '../words.ts';
import { lineBar, ranking, sumBar } from './parts.ts';

/** What each owner is due. Of one alone: how it comes about, and from which property. */
export function ownerCharts(
  { results }: Extract<ReportData, { kind: 'owner_statement' }>,
  { owner, currency }: ReportRequest,
  words: ReportWords,
): ReportChart[] {
  const { rows, chart, columns, facts } = words.text;
  const owners = ownerResults(results).filter(({ key }) => owner === null || key === owner);
  const parts = owners.flatMap((one) => one.parts);
  const properties = Map.groupBy(parts, ({ propertyId }) => propertyId);
  const shared = { form: 'bars', currency, series: seriesOf(words) } as const;
  const byOwner: ReportChart = {
    ...shared,
    title: chart.titles.owners,
    name: chart.names.owners,
    heading: facts.owner,
    bars: ranking(
      owners.map((one) =>
        lineBar(one.key, one.name || words.organization || rows.ownOrganization, valuesOf(one.parts)),
      ),
      { key: 'owners', rest: chart.rest.owners, sum: rows.total },
    ),
  };
  const byProperty: ReportChart = {
    ...shared,
    title: chart.titles.ownersByProperty,
    name: chart.names.properties,
    heading: columns.property,
    bars: ranking(
      [...properties].map(([id, own]) =>
        lineBar(id, own[0]?.propertyName ?? '', valuesOf(own), { target: { kind: 'property', id } }),
      ),
      { key: 'properties', rest: chart.rest.properties, sum: rows.total },
    ),
  };
  const views = owners.length > 1 ? [byOwner] : [bridge(parts, currency, words)];
  return properties.size > 1 ? [...views, byProperty] : views;
}

const seriesOf = ({ text: { columns } }: ReportWords) => [
  { id: 'net', label: columns.net },
  { id: 'drawn', label: columns.drawn },
  { id: 'due', label: columns.due },
];

const valuesOf = (parts: readonly OwnerPart[]) =>
  sumOfBars(
    parts.map(({ netMinor, drawnMinor, dueMinor }) => ({ values: [netMinor, drawnMinor, dueMinor] })),
  );

/** What was left, with income less expenses, less what was drawn, is what is due. */
function bridge(parts: readonly OwnerPart[], currency: CurrencyCode, { text }: ReportWords): ReportChart {
  const { chart, columns, drill } = text;
  const sum = (pick: (part: OwnerPart) => number) => parts.reduce((all, part) => all + pick(part), 0);
  const opening = sum((part) => part.openingMinor);
  const income = sum((part) => part.incomeMinor);
  const net = sum((part) => part.netMinor);
  const withheld = sum((part) => part.withheldMinor);
  const drawn = sum((part) => part.drawnMinor);
  const earned = [
    sumBar('income', columns.income, [income]),
    ...asSteps([lineBar('expenses', columns.expenses, [net - income])], [income]),
    sumBar('net', columns.net, [net]),
  ];
  // Where something was left, it is where the steps begin.
  const upToNet =
    opening === 0
      ? earned
      : [
          sumBar('opening', columns.opening, [opening]),
          ...asSteps(
            [
              lineBar('income', columns.income, [income]),
              lineBar('expenses', columns.expenses, [net - income]),
            ],
            [opening],
          ),
        ];
  return {
    form: 'bars',
    title: chart.titles.ownersWhole,
    name: chart.names.period,
    currency,
    heading: drill.what,
    series: [{ id: 'amount', label: columns.amount }],
    bars: [
      ...upToNet,
      ...(withheld === 0
        ? []
        : asSteps([lineBar('withheld', columns.withheld, [0 - withheld])], [opening + net])),
      ...asSteps([lineBar('drawn', columns.drawn, [0 - drawn])], [opening + net - withheld]),
      sumBar('due', columns.due, [sum((part) => part.dueMinor)]),
    ],
  };
}
