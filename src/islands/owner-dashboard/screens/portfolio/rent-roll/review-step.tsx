import { addedOf } from '#src/data/portfolio/import.ts';
import { isAnswered } from '#src/domain/portfolio/rent-roll/plan.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { RollActions } from './own-sheet.tsx';
import { problemsOf } from './problems-of.ts';
import { RollPreview } from './roll-preview.tsx';
import { RollQuestions } from './roll-questions.tsx';
import { RollTable } from './roll-table.tsx';
import type { Roll } from './use-roll.ts';

/** What will become of the sheet, what is wrong in it, and the last press. */
export function ReviewStep({ roll, actions }: { roll: Roll; actions: RollActions }) {
  const { checked, check } = actions;
  const { plan, answers } = roll;
  if (!plan || !checked) return null;
  const problems = problemsOf(plan, checked.roll, roll.edits, checked.edits);
  const isOpen = plan.questions.some(({ question }) => !isAnswered(question, answers));
  return (
    <>
      <RollPreview plan={plan} checked={checked.roll} />
      <RollTable key={check.round} {...{ roll, plan, problems }} />
      {isOpen ? <RollQuestions roll={roll} questions={plan.questions} /> : null}
      <LastPress {...{ roll, actions, isOpen }} left={new Set(problems.map(({ line }) => line)).size} />
    </>
  );
}

interface LastPressProps {
  roll: Roll;
  actions: RollActions;
  isOpen: boolean;
  /** Rows that stay out. */
  left: number;
}

function LastPress({ roll, actions, isOpen, left }: LastPressProps) {
  const text = useText('ownerRentRoll');
  const { checked, check, add, isStale, again } = actions;
  const count = checked ? addedOf(checked.roll.outcome) : 0;
  return (
    <div className="grid gap-4">
      <FailureNote text={check.error ?? add.error} />
      {isStale ? (
        <Notice tone="info">{text.table.changed}</Notice>
      ) : count === 0 ? (
        <Notice tone="info">{text.nothingNew}</Notice>
      ) : (
        <Notice tone="warn" title={text.undo.title}>
          <p>{text.undo.text}</p>
          {left > 0 ? <p className="mt-2">{text.undo.left({ count: left })}</p> : null}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isStale ? (
          <Button variant="primary" size="lg" isBusy={check.isRunning} disabled={isOpen} onClick={again}>
            {text.again}
          </Button>
        ) : count > 0 && checked ? (
          <Button
            variant="primary"
            size="lg"
            isBusy={add.isRunning}
            onClick={() => void add.run(checked.roll.files)}
          >
            {text.submit({ count })}
          </Button>
        ) : null}
        <Button size="lg" disabled={add.isRunning} onClick={() => roll.setStep('columns')}>
          {text.back}
        </Button>
      </div>
    </div>
  );
}
