import { useState } from 'react';
import { addReference, recordReference } from '#src/data/screening/applications/people-mutations.ts';
import {
  type Application,
  applicationQueries,
  type Reference,
} from '#src/data/screening/applications/queries.ts';
import { referenceKinds, referenceOutcomes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { referenceSchema, toReferenceInput } from '../application-form/application-schema.ts';

/** Adds somebody whom the office may ask. */
export function AddReferenceDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { detail: text, form: formText, names } = useText('ownerScreening');
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const [referenceId] = useState(() => crypto.randomUUID());
  const { register, errorOf, submit } = useAppForm({
    schema: referenceSchema,
    defaults: { kind: 'landlord', fullName: '', phone: '' },
    texts: formText.problems,
  });
  const add = useAction({
    mutationFn: addReference,
    invalidates: [applicationQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.addReference}
      action={add}
      onClose={onClose}
      onSubmit={submit((values) =>
        add.run({
          organizationId,
          applicationId: application.id,
          referenceId,
          reference: toReferenceInput(values),
        }),
      )}
    >
      <SelectField
        label={formText.referenceKind}
        options={referenceKinds.map((value) => ({ value, label: names.referenceKind[value] }))}
        {...register('kind')}
      />
      <TextField
        label={formText.referenceName}
        autoComplete="off"
        error={errorOf('fullName')}
        {...register('fullName')}
      />
      <TextField
        label={formText.phone}
        type="tel"
        autoComplete="off"
        optional={states.optional}
        error={errorOf('phone')}
        {...register('phone')}
      />
    </ActionDialog>
  );
}

/** Writes down what a reference said. */
export function RecordReferenceDialog({ reference, onClose }: { reference: Reference; onClose: () => void }) {
  const { detail: text, names } = useText('ownerScreening');
  const { states } = useText('common');
  const [outcome, setOutcome] = useState(reference.outcome);
  const [note, setNote] = useState(reference.note);
  const save = useAction({
    mutationFn: recordReference,
    invalidates: [applicationQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.recordOf({ name: reference.fullName })}
      action={save}
      onClose={onClose}
      onSubmit={() => save.run({ referenceId: reference.id, outcome, note })}
    >
      <SelectField
        label={text.outcome}
        value={outcome}
        options={referenceOutcomes.map((value) => ({ value, label: names.referenceOutcome[value] }))}
        onChange={({ target }) =>
          setOutcome(referenceOutcomes.find((known) => known === target.value) ?? outcome)
        }
      />
      <TextArea
        label={text.referenceNote}
        optional={states.optional}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}
