import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { budgetQueries } from '#src/data/books/budgets/queries.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/**
 * Shows what others write into the budget. While own cells are being saved nothing is read: an answer from before would
 * take them off the screen for a moment. What was missed meanwhile is read after the last one.
 * Without a filter, because of an emptied cell only its key is told; of the rest only what the reader may see.
 */
export function useLiveBudget(isSaving: boolean): void {
  const client = useQueryClient();
  const wasSaving = useRef(false);
  useLive([{ table: 'budget_amounts' }, { table: 'budget_notes' }], isSaving ? [] : [budgetQueries.all]);
  useEffect(() => {
    if (wasSaving.current && !isSaving) void client.invalidateQueries({ queryKey: budgetQueries.all });
    wasSaving.current = isSaving;
  }, [client, isSaving]);
}
