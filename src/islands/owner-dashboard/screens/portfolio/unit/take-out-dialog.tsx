import { removeMeterReading } from '#src/data/money/charging/mutations.ts';
import { type MeterReading, readingQueries } from '#src/data/money/charging/readings.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ConfirmDialog } from '#src/ui/components/confirm-dialog.tsx';

/** Takes the last reading of a meter out, once what it charged was taken back. */
export function TakeOutDialog({ last, onClose }: { last: MeterReading; onClose: () => void }) {
  const { takeOut: text } = useText('ownerCharging').readings;
  const { actions } = useText('common');
  const language = useLanguage();
  const action = useAction({
    mutationFn: removeMeterReading,
    invalidates: [readingQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void action.run({ readingId: last.id })}
      title={text.title({ date: formatDate(last.read_on, language) })}
      confirmLabel={text.submit}
      cancelLabel={actions.cancel}
      closeLabel={actions.close}
      isBusy={action.isRunning}
    >
      <div className="grid gap-3">
        <p>{last.charge_id ? text.charged : text.text}</p>
        <FailureNote text={action.error} />
      </div>
    </ConfirmDialog>
  );
}
