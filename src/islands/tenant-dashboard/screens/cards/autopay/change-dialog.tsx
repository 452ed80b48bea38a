import { useState } from 'react';
import { changeAutopay } from '#src/data/cards/autopays/mutations.ts';
import { type Autopay, autopayQueries } from '#src/data/cards/autopays/queries.ts';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ConsentPart } from './consent-part.tsx';
import { type Terms, TermsFields } from './terms-fields.tsx';

interface ChangeDialogProps {
  autopay: Autopay;
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  onClose: () => void;
}

/** Another day or another limit, authorized anew. */
export function ChangeDialog({ autopay, lease, settings, onClose }: ChangeDialogProps) {
  const { active, form: text } = useText('tenantAutopay');
  const language = useLanguage();
  const [terms, setTerms] = useState<Terms>({ paysOn: autopay.paysOn, limitMinor: autopay.limitMinor });
  const [accepted, setAccepted] = useState<string | null>(null);
  const change = useAction({
    mutationFn: changeAutopay,
    invalidates: [autopayQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  const { limitMinor, paysOn } = terms;
  return (
    <ActionDialog
      onClose={onClose}
      title={active.change}
      submitLabel={text.save}
      action={change}
      input={
        limitMinor === null || limitMinor < settings.minimumMinor || accepted === null
          ? null
          : { autopayId: autopay.id, limitMinor, paysOn, consentVersion: accepted, language }
      }
    >
      <TermsFields
        terms={terms}
        currency={lease.currency}
        dueDay={lease.dueDay}
        rentMinor={lease.rentMinor ?? 0}
        minimumMinor={settings.minimumMinor}
        onChange={setTerms}
      />
      <ConsentPart accepted={accepted} onAccept={setAccepted} />
    </ActionDialog>
  );
}
