import { useState } from 'react';
import { addVendorDocument, type NewVendorDocument } from '#src/data/expenses/vendors/documents.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { DOCUMENT_TYPES, documentFault } from '#src/data/screening/applications/documents.ts';
import { type VendorDocumentKind, vendorDocumentKinds } from '#src/domain/documents/vendor-document.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const BYTES_IN_A_MEGABYTE = 1024 * 1024;

interface Draft {
  kind: VendorDocumentKind | '';
  number: string;
  validFrom: string;
  validUntil: string;
  note: string;
}
const EMPTY: Draft = { kind: '', number: '', validFrom: '', validUntil: '', note: '' };

/** Notes a paper of a vendor: what it is, until when it is valid, and its file where there is one. */
export function VendorDocumentDialog({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const text = useText('vendorDocuments');
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const [draft, change] = useDraft<Draft>(EMPTY);
  const [file, setFile] = useState<File | null>(null);
  const fault = file ? documentFault(file) : null;
  const isEarly = draft.validFrom !== '' && draft.validUntil !== '' && draft.validUntil < draft.validFrom;
  const add = useAction({
    mutationFn: (input: NewVendorDocument, documentId: string) => addVendorDocument(input, documentId),
    invalidates: [vendorQueries.all],
    toast: text.saved,
    errorTexts: { too_many_documents: text.problems.full },
    onDone: onClose,
  });
  const { kind } = draft;
  const isWrong = kind === '' || isEarly || fault !== null;
  const optional = states.optional;
  const days = { validFrom: draft.validFrom || null, validUntil: draft.validUntil || null };
  return (
    <ActionDialog
      title={text.add}
      submitLabel={text.save}
      action={add}
      input={isWrong ? null : { ...draft, ...days, kind, organizationId, vendorId, file }}
      onClose={onClose}
    >
      <SelectField
        label={text.kind}
        placeholder=""
        options={vendorDocumentKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        error={kind === '' ? text.problems.kindMissing : undefined}
        onChange={(event) => change({ kind: event.target.value as Draft['kind'] })}
      />
      <TextField
        label={text.number}
        optional={optional}
        autoComplete="off"
        maxLength={60}
        value={draft.number}
        onChange={(event) => change({ number: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label={text.validFrom}
          optional={optional}
          value={draft.validFrom}
          onChange={(event) => change({ validFrom: event.target.value })}
        />
        <DateField
          label={text.validUntil}
          optional={optional}
          value={draft.validUntil}
          error={isEarly ? text.problems.untilEarly : undefined}
          onChange={(event) => change({ validUntil: event.target.value })}
        />
      </div>
      <PaperFile file={file} fault={fault} onChange={setFile} />
      <TextArea
        label={text.note}
        optional={optional}
        rows={2}
        maxLength={500}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </ActionDialog>
  );
}

interface PaperFileProps {
  file: File | null;
  fault: ReturnType<typeof documentFault>;
  onChange: (file: File | null) => void;
}

function PaperFile({ file, fault, onChange }: PaperFileProps) {
  const text = useText('vendorDocuments');
  const { states, form } = useText('common');
  const language = useLanguage();
  return (
    <FileField
      label={text.file}
      hint={text.hint}
      optional={states.optional}
      value={file}
      onChange={onChange}
      accept={DOCUMENT_TYPES}
      chooseText={text.choose}
      removeLabel={form.removeFile}
      describe={({ name, size }) =>
        form.fileSelected({ name, size: `${formatNumber(size / BYTES_IN_A_MEGABYTE, language, 1)} MB` })
      }
      error={fault ? text.problems[fault === 'fileType' ? 'fileType' : 'fileSize'] : undefined}
      isUrgent={file !== null}
    />
  );
}
