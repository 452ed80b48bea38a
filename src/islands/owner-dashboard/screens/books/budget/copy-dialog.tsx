import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copyBudget } from '#src/data/books/budgets/mutations.ts';
import { type BudgetKey, budgetQueries } from '#src/data/books/budgets/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { type BudgetCells, changesBetween } from '#src/domain/books/budget-grid.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { NumberField, type NumberFieldProps } from '#src/ui/components/number-field.tsx';
import type { BudgetGrid } from './use-budget.ts';

const sources = ['actuals', 'budget'] as const;
const BASIS_POINTS_A_PERCENT = 100;

/** Fills the budget from another year's, with a percentage. */
export function CopyDialog(props: {
  budget: BudgetKey;
  cells: BudgetCells;
  grid: BudgetGrid;
  onClose: () => void;
}) {
  const { budget, cells, grid, onClose } = props;
  const text = useText('ownerBudget');
  const { id: organizationId } = useOrganization();
  const client = useQueryClient();
  const [source, setSource] = useState<(typeof sources)[number]>('actuals');
  const [sourceYear, setSourceYear] = useState<number | null>(budget.year - 1);
  const [percent, setPercent] = useState<number | null>(0);
  const hasYear = sourceYear !== null && sourceYear >= 1990 && sourceYear <= 2200;
  const hasPercent = percent !== null && percent >= -100 && percent <= 1000;
  const copy = useAction({
    mutationFn: copyBudget,
    toast: (count) => text.copied({ count }),
    invalidates: [reportQueries.all],
    onDone: async () => {
      // What the copy changed is known once the cells are here again.
      const after = await client.fetchQuery({ ...budgetQueries.cells(organizationId, budget), staleTime: 0 });
      grid.remember(changesBetween(after, cells));
      onClose();
    },
  });
  const submit = () => {
    if (!hasYear || !hasPercent) return;
    const changeBasisPoints = Math.round(percent * BASIS_POINTS_A_PERCENT);
    void copy.run({ organizationId, ...budget, source, sourceYear, changeBasisPoints });
  };
  return (
    <ActionDialog
      onClose={onClose}
      title={text.copyTitle}
      submitLabel={text.copySubmit}
      action={copy}
      onSubmit={submit}
    >
      <p className="text-15 text-secondary">{text.copyText}</p>
      <ChoiceGroup
        look="segments"
        label={text.source}
        choices={sources.map((value) => ({ value, label: text.sources[value] }))}
        value={source}
        onChange={(event) => setSource(event.target.value === 'budget' ? 'budget' : 'actuals')}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={text.sourceYear}
          value={sourceYear}
          onChange={setSourceYear}
          error={!hasYear ? text.yearInvalid : undefined}
        />
        <PercentField
          value={percent}
          onChange={setPercent}
          error={!hasPercent ? text.percentInvalid : undefined}
        />
      </div>
    </ActionDialog>
  );
}

function PercentField(props: Pick<NumberFieldProps, 'value' | 'onChange' | 'error'>) {
  const text = useText('ownerBudget');
  return <NumberField label={text.percent} hint={text.percentHint} suffix="%" decimals={2} {...props} />;
}
