import { useState } from 'react';
import { recordConsent, type SigningCertificate } from '#src/data/taxes/certificates.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { CONSENT_VERSION } from './consent-version.ts';

interface ConsentDialogProps {
  certificate: SigningCertificate;
  onClose: () => void;
}

/**
 * What the law asks of whoever keeps a key, before one signs receipts with fiscal value here. It begins at the text, which is longer
 * than a phone: whoever consents has it before the box.
 */
export function ConsentDialog({
  certificate: { id: certificateId, holderName },
  onClose,
}: ConsentDialogProps) {
  const text = useText('ownerCertificates');
  const [isGiven, setGiven] = useState(false);
  const consent = useAction({
    mutationFn: recordConsent,
    invalidates: [taxQueries.all],
    toast: text.consented,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.consentTitle}
      submitLabel={text.consentSubmit}
      action={consent}
      onClose={onClose}
      input={isGiven ? { certificateId, version: CONSENT_VERSION } : null}
    >
      <p tabIndex={-1} data-autofocus className="font-medium focus-visible:outline-none">
        {text.consentLead({ holder: holderName })}
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {text.consentText.map(({ about, text: said }) => (
          <li key={about}>
            <strong>{about}</strong> {said}
          </li>
        ))}
      </ul>
      <Checkbox
        label={text.consentCheck}
        checked={isGiven}
        onChange={({ target }) => setGiven(target.checked)}
        error={isGiven ? undefined : text.consentNeeded}
      />
    </ActionDialog>
  );
}
