import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { type BudgetLine, budgetLines } from '../budget.ts';
import type { ReportWords } from '../words.ts';
import { accountBar, isOverMonths, lineBar, ranking, sumBar, timeSlots } from './parts.ts';

type Variance = Extract<ReportData, { kind: 'budget_variance' }>;

/** Where it went otherwise than planned; over several months first how each month's profit compares. */
export function budgetCharts(data: Variance, request: ReportRequest, words: ReportWords): ReportChart[] {
  const byAccount = budgetByAccount(data, request, words);
  return isOverMonths(request.period) ? [budgetOverTime(data, request, words), byAccount] : [byAccount];
}

const seriesOf = ({ text: { columns } }: ReportWords) => [
  { id: 'budget', label: columns.budget },
  { id: 'actual', label: columns.actual },
];

/** Income less expenses, planned and actual. */
function profitOf(lines: readonly BudgetLine[]): [number, number] {
  const sum = (pick: (line: BudgetLine) => number) =>
    lines.reduce((all, line) => all + (line.account.kind === 'income' ? pick(line) : 0 - pick(line)), 0);
  return [sum((line) => line.budgetMinor), sum((line) => line.actualMinor)];
}

function budgetByAccount(data: Variance, request: ReportRequest, words: ReportWords): ReportChart {
  const { rows, chart, columns } = words.text;
  const lines = budgetLines(data, request);
  const barsOf = (kind: 'income' | 'expense') =>
    lines
      .filter(({ account }) => account.kind === kind)
      .map(({ account, budgetMinor, actualMinor }) => accountBar(account, [budgetMinor, actualMinor], words));
  const weigh = ({ values: [budget, actual] }: { values: readonly (number | null)[] }) =>
    (actual ?? 0) - (budget ?? 0);
  return {
    form: 'bars',
    title: chart.titles.budgetByAccount,
    name: chart.names.accounts,
    currency: request.currency,
    heading: columns.account,
    series: seriesOf(words),
    bars: [
      ...ranking(barsOf('income'), {
        key: 'income',
        heading: rows.income,
        rest: chart.rest.income,
        sum: rows.totalIncome,
        weigh,
      }),
      ...ranking(barsOf('expense'), {
        key: 'expenses',
        heading: rows.expenses,
        rest: chart.rest.expenses,
        sum: rows.totalExpenses,
        weigh,
      }),
      sumBar('profit', rows.profit, profitOf(lines), { heading: '' }),
    ],
  };
}

function budgetOverTime(data: Variance, request: ReportRequest, words: ReportWords): ReportChart {
  const { chart, filters } = words.text;
  const { each, slots } = timeSlots(request.period, words.language);
  return {
    form: 'columns',
    title: chart.titles.budgetOverTime({ each: chart.each[each] }),
    name: chart.names[each],
    currency: request.currency,
    heading: filters.kinds[each],
    series: seriesOf(words),
    bars: slots.map(({ key, label, has }) => {
      const own: Variance = {
        ...data,
        totals: { opening: [], months: data.totals.months.filter(({ month }) => has(month)) },
        budget: data.budget.filter(({ year, month }) => has(`${year}-${String(month).padStart(2, '0')}`)),
      };
      return lineBar(key, label, profitOf(budgetLines(own, request)));
    }),
  };
}
