import type { ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import { naturalAmount } from '#src/domain/books/statements.ts';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { type Compose, column, reportAccountName, row, section, shareOf } from './words.ts';

type Variance = Extract<ReportData, { kind: 'budget_variance' }>;

export interface BudgetLine {
  readonly account: ReportAccount;
  readonly budgetMinor: number;
  readonly actualMinor: number;
}

/** The first day of a budget's month. */
const firstDay = ({ year, month }: { year: number; month: number }) =>
  `${year}-${String(month).padStart(2, '0')}-01`;

/** Months that the period touches are planned whole: a budget has no days. */
export function budgetLines(
  { accounts, totals, budget }: Variance,
  request: Parameters<Compose<Variance>>[1],
): BudgetLine[] {
  const { period, currency } = request;
  const planned = budget.filter((cell) => {
    const day = firstDay(cell);
    return day >= startOfMonth(period.from) && day <= period.to;
  });
  return accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .map((account) => ({
      account,
      budgetMinor: planned
        .filter((cell) => cell.accountId === account.id)
        .reduce((sum, cell) => sum + cell.amountMinor, 0),
      actualMinor: naturalAmount(
        account.kind,
        totals.months
          .filter((one) => one.accountId === account.id && one.currency === currency)
          .reduce((sum, one) => sum + one.amountMinor, 0),
      ),
    }))
    .filter((line) => line.budgetMinor !== 0 || line.actualMinor !== 0);
}

export const composeBudget: Compose<Variance> = (data, request, words) => {
  const { columns: names, rows: labels, notes } = words.text;
  const columns = [
    column('account', names.account, 'text'),
    column('budget', names.budget),
    column('actual', names.actual),
    column('variance', names.variance),
    column('variance-percent', names.variancePercent, 'percent'),
    column('note', names.note, 'text'),
  ];
  const lines = budgetLines(data, request);
  const said = Map.groupBy(data.notes, ({ accountId }) => accountId);
  /** More income than planned is good, more expenses are not. */
  const cells = (kind: 'income' | 'expense', budget: number, actual: number) => {
    const variance = kind === 'income' ? actual - budget : budget - actual;
    return [budget, actual, variance, shareOf(variance, Math.abs(budget))];
  };
  const group = (kind: 'income' | 'expense') => {
    const own = lines.filter(({ account }) => account.kind === kind);
    const budget = own.reduce((sum, line) => sum + line.budgetMinor, 0);
    const actual = own.reduce((sum, line) => sum + line.actualMinor, 0);
    const [heading, total] =
      kind === 'income' ? [labels.income, labels.totalIncome] : [labels.expenses, labels.totalExpenses];
    const rows = [
      section(kind, heading, columns.length),
      ...own.map(({ account, budgetMinor, actualMinor }) =>
        row(
          account.id,
          'line',
          [
            reportAccountName(account, words),
            ...cells(kind, budgetMinor, actualMinor),
            (said.get(account.id) ?? []).map(({ note }) => note).join(' · ') || null,
          ],
          { target: { kind: 'entries', accountId: account.id } },
        ),
      ),
      row(`total-${kind}`, 'subtotal', [total, ...cells(kind, budget, actual), null]),
    ];
    return { rows, budget, actual };
  };
  const [income, expense] = [group('income'), group('expense')];
  const profit = cells('income', income.budget - expense.budget, income.actual - expense.actual);
  return {
    columns,
    rows: [...income.rows, ...expense.rows, row('profit', 'total', [labels.profit, ...profit, null])],
    notes: [notes.variance, ...(request.basis === 'cash' ? [notes.cash] : [])],
  };
};
