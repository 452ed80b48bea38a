import type { AccountTotals, ReportAccount } from '#src/domain/books/report-data.ts';
import type { ChartBar, ReportChart } from '#src/domain/books/report-document.ts';
import { comparedPeriod, type ReportRequest } from '#src/domain/books/report-request.ts';
import { type IncomeStatement, incomeStatement } from '#src/domain/books/statements.ts';
import type { ReportWords } from '../words.ts';
import { accountBar, isOverMonths, lineBar, ranking, sumBar, timeSlots } from './parts.ts';
import { periodsOf, type Statement } from './periods.ts';

/** What brought and what took most; over several months first how the months went, unless they are to be compared. */
export function incomeCharts(data: Statement, request: ReportRequest, words: ReportWords): ReportChart[] {
  const byAccount = incomeByAccount(data, request, words);
  if (!isOverMonths(request.period)) return [byAccount];
  const overTime = incomeOverTime(data, request, words);
  return comparedPeriod(request) ? [byAccount, overTime] : [overTime, byAccount];
}

function incomeByAccount(data: Statement, request: ReportRequest, words: ReportWords): ReportChart {
  const { rows, chart, columns } = words.text;
  const { currency } = request;
  const { totals, series } = periodsOf(data, request, words);
  const results = totals.map((own) => incomeStatement(data.accounts, own, currency));
  return {
    form: 'bars',
    title: chart.titles.incomeByAccount,
    name: chart.names.accounts,
    currency,
    heading: columns.account,
    series,
    bars: [
      ...ranking(barsOf('income', data.accounts, results, words), {
        key: 'income',
        heading: rows.income,
        rest: chart.rest.income,
        sum: rows.totalIncome,
      }),
      ...ranking(barsOf('expenses', data.accounts, results, words), {
        key: 'expenses',
        heading: rows.expenses,
        rest: chart.rest.expenses,
        sum: rows.totalExpenses,
      }),
      sumBar(
        'profit',
        rows.profit,
        results.map(({ profitMinor }) => profitMinor),
        { heading: '' },
      ),
    ],
  };
}

/** A bar for each account that has an amount in one of the periods. */
function barsOf(
  group: 'income' | 'expenses',
  accounts: readonly ReportAccount[],
  results: readonly IncomeStatement[],
  words: ReportWords,
): ChartBar[] {
  const amounts = results.map(
    (result) => new Map(result[group].map(({ account, amountMinor }) => [account.id, amountMinor])),
  );
  return accounts
    .filter(({ id }) => amounts.some((own) => own.has(id)))
    .map((account) =>
      accountBar(
        account,
        amounts.map((own) => own.get(account.id) ?? 0),
        words,
      ),
    );
}

function incomeOverTime(data: Statement, request: ReportRequest, words: ReportWords): ReportChart {
  const { rows, chart, filters } = words.text;
  const { each, slots } = timeSlots(request.period, words.language);
  return {
    form: 'columns',
    title: chart.titles.incomeOverTime({ each: chart.each[each] }),
    name: chart.names[each],
    currency: request.currency,
    heading: filters.kinds[each],
    series: [
      { id: 'income', label: rows.income },
      { id: 'expenses', label: rows.expenses },
      { id: 'profit', label: rows.profit, isLine: true },
    ],
    bars: slots.map(({ key, label, has }) => {
      const months = data.totals.months.filter(({ month }) => has(month));
      const own: AccountTotals = { opening: [], months };
      const result = incomeStatement(data.accounts, own, request.currency);
      return lineBar(key, label, [result.incomeMinor, result.expenseMinor, result.profitMinor]);
    }),
  };
}
