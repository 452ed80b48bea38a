import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQueries } from '#src/data/documents/queries.ts';
import { addLegalFileEvent } from '#src/data/law/files/mutations.ts';
import { legalFileQueries } from '#src/data/law/files/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { LegalStep } from '#src/domain/law/legal-enums.ts';
import type { FileEvent, LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import { stepsOfFile } from '#src/domain/law/legal-files.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

interface EventDialogProps {
  file: LegalFileRecord;
  step: LegalStep;
  /** The event whose place it takes. */
  corrects: FileEvent | null;
  onClose: () => void;
}

/** Asks what happened, on which day, and what proves it. */
export function EventDialog({ file, step: first, corrects, onClose }: EventDialogProps) {
  const text = useText('legalFiles');
  const [step, setStep] = useState(first);
  const [happenedOn, setHappenedOn] = useState(corrects?.happenedOn ?? file.today);
  const [dueOn, setDueOn] = useState(corrects?.dueOn ?? '');
  const [note, setNote] = useState(corrects?.note ?? '');
  const [documentIds, setDocumentIds] = useState(corrects?.documents.map(({ id }) => id) ?? []);
  const steps = [...stepsOfFile[file.kind].filter((one) => one !== 'paper_written'), 'note'] as const;
  const isHearing = step === 'hearing_set';
  const isDay = isIsoDate(happenedOn) && happenedOn <= file.today;
  const isDue = !isHearing || (isIsoDate(dueOn) && dueOn >= happenedOn);
  const isNoted = step !== 'note' || note.trim() !== '';
  const add = useAction({
    mutationFn: addLegalFileEvent,
    invalidates: [legalFileQueries.all, ['calendar']],
    toast: text.saved,
    onDone: onClose,
  });
  const event = {
    step,
    happenedOn,
    dueOn: isHearing ? dueOn : null,
    note,
    documentIds,
    correctsId: corrects?.id ?? null,
  };
  return (
    <ActionDialog
      title={corrects ? text.correct : text.add}
      onClose={onClose}
      action={add}
      input={isDay && isDue && isNoted ? { fileId: file.id, event } : null}
    >
      {corrects ? <p className="text-15 text-secondary">{text.correctText}</p> : null}
      <SelectField
        label={text.step}
        value={step}
        options={steps.map((value) => ({ value, label: text.steps[value] }))}
        onChange={({ target }) => setStep(steps.find((one) => one === target.value) ?? step)}
      />
      <DateField
        label={text.happenedOn}
        max={file.today}
        error={isDay ? undefined : text.problems.happenedOn}
        value={happenedOn}
        onChange={({ target }) => setHappenedOn(target.value)}
      />
      {isHearing ? (
        <DateField
          label={text.dueOn}
          min={happenedOn}
          error={isDue ? undefined : text.problems.dueOn}
          value={dueOn}
          onChange={({ target }) => setDueOn(target.value)}
        />
      ) : null}
      <TextArea
        label={text.note}
        maxLength={2000}
        rows={3}
        error={isNoted ? undefined : text.problems.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ProofChoice leaseId={file.leaseId} chosen={documentIds} onChoose={setDocumentIds} />
    </ActionDialog>
  );
}

interface ProofChoiceProps {
  leaseId: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Which documents of the lease prove it. */
function ProofChoice({ leaseId, chosen, onChoose }: ProofChoiceProps) {
  const text = useText('legalFiles');
  const { id } = useOrganization();
  const { data: documents } = useQuery(documentQueries.of(id, { column: 'leaseId', id: leaseId }));
  return (
    <fieldset className="grid gap-1">
      <legend className="text-14 font-medium">{text.documents}</legend>
      {documents?.length === 0 ? <p className="text-14 text-hint">{text.noDocuments}</p> : null}
      {documents?.map((document) => (
        <Checkbox
          key={document.id}
          label={document.name}
          checked={chosen.includes(document.id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, document.id] : chosen.filter((one) => one !== document.id))
          }
        />
      ))}
    </fieldset>
  );
}
