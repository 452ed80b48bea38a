import { call } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
import type { CellChange } from '#src/domain/books/budget-grid.ts';
import type { BudgetKey } from './queries.ts';

export interface OwnBudget extends BudgetKey {
  readonly organizationId: string;
}

/** All properties together are no budget of their own: the database does not know that one. */
const own = <Budget extends BudgetKey>({ isEverything: _, ...budget }: Budget) => budget;

/** Writes cells; doing it again changes nothing. Errors: `not_allowed`, `budget_cell_invalid`, `amount_too_large`, `too_many_cells`. */
export const setBudgetCells = (budget: OwnBudget, cells: readonly CellChange[]) =>
  call('set_budget_amounts', { ...own(budget), cells });

/** Fills a budget from another year's. Errors: `budget_source_empty`, `percent_out_of_range`. @returns how many cells */
export const copyBudget = (input: BudgetKey & Arguments<'copy_budget'>) => call('copy_budget', own(input));

/** Says why an account comes out other than planned; '' takes it away. Error: `note_too_long`. */
export const setBudgetNote = (input: BudgetKey & Arguments<'set_budget_note'>) =>
  call('set_budget_note', own(input));
