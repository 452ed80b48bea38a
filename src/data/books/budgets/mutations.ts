import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CellChange } from '#src/domain/books/budget-grid.ts';
import type { BudgetKey } from './queries.ts';

export interface OwnBudget extends BudgetKey {
  readonly organizationId: string;
}

const keyOf = ({ organizationId, year, propertyId, currency }: OwnBudget) => ({
  p_organization_id: organizationId,
  p_year: year,
  // The database takes null, which its generated type leaves out.
  p_property_id: propertyId as string,
  p_currency: currency,
});

/** Writes cells; doing it again changes nothing. Errors: `not_allowed`, `budget_cell_invalid`, `amount_too_large`, `too_many_cells`. */
export async function setBudgetCells(budget: OwnBudget, changes: readonly CellChange[]): Promise<void> {
  unwrap(
    await getClient().rpc('set_budget_amounts', {
      ...keyOf(budget),
      p_cells: changes.map(({ accountId, month, amountMinor }) => ({
        account_id: accountId,
        month,
        amount_minor: amountMinor,
      })),
    }),
  );
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
  return unwrap(
    await getClient().rpc('copy_budget', {
      ...keyOf(input),
      p_source: input.source,
      p_source_year: input.sourceYear,
      p_change_basis_points: input.changeBasisPoints,
    }),
  );
}

/** Says why an account comes out other than planned; '' takes it away. Error: `note_too_long`. */
export async function setBudgetNote(input: OwnBudget & { accountId: string; note: string }): Promise<void> {
  unwrap(
    await getClient().rpc('set_budget_note', {
      ...keyOf(input),
      p_account_id: input.accountId,
      p_note: input.note,
    }),
  );
}
