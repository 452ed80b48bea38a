import { useState } from 'react';
import { addDocument, DOCUMENT_TYPES, documentFault } from '#src/data/screening/applications/documents.ts';
import { type Application, applicationQueries } from '#src/data/screening/applications/queries.ts';
import { applicationDocumentKinds } from '#src/domain/foundation/enums.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { FileField } from '#src/ui/components/file-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

const BYTES_IN_A_MEGABYTE = 1024 * 1024;

/** Adds a paper: a picture or a PDF. */
export function DocumentDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { documents: text, names } = useText('ownerScreening');
  const { form } = useText('common');
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const [documentId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<(typeof applicationDocumentKinds)[number]>('income');
  const [file, setFile] = useState<File | null>(null);
  const fault = file ? documentFault(file) : 'fileMissing';
  const add = useAction({
    mutationFn: addDocument,
    invalidates: [applicationQueries.all],
    toast: text.added,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.addTitle}
      submitLabel={text.upload}
      action={add}
      onClose={onClose}
      input={
        file && !fault ? { organizationId, applicationId: application.id, documentId, kind, file } : null
      }
    >
      <SelectField
        label={text.kind}
        value={kind}
        options={applicationDocumentKinds.map((value) => ({ value, label: names.documentKind[value] }))}
        onChange={({ target }) =>
          setKind(applicationDocumentKinds.find((known) => known === target.value) ?? kind)
        }
      />
      <FileField
        label={text.file}
        hint={text.hint}
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
