import { useState } from 'react';
import { openLegalFile } from '#src/data/law/files/mutations.ts';
import { legalFileQueries } from '#src/data/law/files/queries.ts';
import { type LegalFileKind, legalFileKinds } from '#src/domain/law/legal-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { LeaseChoiceForm } from '#src/islands/owner-dashboard/screens/money/payment/tenant-picker.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface OpenFileDialogProps {
  /** Null: it is chosen first. */
  leaseId: string | null;
  onClose: () => void;
}

/** Opens a legal file of a lease, and goes there. */
export function OpenFileDialog({ leaseId: given, onClose }: OpenFileDialogProps) {
  const text = useText('legalFiles');
  const go = useGo();
  const [leaseId, setLeaseId] = useState(given);
  const [kind, setKind] = useState<LegalFileKind>('end_of_term');
  const open = useAction({
    mutationFn: openLegalFile,
    invalidates: [legalFileQueries.all],
    onDone: (id) => go(`/legal/files/${id}`),
  });
  if (leaseId === null)
    return (
      <ActionDialog title={text.open} submitLabel={text.open} onClose={onClose}>
        <LeaseChoiceForm onChoose={({ id }) => setLeaseId(id)} />
      </ActionDialog>
    );
  return (
    <ActionDialog
      title={text.open}
      submitLabel={text.open}
      onClose={onClose}
      action={open}
      input={{ leaseId, kind }}
    >
      <SelectField
        label={text.kind}
        value={kind}
        options={legalFileKinds.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={({ target }) => setKind(legalFileKinds.find((one) => one === target.value) ?? kind)}
      />
    </ActionDialog>
  );
}
