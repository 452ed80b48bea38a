import { useText } from '#src/i18n/react.tsx';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { type CopyProps, type CopySource, useCopyBudget } from './use-copy-budget.ts';

/** How a year without a plan begins: from last year in one press, from any other, or by typing. */
export function StartChoices({ onOther, ...props }: CopyProps & { onOther: () => void }) {
  const text = useText('ownerBudget');
  const { copy, ...action } = useCopyBudget(props);
  useErrorToast(action);
  const lastYear = props.budget.year - 1;
  const choice = (source: CopySource['source'], label: string) => (
    <Button
      size="sm"
      variant={source === 'actuals' ? 'primary' : 'secondary'}
      disabled={action.isRunning}
      onClick={() => void copy({ source, sourceYear: lastYear, changeBasisPoints: 0 })}
    >
      {label}
    </Button>
  );
  return (
    <Notice
      title={text.startTitle({ year: props.budget.year })}
      action={
        <span className="flex flex-wrap gap-2">
          {choice('actuals', text.copyActuals({ year: lastYear }))}
          {choice('budget', text.copyPlan({ year: lastYear }))}
          <Button size="sm" variant="quiet" disabled={action.isRunning} onClick={onOther}>
            {text.copy}
          </Button>
        </span>
      }
    >
      {text.startHint}
    </Notice>
  );
}
