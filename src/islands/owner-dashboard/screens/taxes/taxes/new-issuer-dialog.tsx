import { useState } from 'react';
import { saveFiscalIssuer } from '#src/data/taxes/issuers.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { type TaxpayerKind, taxpayerKinds } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import {
  checkTaxNumber,
  formatTaxNumber,
} from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { NEW_ISSUER } from './profile-schema.ts';
import { ISSUER } from './use-issuer.ts';

/** An owner whose property is managed here, by name and number; the rest is said in their profile. */
export function NewIssuerDialog({ onClose }: { onClose: () => void }) {
  const { issuers: text, profile } = useText('ownerTaxes');
  const { form: common } = useText('common');
  const { id: organizationId } = useOrganization();
  const go = useGo();
  // One id for all attempts: pressed twice, it is one issuer.
  const [issuerId] = useState(() => crypto.randomUUID());
  const [legalName, setLegalName] = useState('');
  const [typed, setTyped] = useState('');
  const [taxpayerKind, setKind] = useState<TaxpayerKind>('person');
  const number = checkTaxNumber(typed);
  const isRight = legalName.trim() !== '' && typed.trim() !== '' && number.status !== 'malformed';
  const save = useAction({
    mutationFn: saveFiscalIssuer,
    invalidates: [taxQueries.all],
    toast: text.added,
    onDone: () => {
      onClose();
      go(`/finance/taxes/profile?${ISSUER}=${issuerId}`);
    },
  });
  return (
    <ActionDialog
      title={text.add}
      action={save}
      onClose={onClose}
      onSubmit={() => {
        if (!isRight) return;
        void save.run({
          ...NEW_ISSUER,
          organizationId,
          issuerId,
          legalName,
          taxpayerKind,
          taxId: number.value,
        });
      }}
    >
      <p className="text-secondary">{text.addText}</p>
      <TextField
        label={profile.legalName}
        value={legalName}
        onChange={(event) => setLegalName(event.target.value)}
        error={legalName.trim() === '' ? common.required : undefined}
      />
      <TextField
        label={profile.taxId}
        hint={number.status === 'suspicious' ? profile.taxIdSuspicious : profile.taxIdHint}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(formatTaxNumber(typed))}
        error={
          typed.trim() === ''
            ? common.required
            : number.status === 'malformed'
              ? profile.taxIdMalformed
              : undefined
        }
      />
      <SelectField
        label={profile.kind}
        value={taxpayerKind}
        options={taxpayerKinds.map((value) => ({ value, label: profile.kinds[value] }))}
        onChange={(event) => setKind(taxpayerKinds.find((own) => own === event.target.value) ?? 'person')}
      />
    </ActionDialog>
  );
}
