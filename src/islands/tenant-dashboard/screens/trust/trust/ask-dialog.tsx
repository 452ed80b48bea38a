import { useState } from 'react';
import { askAboutData, dataRequestQueries, type Landlord } from '#src/data/trust/data-requests.ts';
import { type DataRequestKind, dataRequestKinds } from '#src/domain/trust/data-requests.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const LONGEST = 2000;

interface AskDialogProps {
  /** One or more. */
  landlords: readonly Landlord[];
  onClose: () => void;
}

/** Asks a landlord for a copy, a correction or the deletion of one's data. */
export function AskDialog({ landlords, onClose }: AskDialogProps) {
  const { tenant: text, kinds } = useText('dataRequests');
  const { states } = useText('common');
  const [organizationId, setOrganizationId] = useState(landlords[0]?.id ?? '');
  const [kind, setKind] = useState<DataRequestKind>('export');
  const [details, setDetails] = useState('');
  const isMissing = kind === 'correction' && details.trim() === '';
  const ask = useAction({
    mutationFn: askAboutData,
    invalidates: [dataRequestQueries.all],
    toast: text.sent,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.ask}
      submitLabel={text.send}
      action={ask}
      input={isMissing ? null : { organizationId, kind, details: details.trim() }}
    >
      {landlords.length > 1 ? (
        <SelectField
          label={text.whom}
          value={organizationId}
          options={landlords.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setOrganizationId(event.target.value)}
        />
      ) : null}
      <ChoiceGroup
        label={text.kind}
        value={kind}
        choices={dataRequestKinds.map((value) => ({ value, label: kinds[value] }))}
        onChange={(event) => setKind(event.target.value as DataRequestKind)}
      />
      <TextArea
        label={text.details}
        hint={text.detailsHint}
        {...(kind === 'correction' ? {} : { optional: states.optional })}
        rows={4}
        maxLength={LONGEST}
        value={details}
        column="details"
        error={isMissing ? text.detailsMissing : undefined}
        onChange={(event) => setDetails(event.target.value)}
      />
    </ActionDialog>
  );
}
