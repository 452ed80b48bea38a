import { Copy, Download, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { BudgetAccount, BudgetKey } from '#src/data/books/budgets/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { BudgetCells } from '#src/domain/books/budget-grid.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { budgetCsv } from './budget-csv.ts';
import { BudgetGridTable } from './budget-grid-table.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
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
  return (
    <section
      aria-label={text.title}
      onKeyDown={(event) => undoByKey(event, grid)}
      className="grid min-w-0 gap-3"
    >
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {mayWrite ? (
          <>
            <Button icon={Undo2} disabled={!grid.canUndo} onClick={grid.undo}>
              {text.undo}
            </Button>
            {isEmpty ? null : (
              <Button icon={Copy} onClick={() => setCopying(true)}>
                {text.copy}
              </Button>
            )}
          </>
        ) : null}
        <ExportButton budget={budget} accounts={accounts} cells={cells} notes={notes} />
        {budget.propertyId || budget.isEverything ? (
          <AppLink to={reportPath(budget)} className={buttonClass({ variant: 'quiet' })}>
            {text.toReport}
          </AppLink>
        ) : null}
        <SaveState grid={grid} />
      </div>
      {mayPlan && !mayWrite ? (
        <p className="text-14 text-secondary print:hidden">{text.everythingHint}</p>
      ) : null}
      {mayWrite && isEmpty ? (
        <Notice action={<Button onClick={() => setCopying(true)}>{text.copy}</Button>}>
          {text.startHint}
        </Notice>
      ) : null}
      <Card isFlush>
        <BudgetGridTable
          budget={budget}
          accounts={accounts}
          cells={cells}
          notes={notes}
          grid={grid}
          onNote={mayWrite ? setNoted : undefined}
        />
      </Card>
      {mayWrite ? <p className="text-14 text-hint print:hidden">{text.hint}</p> : null}
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

function reportPath({ year, propertyId, currency }: BudgetKey): string {
  const params = new URLSearchParams({ period: String(year), currency });
  if (propertyId) params.set('property', propertyId);
  return `/finance/reports/budget-variance?${params}`;
}

function SaveState({ grid }: { grid: BudgetGrid }) {
  const text = useText('ownerBudget');
  const said = grid.isSaving
    ? text.saving
    : grid.faults.size > 0
      ? text.unsaved({ count: grid.faults.size })
      : grid.canUndo
        ? text.saved
        : '';
  return (
    <p role="status" className={grid.faults.size > 0 ? 'text-14 text-bad' : 'text-14 text-hint'}>
      {said}
    </p>
  );
}

function ExportButton(props: BudgetTableProps) {
  const text = useText('ownerBudget');
  const { language } = useText('common');
  const { accountNames } = useText('ownerMoney').ledger;
  const save = () => {
    const csv = budgetCsv(props, { text, accountNames, language });
    saveFile(
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      `${text.fileName}-${props.budget.year}-${props.budget.currency}.csv`,
    );
  };
  return (
    <Button icon={Download} onClick={save}>
      {text.exportCsv}
    </Button>
  );
}
