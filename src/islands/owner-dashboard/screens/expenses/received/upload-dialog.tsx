import { useState } from 'react';
import { uploadReceipt } from '#src/data/expenses/received/mutations.ts';
import { receivedQueries } from '#src/data/expenses/received/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { FileField } from '#src/ui/components/file-field.tsx';
import { billKeys } from '../bills/bill-keys.ts';

const ACCEPTED = '.xml,text/xml,application/xml';
const KB = 1024;

/** Reads the file of an electronic receipt into the form of its bill, which opens. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { upload: text } = useText('ownerReceived');
  const { form } = useText('common');
  const { id: organizationId } = useOrganization();
  const language = useLanguage();
  const go = useGo();
  const [file, setFile] = useState<File | null>(null);
  const send = useAction({
    mutationFn: uploadReceipt,
    invalidates: [receivedQueries.all, ...billKeys],
    toast: text.done,
    onDone: ({ billId }) => {
      onClose();
      go(`/finance/expenses/${billId}/edit`);
    },
  });
  const sizeOf = (size: number) => `${formatNumber(Math.ceil(size / KB), language)} KB`;
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={send}
      onClose={onClose}
      input={file ? { organizationId, file } : null}
    >
      <p className="text-15 text-secondary">{text.text}</p>
      <FileField
        label={text.file}
        hint={text.hint}
        accept={ACCEPTED}
        value={file}
        onChange={(chosen) => {
          send.reset();
          setFile(chosen);
        }}
        error={file ? undefined : text.missing}
        chooseText={text.choose}
        removeLabel={form.removeFile}
        describe={({ name, size }) => form.fileSelected({ name, size: sizeOf(size) })}
      />
    </ActionDialog>
  );
}
