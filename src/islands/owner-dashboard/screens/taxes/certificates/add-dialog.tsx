import { useState } from 'react';
import { saveSigningKey } from '#src/data/taxes/certificates.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { isOfPassword, type OpenedCertificate, type OpeningFault, openCertificateFile } from './open-file.ts';

const ACCEPTED = '.p12,.pfx,application/x-pkcs12';

/** Opens a certificate's file on the page, shows whose it is, and hands its key to be sealed. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const text = useText('ownerCertificates');
  const { id: organizationId } = useOrganization();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<OpeningFault | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [opened, setOpened] = useState<OpenedCertificate | null>(null);
  const save = useAction({
    mutationFn: saveSigningKey,
    invalidates: [taxQueries.all],
    toast: text.saved,
    errorTexts: text.refusals,
    onDone: onClose,
  });
  const open = async () => {
    setOpening(true);
    const found = await openCertificateFile(file, password);
    setOpening(false);
    if (typeof found === 'string') return setFault(found);
    setOpened(found);
    // It was needed for that alone.
    setPassword('');
  };
  return (
    <ActionDialog
      title={text.addTitle}
      submitLabel={opened ? text.save : isOpening ? text.opening : text.open}
      isDisabled={isOpening}
      action={save}
      onClose={onClose}
      onSubmit={() => {
        if (opened) void save.run({ organizationId, file: opened.file });
        else void open();
      }}
    >
      {opened ? (
        <CertificateFacts certificate={opened.certificate} />
      ) : (
        <>
          <p className="text-secondary">{text.addText}</p>
          <KeyFileField
            file={file}
            fault={fault && !isOfPassword(fault) ? text.faults[fault] : undefined}
            onChange={(chosen) => {
              setFile(chosen);
              setFault(null);
            }}
          />
          <PasswordField
            label={text.password}
            showLabel={text.show}
            hideLabel={text.hide}
            autoComplete="off"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              if (isOfPassword(fault)) setFault(null);
            }}
            error={fault && isOfPassword(fault) ? text.faults[fault] : undefined}
            isUrgent={isOfPassword(fault)}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface KeyFileFieldProps {
  file: File | null;
  fault: string | undefined;
  onChange: (file: File | null) => void;
}

function KeyFileField({ file, fault, onChange }: KeyFileFieldProps) {
  const text = useText('ownerCertificates');
  const { form } = useText('common');
  return (
    <FileField
      label={text.file}
      hint={text.fileHint}
      value={file}
      onChange={onChange}
      accept={ACCEPTED}
      chooseText={text.choose}
      removeLabel={form.removeFile}
      describe={({ name }) => name}
      error={fault}
      isUrgent={fault !== undefined}
    />
  );
}

function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const text = useText('ownerCertificates');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { commonName, holderId, issuerName, validFrom, validUntil } = certificate;
  const day = (instant: string) => formatInstant(instant, language, timeZone);
  return (
    <DefinitionList
      items={[
        { term: text.holder, value: commonName },
        { term: text.number, value: holderId },
        { term: text.authority, value: issuerName },
        { term: text.valid, value: text.from({ from: day(validFrom), until: day(validUntil) }) },
      ]}
    />
  );
}
