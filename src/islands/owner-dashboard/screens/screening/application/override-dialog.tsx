import { useState } from 'react';
import { overrideScore } from '#src/data/screening/applications/mutations.ts';
import { type Application, applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

/** Notes a person's own score and why, or takes it away. */
export function OverrideDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { score: text, detail } = useText('ownerScreening');
  const [score, setScore] = useState(application.scoreOverride);
  const [note, setNote] = useState(application.scoreOverrideNote);
  const isInRange = score !== null && Number.isInteger(score) && score >= 0 && score <= 100;
  const isExplained = note.trim() !== '';
  const save = useAction({
    mutationFn: overrideScore,
    invalidates: [applicationQueries.all],
    toast: (_, input) => (input.score === null ? text.removed : text.overridden),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.overrideTitle}
      action={save}
      onClose={onClose}
      input={isInRange && isExplained ? { applicationId: application.id, score, note } : null}
    >
      <p className="text-secondary">{text.overrideText}</p>
      <NumberField
        label={text.overrideScore}
        value={score}
        onChange={setScore}
        error={!isInRange ? text.scoreRange : undefined}
      />
      <TextArea
        label={text.overrideNote}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
        error={!isExplained ? detail.dialogs.reasonMissing : undefined}
      />
      {application.scoreOverride === null ? null : (
        <Button
          variant="quiet"
          onClick={() => void save.run({ applicationId: application.id, score: null, note: '' })}
        >
          {text.remove}
        </Button>
      )}
    </ActionDialog>
  );
}
