import { ArrowLeft } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { followBack, listAddress } from '#src/islands/shell/way-back.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { Stepper } from '#src/ui/components/stepper.tsx';
import { type Step, steps } from './lease-problems.ts';

/** Where the reader stands; a step that is done can be opened again. */
export function Steps({ position, onGoTo }: { position: number; onGoTo: (step: Step) => void }) {
  const text = useText('ownerMoney').tenantForm;
  const common = useText('common');
  return (
    <Stepper
      label={text.stepsLabel}
      steps={steps.map((id) => ({ id, label: text.steps[id] }))}
      current={position}
      positionText={common.steps.position({ current: position + 1, total: steps.length })}
      doneText={common.steps.done}
      onGoTo={(index) => onGoTo(steps[index] ?? 'people')}
    />
  );
}

/** The lease that stands in the way, with the way back to the dates. */
export function Overlap({ sentence, onEdit }: { sentence: string; onEdit: () => void }) {
  const text = useText('ownerMoney').tenantForm;
  return (
    <div role="alert" tabIndex={-1} data-refusal="">
      <Notice
        tone="bad"
        action={
          <Button size="sm" onClick={onEdit}>
            {text.review.edit({ step: text.steps.terms })}
          </Button>
        }
      >
        {sentence}
      </Notice>
    </div>
  );
}

interface ButtonsProps {
  step: Step;
  isBusy: boolean;
  onBack: () => void;
  onStartOver: () => void;
  /** A draft is being changed: that is all that can be saved of it here. */
  isDraft: boolean;
  onDraft: () => void;
}

/** The way on and the way back; at the end the lease is made, or first a draft to be signed. */
export function Buttons({ step, isBusy, onBack, onStartOver, isDraft, onDraft }: ButtonsProps) {
  const text = useText('ownerMoney').tenantForm;
  const { actions } = useText('common');
  return (
    <>
      {step === 'people' ? (
        <Button variant="quiet" onClick={onStartOver}>
          {text.discard}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={onBack}>
          {actions.back}
        </Button>
      )}
      <div className="flex flex-1 flex-wrap justify-end gap-2">
        {step === 'review' && !isDraft ? (
          <Button isBusy={isBusy} onClick={onDraft}>
            {text.review.saveDraft}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {step === 'review' ? text.review[isDraft ? 'saveChanges' : 'create'] : actions.next}
        </Button>
      </div>
    </>
  );
}

export function BackLink() {
  const text = useText('ownerMoney').tenantForm;
  return (
    <AppLink
      to={listAddress('/tenants')}
      onClick={followBack}
      className="inline-flex items-center gap-1.5 justify-self-start text-14 text-action hover:underline"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {text.back}
    </AppLink>
  );
}
