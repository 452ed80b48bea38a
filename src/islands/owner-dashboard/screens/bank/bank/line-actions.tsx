import { useState } from 'react';
import { ignoreBankLine, undoBankLine } from '#src/data/bank/mutations.ts';
import type { BankLine } from '#src/data/bank/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { CorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/correction-dialog.tsx';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { useBankAction } from './use-bank-action.ts';

/** Leaving a line out, or opening a settled one again. */
export function LineActions({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { panel: text } = useText('ownerBank');
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const ignore = useBankAction({
    mutationFn: ignoreBankLine,
    toast: text.ignored,
    onDone: onClose,
  });
  const undo = useBankAction({
    mutationFn: undoBankLine,
    toast: text.undone,
    onDone: onClose,
  });
  const isOpen = line.status === 'open';
  const action = isOpen ? ignore : undo;
  const words = {
    isOpen: isAsking,
    onClose: () => setAsking(false),
    title: isOpen ? text.ignoreTitle : text.undoTitle,
    label: isOpen ? text.ignoreReason : text.undoReason,
    submitLabel: isOpen ? text.ignore : text.undo,
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {isOpen ? text.ignore : text.undo}
      </Button>
      {line.status === 'matched' ? (
        <DatedCorrectionDialog
          {...words}
          action={undo}
          onConfirm={(reason, on) => void undo.run({ bankLineId: line.id, reason, on })}
        >
          <p>{text.undoText}</p>
        </DatedCorrectionDialog>
      ) : (
        <CorrectionDialog
          {...words}
          action={action}
          onConfirm={(reason) =>
            isOpen
              ? void ignore.run({ bankLineId: line.id, reason })
              : void undo.run({ bankLineId: line.id, reason, on: today })
          }
        >
          <p>{isOpen ? text.ignoreText : text.undoText}</p>
        </CorrectionDialog>
      )}
    </>
  );
}
