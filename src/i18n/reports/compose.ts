import { addDays } from '#src/domain/dates.ts';
import { monthOf, shiftMonth } from '#src/domain/months.ts';
import type { ReportData } from '#src/domain/report-data.ts';
import type { ReportChart, ReportDocument } from '#src/domain/report-document.ts';
import { type ReportRequest, reportTraits } from '#src/domain/report-request.ts';
import { monthResults } from '#src/domain/statements.ts';
import { currencySymbol, formatDate, formatPercent } from '../format.ts';
import { composeBudget } from './budget.ts';
import { composeOwners } from './owners.ts';
import { composeAged, composeDeposits, composeRentRoll, composeVacancy } from './portfolio.ts';
import { composeStatement } from './statements.ts';
import { composeTaxes } from './taxes.ts';
import { type Composed, periodName, type ReportWords } from './words.ts';

function composed(data: ReportData, request: ReportRequest, words: ReportWords): Composed {
  switch (data.kind) {
    case 'rent_roll':
      return composeRentRoll(data, request, words);
    case 'aged_receivables':
      return composeAged(data, request, words);
    case 'deposits_held':
      return composeDeposits(data, request, words);
    case 'owner_statement':
      return composeOwners(data, request, words);
    case 'vacancy_loss':
      return composeVacancy(data, request, words);
    case 'tax_summary':
      return composeTaxes(data, request, words);
    case 'budget_variance':
      return composeBudget(data, request, words);
    default:
      return composeStatement(data, request, words);
  }
}

/** A report in the reader's language, ready for the screen, a printer or a file. */
export function composeReport(data: ReportData, request: ReportRequest, words: ReportWords): ReportDocument {
  const { text, language, organization } = words;
  const { facts, filters } = text;
  const { isOfDay, hasBasis, isInAllCurrencies } = reportTraits[request.kind];
  const caution = cautionOf(request, words);
  return {
    kind: request.kind,
    title: text.names[request.kind],
    organization,
    currency: request.currency,
    to: request.period.to,
    facts: [
      isOfDay
        ? [facts.asOf, formatDate(request.period.to, language)]
        : [facts.period, periodName(request.period, text, language)],
      [facts.property, words.property ?? filters.everyProperty],
      ...(words.owner ? [[isByShare(request) ? facts.owner : facts.propertiesOf, words.owner] as const] : []),
      ...(hasBasis ? [[facts.basis, filters.bases[request.basis]] as const] : []),
      ...(isInAllCurrencies ? [] : [[facts.currency, currencySymbol(request.currency)] as const]),
      ...(caution ? [caution] : []),
    ],
    ...composed(data, request, words),
    chart: chartOf(data, request, words),
    caution,
  };
}

/** Whether the report splits its figures among owners; every other one has properties whole, whoever owns them. */
const isByShare = ({ kind }: ReportRequest) => kind === 'owner_statement';

/** Shares that are named one by one. */
const MOST_SHARES = 6;
const WHOLE = 10_000;

/** Of the properties of one of several owners: that the figures are the whole, and what of it is theirs. */
function cautionOf(
  request: ReportRequest,
  { owner, shares, text, language }: ReportWords,
): ReportDocument['caution'] {
  if (!owner || isByShare(request) || shares.every((share) => share.shareBasisPoints === WHOLE))
    return undefined;
  const percent = (basisPoints: number) => formatPercent(basisPoints / WHOLE, language, 2);
  const [first] = shares;
  const isOne = shares.every((share) => share.shareBasisPoints === first?.shareBasisPoints);
  const named = shares
    .slice(0, MOST_SHARES)
    .map(({ property, shareBasisPoints }) => `${property} ${percent(shareBasisPoints)}`);
  const said =
    first && isOne
      ? percent(first.shareBasisPoints)
      : [...named, ...(shares.length > MOST_SHARES ? ['…'] : [])].join(', ');
  return [text.facts.figures, text.facts.whole({ name: owner, shares: said })];
}

const MOST_MONTHS = 24;

function chartOf(data: ReportData, request: ReportRequest, words: ReportWords): ReportChart | undefined {
  const { chart, columns } = words.text;
  if (data.kind === 'aged_receivables') {
    const total = data.totals.find(({ currency }) => currency === request.currency);
    if (!total) return undefined;
    return {
      title: chart.aging,
      categories: [columns.notDue, columns.days30, columns.days60, columns.days90, columns.older],
      series: [
        {
          id: 'owed',
          label: columns.total,
          values: [
            total.notDueMinor,
            total.days30Minor,
            total.days60Minor,
            total.days90Minor,
            total.olderMinor,
          ],
        },
      ],
    };
  }
  if (data.kind !== 'income_statement' && data.kind !== 'budget_variance' && data.kind !== 'tax_summary')
    return undefined;
  return incomeChart(data, request, words);
}

function incomeChart(
  data: Extract<ReportData, { totals: unknown; accounts: unknown }>,
  { period, currency }: ReportRequest,
  { text, language }: ReportWords,
): ReportChart | undefined {
  const last = monthOf(period.to);
  const first = [monthOf(period.from), shiftMonth(last, 1 - MOST_MONTHS)].sort().at(-1) ?? last;
  // One month is the table itself.
  if (first === last && addDays(period.from, 31) >= period.to) return undefined;
  const results = monthResults(data.accounts, data.totals, currency, first, last);
  return {
    title: text.chart.title,
    categories: results.map(({ month }) => {
      const name = formatDate(month, language, 'monthShort');
      return results.length <= 12 ? name : `${name} ${month.slice(2, 4)}`;
    }),
    series: [
      { id: 'income', label: text.chart.income, values: results.map((one) => one.incomeMinor) },
      { id: 'expenses', label: text.chart.expenses, values: results.map((one) => one.expenseMinor) },
    ],
  };
}
