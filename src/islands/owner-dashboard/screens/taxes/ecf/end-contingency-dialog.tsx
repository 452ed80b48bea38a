import { useState } from 'react';
import { type Contingency, endContingency } from '#src/data/taxes/ecf.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isIsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import { replacementDue } from '#src/domain/taxes/ecf/contingency.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';

interface EndContingencyDialogProps {
  contingency: Contingency;
  onClose: () => void;
}

/** Ends a contingency: from then on receipts are electronic again. */
export function EndContingencyDialog({ contingency, onClose }: EndContingencyDialogProps) {
  const { contingency: text } = useText('ownerEcf');
  const language = useLanguage();
  const today = useToday();
  const [endsOn, setEndsOn] = useState<string>(laterOf(today, contingency.startsOn));
  const isGood = isIsoDate(endsOn) && endsOn >= contingency.startsOn;
  const end = useAction({
    mutationFn: endContingency,
    invalidates: [taxQueries.all],
    toast: text.ended,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.endTitle}
      submitLabel={text.end}
      action={end}
      onClose={onClose}
      input={isGood ? { id: contingency.id, endsOn } : null}
    >
      <p>{text.endText({ date: formatDate(replacementDue(isGood ? endsOn : today), language) })}</p>
      <DateField
        label={text.endsOn}
        value={endsOn}
        min={contingency.startsOn}
        onChange={({ target }) => setEndsOn(target.value)}
        error={isGood ? undefined : text.endInvalid}
      />
    </ActionDialog>
  );
}
