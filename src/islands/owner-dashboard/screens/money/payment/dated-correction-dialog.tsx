import { useState } from 'react';
import { useToday } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { CorrectionDay, isCorrectionDay } from './correction-day.tsx';
import { CorrectionDialog, type CorrectionDialogProps } from './correction-dialog.tsx';

interface DatedCorrectionDialogProps extends Omit<CorrectionDialogProps, 'isBusy' | 'error' | 'onConfirm'> {
  action: Pick<Action<never, unknown>, 'isRunning' | 'error' | 'failure' | 'reset'>;
  onConfirm: (reason: string, on: string) => void;
}

/** A correction that may be dated back: it asks why, and on which day it stands in the books. */
export function DatedCorrectionDialog(props: DatedCorrectionDialogProps) {
  const { action, onClose, onConfirm, children, ...dialog } = props;
  const today = useToday();
  const [on, setOn] = useState(today);
  return (
    <CorrectionDialog
      {...dialog}
      action={action}
      onClose={() => {
        setOn(today);
        action.reset();
        onClose();
      }}
      onConfirm={(reason) => {
        if (isCorrectionDay(on, today)) onConfirm(reason, on);
      }}
    >
      {children}
      <CorrectionDay value={on} onChange={setOn} />
    </CorrectionDialog>
  );
}
