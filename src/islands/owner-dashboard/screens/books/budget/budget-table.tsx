import { type KeyboardEvent, useState } from 'react';
import type { BudgetAccount, BudgetKey } from '#src/data/books/budgets/queries.ts';
import type { BudgetCells } from '#src/domain/books/budget-grid.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { BudgetGridTable } from './budget-grid-table.tsx';
import { BudgetPhone } from './budget-phone.tsx';
import { BudgetTools } from './budget-tools.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { StartChoices } from './start-choices.tsx';
import { type BudgetGrid, useBudgetGrid } from './use-budget.ts';

export interface BudgetTableProps {
  budget: BudgetKey;
  accounts: readonly BudgetAccount[];
  cells: BudgetCells;
  notes: ReadonlyMap<string, string>;
}

/** The grid with what can be done with it. */
export function BudgetTable({ budget, accounts, cells, notes }: BudgetTableProps) {
  const text = useText('ownerBudget');
  const { can } = useOrganization();
  const grid = useBudgetGrid(budget, cells);
  const [isCopying, setCopying] = useState(false);
  const [noted, setNoted] = useState<BudgetAccount | null>(null);
  const mayPlan = can('money.write');
  const isEmpty = cells.size === 0;
  const mayWrite = mayPlan && !budget.isEverything;
  const Grid = useIsPhone() ? BudgetPhone : BudgetGridTable;
  return (
    <section
      aria-label={text.title}
      onKeyDown={(event) => undoByKey(event, grid)}
      className="grid min-w-0 gap-3"
    >
      <BudgetTools
        {...{ budget, accounts, cells, notes, grid, mayWrite }}
        onCopy={isEmpty ? undefined : () => setCopying(true)}
      />
      {mayPlan && !mayWrite ? (
        <p className="text-14 text-secondary print:hidden">{text.everythingHint}</p>
      ) : null}
      {mayWrite && isEmpty ? (
        <StartChoices {...{ budget, cells, grid }} onOther={() => setCopying(true)} />
      ) : null}
      <Card isFlush>
        <Grid {...{ budget, accounts, cells, notes, grid }} onNote={mayWrite ? setNoted : undefined} />
      </Card>
      {mayWrite ? <p className="text-14 text-hint max-sm:hidden print:hidden">{text.hint}</p> : null}
      {isCopying ? (
        <CopyDialog budget={budget} cells={cells} grid={grid} onClose={() => setCopying(false)} />
      ) : null}
      {noted ? (
        <NoteDialog
          budget={budget}
          account={noted}
          note={notes.get(noted.id) ?? ''}
          onClose={() => setNoted(null)}
        />
      ) : null}
    </section>
  );
}

function undoByKey(event: KeyboardEvent, grid: BudgetGrid): void {
  // Inside a cell that is being typed in, the browser undoes the typing itself.
  const isTyping = event.target instanceof HTMLInputElement && event.target.dataset.typed !== undefined;
  if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
  event.preventDefault();
  grid.undo();
}
