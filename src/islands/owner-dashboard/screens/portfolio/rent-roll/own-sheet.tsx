import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { importPortfolio, type PortfolioOutcome } from '#src/data/portfolio/import.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { type CheckedRoll, checkRoll } from '#src/data/portfolio/rent-roll/check-roll.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import type { RollFiles } from '#src/domain/portfolio/rent-roll/plan.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Stepper } from '#src/ui/components/stepper.tsx';
import { rememberColumns } from './remembered-columns.ts';
import { SourceStep } from './source-step.tsx';
import { type Roll, rollSteps, useRoll } from './use-roll.ts';

const ColumnsStep = lazyPart(() => import('./columns-step.tsx').then((file) => file.ColumnsStep), {
  fallback: LoadingText,
});
const ReviewStep = lazyPart(() => import('./review-step.tsx').then((file) => file.ReviewStep), {
  fallback: LoadingText,
});
const RollDone = lazyPart(() => import('./roll-done.tsx').then((file) => file.RollDone), {
  fallback: LoadingText,
});

const changed = [
  ...[propertyQueries.all, unitQueries.all, peopleQueries.all, tenantQueries.all],
  ...[leaseQueries.all, totalsQueries.all],
];

/** What was checked, and which changes it knew. */
interface Checked {
  readonly roll: CheckedRoll;
  readonly edits: Roll['edits'];
}

/** A sheet is tried out before it is added: what the organization says to it stays until it is tried again. */
function useRollActions(roll: Roll) {
  const { organizationId, plan, setStep, forget } = roll;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<PortfolioOutcome | null>(null);
  const check = useAction({
    mutationFn: (files: RollFiles, requestId: string) => checkRoll({ organizationId, files }, requestId),
    onDone: (result) => {
      setChecked({ roll: result, edits: roll.edits });
      setStep('review');
    },
  });
  const add = useAction({
    mutationFn: (files: RollFiles, requestId: string) =>
      importPortfolio({ organizationId, files, isTrial: false }, requestId),
    invalidates: changed,
    onDone: (outcome) => {
      if (roll.table) rememberColumns(organizationId, roll.heads, roll.table.mapping);
      setDone(outcome);
      setChecked(null);
      forget();
    },
  });
  return {
    ...{ checked, done, check, add },
    isStale: checked !== null && checked.edits !== roll.edits,
    again: () => void (plan && check.run(plan.files)),
    restart: () => setDone(null),
  };
}
export type RollActions = ReturnType<typeof useRollActions>;

/** From a spreadsheet as people keep it to properties, units, people and leases: choose, say what is what, look, import. */
export function OwnSheet() {
  const text = useText('ownerRentRoll');
  const roll = useRoll();
  const actions = useRollActions(roll);
  const { step, setStep } = roll;
  const at = rollSteps.indexOf(step);
  if (actions.done) return <RollDone outcome={actions.done} onAnother={actions.restart} />;
  return (
    <div className="grid gap-6">
      <Stepper
        label={text.steps.label}
        steps={rollSteps.map((id) => ({ id, label: text.steps[id] }))}
        current={at}
        positionText={text.position({ step: at + 1, of: rollSteps.length })}
        doneText={text.steps.done}
        onGoTo={(index) => setStep(rollSteps[index] ?? 'sheet')}
      />
      {step === 'sheet' ? <SourceStep roll={roll} /> : null}
      {step === 'columns' ? <ColumnsStep roll={roll} actions={actions} /> : null}
      {step === 'review' ? <ReviewStep roll={roll} actions={actions} /> : null}
    </div>
  );
}
