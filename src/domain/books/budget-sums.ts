import { type BudgetCells, cellKey } from './budget-grid.ts';

export type BudgetKind = 'income' | 'expense';

/** What is known of an account that can be planned. */
export interface PlannedAccount {
  readonly id: string;
  readonly kind: string;
  /** What it came to, January first. */
  readonly actualMonths: readonly number[];
}

/** A plan against what happened. */
export interface BudgetSum {
  /** Null: nothing of it was planned, which is not a plan of zero. */
  readonly plannedMinor: number | null;
  readonly actualMinor: number;
  /** What came out better than planned, or worse below zero; null where there was neither a plan nor an amount. */
  readonly varianceMinor: number | null;
}

function sumOf(plannedMinor: number | null, actualMinor: number, sign: 1 | -1): BudgetSum {
  const isNothing = plannedMinor === null && actualMinor === 0;
  // The sum keeps a zero from becoming a negative zero.
  const varianceMinor = isNothing ? null : (actualMinor - (plannedMinor ?? 0)) * sign + 0;
  return { plannedMinor, actualMinor, varianceMinor };
}

/** Accounts of one kind over some months, 1 to 12. */
export function budgetSum(
  kind: BudgetKind,
  accounts: readonly PlannedAccount[],
  cells: BudgetCells,
  months: readonly number[],
): BudgetSum {
  const own = accounts.filter((account) => account.kind === kind);
  const planned = own.flatMap(({ id }) =>
    months.flatMap((month) => cells.get(cellKey({ accountId: id, month })) ?? []),
  );
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  return sumOf(
    planned.length === 0 ? null : add(planned),
    add(own.flatMap(({ actualMonths }) => months.map((month) => actualMonths[month - 1] ?? 0))),
    kind === 'income' ? 1 : -1,
  );
}

/** Income less expenses over some months. */
export function budgetProfit(
  accounts: readonly PlannedAccount[],
  cells: BudgetCells,
  months: readonly number[],
): BudgetSum {
  const income = budgetSum('income', accounts, cells, months);
  const expense = budgetSum('expense', accounts, cells, months);
  const isPlanned = income.plannedMinor !== null || expense.plannedMinor !== null;
  return sumOf(
    isPlanned ? (income.plannedMinor ?? 0) - (expense.plannedMinor ?? 0) : null,
    income.actualMinor - expense.actualMinor,
    1,
  );
}
