import { call } from '#src/data/call.ts';
import type { CellChange } from '#src/domain/books/budget-grid.ts';
import type { BudgetKey } from './queries.ts';

export interface OwnBudget extends BudgetKey {
  readonly organizationId: string;
}

const keyOf = ({ organizationId, year, propertyId, currency }: OwnBudget) => ({
  organizationId,
  year,
  // The database takes null, which its generated type leaves out.
  propertyId: propertyId as string,
  currency,
});

/** Writes cells; doing it again changes nothing. Errors: `not_allowed`, `budget_cell_invalid`, `amount_too_large`, `too_many_cells`. */
export async function setBudgetCells(budget: OwnBudget, changes: readonly CellChange[]): Promise<void> {
  await call('set_budget_amounts', {
    ...keyOf(budget),
    cells: changes.map(({ accountId, month, amountMinor }) => ({
      accountId,
      month,
      amountMinor,
    })),
  });
}

/** Fills a budget from another year's. Errors: `budget_source_empty`, `percent_out_of_range`. @returns how many cells */
export async function copyBudget(
  input: OwnBudget & {
    readonly source: 'actuals' | 'budget';
    readonly sourceYear: number;
    /** Hundredths of a percent. */
    readonly changeBasisPoints: number;
  },
): Promise<number> {
  return await call('copy_budget', {
    ...keyOf(input),
    source: input.source,
    sourceYear: input.sourceYear,
    changeBasisPoints: input.changeBasisPoints,
  });
}

/** Says why an account comes out other than planned; '' takes it away. Error: `note_too_long`. */
export async function setBudgetNote(input: OwnBudget & { accountId: string; note: string }): Promise<void> {
  await call('set_budget_note', {
    ...keyOf(input),
    accountId: input.accountId,
    note: input.note,
  });
}
