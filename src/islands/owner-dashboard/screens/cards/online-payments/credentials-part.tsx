import { useState } from 'react';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { CredentialsDialog } from './credentials-dialog.tsx';

interface CredentialsPartProps {
  processor: CardProcessorName;
  /** ISO 8601; null when none are kept. */
  setAt: string | null;
}

/** Whether the processor's credentials are kept, and the way to write them. */
export function CredentialsPart({ processor, setAt }: CredentialsPartProps) {
  const text = useText('ownerCards').cards;
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-14 font-medium">{text.credentials}</p>
        <p className="text-14 text-hint">
          {setAt
            ? text.credentialsSet({ date: formatInstant(setAt, language, timeZone) })
            : text.credentialsMissing}
        </p>
      </div>
      <Button onClick={() => setOpen(true)}>{setAt ? text.replace : text.enter}</Button>
      <CredentialsDialog
        key={processor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        processor={processor}
      />
    </div>
  );
}
