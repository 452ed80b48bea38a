import { useQueryClient } from '@tanstack/react-query';
import { copyBudget } from '#src/data/books/budgets/mutations.ts';
import { type BudgetKey, budgetQueries } from '#src/data/books/budgets/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { type BudgetCells, changesBetween } from '#src/domain/books/budget-grid.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import type { BudgetGrid } from './use-budget.ts';

export interface CopyProps {
  budget: BudgetKey;
  cells: BudgetCells;
  grid: BudgetGrid;
}

/** From where a budget is filled. */
export interface CopySource {
  source: 'actuals' | 'budget';
  sourceYear: number;
  changeBasisPoints: number;
}

/** Fills the budget from another year, so that it can be undone. */
export function useCopyBudget({ budget, cells, grid }: CopyProps, onDone?: () => void) {
  const text = useText('ownerBudget');
  const { id: organizationId } = useOrganization();
  const client = useQueryClient();
  const action = useAction({
    mutationFn: copyBudget,
    toast: (count) => text.copied({ count }),
    invalidates: [reportQueries.all],
    onDone: async () => {
      // What the copy changed is known once the cells are here again.
      const after = await client.fetchQuery({ ...budgetQueries.cells(organizationId, budget), staleTime: 0 });
      grid.remember(changesBetween(after, cells));
      onDone?.();
    },
  });
  return { ...action, copy: (from: CopySource) => action.run({ organizationId, ...budget, ...from }) };
}
