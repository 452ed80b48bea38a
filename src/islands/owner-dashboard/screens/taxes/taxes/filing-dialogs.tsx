import { useState } from 'react';
import type { IssuerKey } from '#src/data/taxes/issuers.ts';
import { fileTaxForm, reopenTaxForm } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { UnsettledNotice } from '../ecf/unsettled-notice.tsx';

interface FilingDialogProps extends IssuerKey {
  form: TaxForm;
  month: IsoMonth;
  onClose: () => void;
}

/** Asks before the month is closed for changes. */
export function FileDialog({ sha256, onClose, ...key }: FilingDialogProps & { sha256: string }) {
  const { form: text } = useText('ownerTaxes');
  const file = useAction({
    mutationFn: fileTaxForm,
    invalidates: [taxQueries.all],
    toast: text.filed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.fileTitle({ form: key.form })}
      submitLabel={text.file}
      action={file}
      onClose={onClose}
      onConfirm={() => void file.run({ ...key, sha256 })}
    >
      <p>{text.fileText}</p>
      <UnsettledNotice month={key.month} />
    </ActionDialog>
  );
}

/** Asks why a form is opened again. */
export function ReopenDialog({ onClose, ...key }: FilingDialogProps) {
  const { form: text } = useText('ownerTaxes');
  const common = useText('common');
  const [reason, setReason] = useState('');
  const reopen = useAction({
    mutationFn: reopenTaxForm,
    invalidates: [taxQueries.all],
    toast: text.reopened,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.reopenTitle({ form: key.form })}
      submitLabel={text.reopen}
      action={reopen}
      onClose={onClose}
      input={reason.trim() !== '' ? { ...key, reason: reason.trim() } : null}
    >
      <p>{text.reopenText}</p>
      <TextArea
        label={text.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={reason.trim() === '' ? common.form.required : undefined}
      />
    </ActionDialog>
  );
}
