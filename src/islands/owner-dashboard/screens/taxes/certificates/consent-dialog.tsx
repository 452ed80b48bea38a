import { useState } from 'react';
import { recordConsent } from '#src/data/taxes/certificates.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

/** Names the text below in both languages: whoever changes what it says gives it another name. */
const CONSENT_VERSION = '2026-11-27';

interface ConsentDialogProps {
  certificateId: string;
  onClose: () => void;
}

/** What the law asks of whoever keeps a key, before one signs receipts with fiscal value here. */
export function ConsentDialog({ certificateId, onClose }: ConsentDialogProps) {
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
      <ul className="grid list-disc gap-2 pl-5">
        {text.consentText.map((said) => (
          <li key={said}>{said}</li>
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
