import { reverseJournalEntry } from '#src/data/books/mutations.ts';
import { type BookEntry, bookQueries } from '#src/data/books/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Takes an entry that was written by hand back, with a reason. */
export function ReverseEntryDialog({ entry, onClose }: { entry: BookEntry; onClose: () => void }) {
  const text = useText('ownerBooks').journal;
  const action = useAction({
    mutationFn: reverseJournalEntry,
    invalidates: [...moneyKeys, bookQueries.all],
    toast: text.reversedDone,
    onDone: onClose,
  });
  return (
    <DatedCorrectionDialog
      onClose={onClose}
      title={text.reverseTitle({ number: entry.entryNumber })}
      label={text.reason}
      submitLabel={text.reverse}
      action={action}
      onConfirm={(reason, on) => void action.run({ entryId: entry.id, reason, on })}
    >
      <p>{text.reverseText}</p>
    </DatedCorrectionDialog>
  );
}
