import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { setBudgetCells } from '#src/data/books/budgets/mutations.ts';
import { type BudgetKey, budgetQueries } from '#src/data/books/budgets/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { toAppError } from '#src/data/errors.ts';
import {
  applyChanges,
  type BudgetCells,
  type CellChange,
  cellKey,
  inverseOf,
} from '#src/domain/books/budget-grid.ts';
import { loadText } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLiveBudget } from './use-live-budget.ts';

/** What stands in a cell that could not be saved or read: as it was typed, with the reason. */
export interface CellFault {
  readonly text: string;
  readonly reason: string;
}

export interface BudgetGrid {
  /** Shows the changes at once and saves them; a refused cell keeps what was typed, with the reason. */
  change: (changes: readonly CellChange[]) => void;
  undo: () => void;
  canUndo: boolean;
  /** Remembers the cells before something else changed them, so that it can be undone. */
  remember: (changes: readonly CellChange[]) => void;
  faults: ReadonlyMap<string, CellFault>;
  setFault: (key: string, fault: CellFault | null) => void;
  isSaving: boolean;
}

/** The actions on a budget's cells, each saved by itself, one after the other, and undone in turn. */
export function useBudgetGrid(budget: BudgetKey, cells: BudgetCells): BudgetGrid {
  const common = useText('common');
  const { id: organizationId } = useOrganization();
  const client = useQueryClient();
  const { queryKey } = budgetQueries.cells(organizationId, budget);
  const [past, setPast] = useState<readonly (readonly CellChange[])[]>([]);
  const [faults, setFaults] = useState<ReadonlyMap<string, CellFault>>(new Map());
  const [pending, setPending] = useState(0);
  /** Saves go out in the order of the actions: the last value of a cell is the one that stays. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useLiveBudget(pending > 0);

  const show = (changes: readonly CellChange[]) =>
    client.setQueryData(queryKey, (now: BudgetCells | undefined) => applyChanges(now ?? new Map(), changes));
  const setFault = (key: string, fault: CellFault | null) =>
    setFaults((now) => {
      const next = new Map(now);
      if (fault) next.set(key, fault);
      else next.delete(key);
      return next;
    });

  const save = async (changes: readonly CellChange[], before: readonly CellChange[]) => {
    setPending((count) => count + 1);
    void client.cancelQueries({ queryKey });
    show(changes);
    for (const change of changes) setFault(cellKey(change), null);
    const saving = last.current.then(() => setBudgetCells({ organizationId, ...budget }, changes));
    last.current = saving.catch(() => undefined);
    try {
      await saving;
      void client.invalidateQueries({ queryKey: reportQueries.all });
    } catch (error) {
      await loadText(common.language, ['errors']).catch(() => undefined);
      show(before);
      for (const change of changes) {
        const text = change.amountMinor === null ? '' : (change.amountMinor / 100).toFixed(2);
        setFault(cellKey(change), { text, reason: appErrorText(toAppError(error), common) });
      }
    } finally {
      setPending((count) => count - 1);
    }
  };

  return {
    change: (changes) => {
      const real = changes.filter((one) => (cells.get(cellKey(one)) ?? null) !== one.amountMinor);
      for (const one of changes) setFault(cellKey(one), null);
      if (real.length === 0) return;
      const before = inverseOf(real, cells);
      setPast((all) => [...all, before]);
      void save(real, before);
    },
    undo: () => {
      const changes = past.at(-1);
      if (!changes) return;
      setPast(past.slice(0, -1));
      void save(changes, inverseOf(changes, cells));
    },
    canUndo: past.length > 0,
    remember: (changes) => setPast((all) => [...all, changes]),
    faults,
    setFault,
    isSaving: pending > 0,
  };
}

/** The accounts that can be planned, the cells and the explanations of a budget. */
export function useBudgetData(budget: BudgetKey) {
  const { id } = useOrganization();
  const year = useQuery(budgetQueries.year(id, budget));
  const cells = useQuery(budgetQueries.cells(id, budget));
  const notes = useQuery(budgetQueries.notes(id, budget));
  const isHere = year.data && cells.data && notes.data;
  return {
    data: isHere ? { accounts: year.data, cells: cells.data, notes: notes.data } : undefined,
    error: year.error ?? cells.error ?? notes.error,
    isFetching: year.isFetching || cells.isFetching || notes.isFetching,
    refetch: () => Promise.all([year.refetch(), cells.refetch(), notes.refetch()]),
  };
}
