import { useState } from 'react';
import { cancelAutopay, resumeAutopay } from '#src/data/cards/autopays/mutations.ts';
import { type Autopay, autopayQueries } from '#src/data/cards/autopays/queries.ts';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ChangeDialog } from './change-dialog.tsx';

interface AutopayActionsProps {
  autopay: Autopay;
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  onReplace: () => void;
}

/** Another day or limit, another card, on again, over. */
export function AutopayActions({ autopay, lease, settings, onReplace }: AutopayActionsProps) {
  const { active: text } = useText('tenantAutopay');
  const [isChanging, setChanging] = useState(false);
  const resume = useAction({
    mutationFn: resumeAutopay,
    invalidates: [autopayQueries.all],
    toast: text.resumed,
  });
  const canResume =
    autopay.status === 'paused' &&
    // The card is stored with the processor of that time.
    autopay.processor === settings.processor &&
    !['card_expired', 'processor_changed'].includes(autopay.stoppedFor ?? '');
  return (
    <div className="grid gap-3">
      <FailureNote text={resume.error} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {canResume ? (
          <Button
            variant="primary"
            isBusy={resume.isRunning}
            onClick={() => void resume.run({ autopayId: autopay.id })}
          >
            {text.resume}
          </Button>
        ) : null}
        <Button onClick={() => setChanging(true)}>{text.change}</Button>
        <Button onClick={onReplace}>{text.anotherCard}</Button>
        <CancelButton autopayId={autopay.id} />
      </div>
      {isChanging ? (
        <ChangeDialog
          autopay={autopay}
          lease={lease}
          settings={settings}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </div>
  );
}

function CancelButton({ autopayId }: { autopayId: string }) {
  const { active: text } = useText('tenantAutopay');
  const { actions } = useText('common');
  const [isOpen, setOpen] = useState(false);
  const cancel = useAction({
    mutationFn: cancelAutopay,
    invalidates: [autopayQueries.all],
    toast: text.cancelled,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.cancel}</Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.cancelTitle}
        submitLabel={text.cancel}
        cancelLabel={actions.back}
        action={cancel}
        onConfirm={() => void cancel.run({ autopayId })}
        variant="danger"
      >
        <p>{text.cancelText}</p>
      </ActionDialog>
    </>
  );
}
