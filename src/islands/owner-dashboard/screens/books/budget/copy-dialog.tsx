import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { NumberField, type NumberFieldProps } from '#src/ui/components/number-field.tsx';
import { type CopyProps, useCopyBudget } from './use-copy-budget.ts';

const sources = ['actuals', 'budget'] as const;
const BASIS_POINTS_A_PERCENT = 100;

/** Fills the budget from another year's, with a percentage. */
export function CopyDialog({ onClose, ...props }: CopyProps & { onClose: () => void }) {
  const text = useText('ownerBudget');
  const [source, setSource] = useState<(typeof sources)[number]>('actuals');
  const [sourceYear, setSourceYear] = useState<number | null>(props.budget.year - 1);
  const [percent, setPercent] = useState<number | null>(0);
  const hasYear = sourceYear !== null && sourceYear >= 1990 && sourceYear <= 2200;
  const hasPercent = percent !== null && percent >= -100 && percent <= 1000;
  const { copy, ...action } = useCopyBudget(props, onClose);
  const submit = () => {
    if (!hasYear || !hasPercent) return;
    const changeBasisPoints = Math.round(percent * BASIS_POINTS_A_PERCENT);
    void copy({ source, sourceYear, changeBasisPoints });
  };
  return (
    <ActionDialog
      onClose={onClose}
      title={text.copyTitle}
      submitLabel={text.copySubmit}
      action={action}
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
