import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import { signContract } from '#src/data/signing/contracts/mutations.ts';
import {
  type ContractSigner,
  type ContractVersion,
  contractQueries,
} from '#src/data/signing/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';

const FEWEST_LETTERS = 3;

interface SignFormProps {
  version: Pick<ContractVersion, 'id' | 'sha256'>;
  signer: Pick<ContractSigner, 'id' | 'role' | 'fullName'>;
}

/** The consent, the name as it is typed, and the signature. What was read is signed: its fingerprint goes along. */
export function SignForm({ version, signer }: SignFormProps) {
  const { sign: text } = useText('contract');
  const [hasConsented, setConsented] = useState(false);
  const [name, setName] = useState('');
  const action = useAction({
    mutationFn: signContract,
    invalidates: [contractQueries.all, leaseQueries.all, tenancyQueries.all, ['units'], ['properties']],
    toast: (status) => (status === 'signed' ? text.doneByAll : text.done),
  });
  const isNamed = name.trim().length >= FEWEST_LETTERS;
  const isOther = action.failure?.code === 'signature_name_invalid' && signer.role !== 'landlord';
  const refused = isOther ? text.nameOther({ name: signer.fullName }) : undefined;
  return (
    <ActionForm
      action={{ ...action, error: isOther ? null : action.error }}
      input={hasConsented && isNamed ? { signerId: signer.id, name, sha256: version.sha256 } : null}
    >
      <p className="text-15 text-secondary">{text.text}</p>
      <Checkbox
        label={text.consent}
        checked={hasConsented}
        onChange={({ target }) => setConsented(target.checked)}
        error={!hasConsented ? text.consentMissing : undefined}
      />
      <TextField
        label={text.name}
        hint={signer.role === 'landlord' ? undefined : text.nameHint({ name: signer.fullName })}
        autoComplete="name"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={160}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          action.reset();
        }}
        error={!isNamed ? text.nameMissing : refused}
      />
      <Button type="submit" variant="primary" isBlock isBusy={action.isRunning}>
        {text.submit}
      </Button>
    </ActionForm>
  );
}
