import { useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ConsentWords } from './consent-words.tsx';

interface ConsentPartProps {
  /** The version that was accepted; null while none is. */
  accepted: string | null;
  onAccept: (version: string | null) => void;
}

/** The authorization, word by word, and its acceptance. */
export function ConsentPart({ accepted, onAccept }: ConsentPartProps) {
  const { form: text } = useText('tenantAutopay');
  return (
    <ConsentWords>
      {(version) => (
        <Checkbox
          label={text.consent}
          checked={accepted === version}
          error={accepted !== version ? text.consentMissing : undefined}
          onChange={(event) => onAccept(event.target.checked ? version : null)}
        />
      )}
    </ConsentWords>
  );
}
