import { Copy, Download, Target, Undo2 } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListMenu } from '#src/islands/shell/list/list-menu.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { budgetCsv } from './budget-csv.ts';
import type { BudgetTableProps } from './budget-table.tsx';
import type { BudgetGrid } from './use-budget.ts';

interface BudgetToolsProps extends BudgetTableProps {
  grid: BudgetGrid;
  mayWrite: boolean;
  /** Absent where the empty budget offers it itself. */
  onCopy: (() => void) | undefined;
}

/** What can be done with a budget. On a phone everything but undoing is behind one button. */
export function BudgetTools({ grid, mayWrite, onCopy, ...props }: BudgetToolsProps) {
  const text = useText('ownerBudget');
  const isPhone = useIsPhone();
  const go = useGo();
  const save = useSaveFile(props);
  const { propertyId, isEverything } = props.budget;
  const report = propertyId || isEverything ? reportPath(props.budget) : null;
  const undo = mayWrite ? (
    <Button icon={Undo2} disabled={!grid.canUndo} onClick={grid.undo}>
      {text.undo}
    </Button>
  ) : null;
  const items: MenuItem[] = [
    ...(mayWrite && onCopy ? [{ id: 'copy', label: text.copy, icon: Copy, onSelect: onCopy }] : []),
    { id: 'export', label: text.exportCsv, icon: Download, onSelect: save },
    ...(report ? [{ id: 'report', label: text.toReport, icon: Target, onSelect: () => go(report) }] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {undo}
      {isPhone ? (
        <ListMenu items={items} exportFile={undefined} />
      ) : (
        <>
          {mayWrite && onCopy ? (
            <Button icon={Copy} onClick={onCopy}>
              {text.copy}
            </Button>
          ) : null}
          <Button icon={Download} onClick={save}>
            {text.exportCsv}
          </Button>
          {report ? (
            <AppLink to={report} className={buttonClass({ variant: 'quiet' })}>
              {text.toReport}
            </AppLink>
          ) : null}
        </>
      )}
      <SaveState grid={grid} />
    </div>
  );
}

function reportPath({ year, propertyId, currency }: BudgetTableProps['budget']): string {
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

function useSaveFile(props: BudgetTableProps) {
  const text = useText('ownerBudget');
  const { language } = useText('common');
  const { accountNames } = useText('ownerMoney').ledger;
  return () => {
    const csv = budgetCsv(props, { text, accountNames, language });
    saveFile(
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      `${text.fileName}-${props.budget.year}-${props.budget.currency}.csv`,
    );
  };
}
