import { removeMeterReading } from '#src/data/money/charging/mutations.ts';
import { type MeterReading, readingQueries } from '#src/data/money/charging/readings.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Takes the last reading of a meter out, once what it charged was taken back. */
export function RemoveReadingDialog({ last, onClose }: { last: MeterReading; onClose: () => void }) {
  const { takeOut: text } = useText('ownerCharging').readings;
  const language = useLanguage();
  const action = useAction({
    mutationFn: removeMeterReading,
    invalidates: [readingQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void action.run({ readingId: last.id })}
      title={text.title({ date: formatDate(last.readOn, language) })}
      submitLabel={text.submit}
      action={action}
      variant="danger"
    >
      <div className="grid gap-3">
        <p>{last.chargeId ? text.charged : text.text}</p>
      </div>
    </ActionDialog>
  );
}
