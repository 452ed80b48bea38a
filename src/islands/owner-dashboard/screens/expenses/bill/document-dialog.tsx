import { useState } from 'react';
import { addBillDocument, DOCUMENT_TYPES, documentFault } from '#src/data/expenses/bills/documents.ts';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { FileField } from '#src/ui/components/file-field.tsx';

const BYTES_IN_A_MEGABYTE = 1024 * 1024;

/** Adds a paper: a picture or a PDF. */
export function DocumentDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { detail: text } = useText('ownerBills');
  const { form } = useText('common');
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const [file, setFile] = useState<File | null>(null);
  const fault = file ? documentFault(file) : 'fileMissing';
  const add = useAction({
    mutationFn: addBillDocument,
    invalidates: [billQueries.all],
    toast: text.uploaded,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.addDocument}
      submitLabel={text.upload}
      action={add}
      onClose={onClose}
      input={file && !fault ? { organizationId, billId: bill.id, file } : null}
    >
      <FileField
        label={text.file}
        hint={text.documentsHint}
        value={file}
        onChange={setFile}
        accept={DOCUMENT_TYPES}
        chooseText={text.chooseFile}
        removeLabel={form.removeFile}
        describe={({ name, size }) =>
          form.fileSelected({ name, size: `${formatNumber(size / BYTES_IN_A_MEGABYTE, language, 1)} MB` })
        }
        error={fault ? text[fault] : undefined}
        isUrgent={file !== null}
      />
    </ActionDialog>
  );
}
