import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseHistoryQueries } from '#src/data/leasing/leases/history-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { invitationQueries } from '#src/data/people/invitations/queries.ts';
import { sendContract } from '#src/data/signing/contracts/mutations.ts';
import { contractQueries } from '#src/data/signing/contracts/queries.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { useSaid } from '#src/ui/components/in-form.ts';
import { Notice } from '#src/ui/components/notice.tsx';

interface SendDialogProps {
  lease: Lease;
  tenants: readonly Tenant[];
  onClose: () => void;
}

/** Says who will be written to, and whether guarantors sign too, before a document goes out. */
export function SendDialog({ lease, tenants, onClose }: SendDialogProps) {
  const { send: text } = useText('ownerContract');
  const { id: organizationId } = useOrganization();
  const language = useLanguage();
  const { data: guarantors = [] } = useQuery(leaseHistoryQueries.guarantors(organizationId, lease.id));
  const [withGuarantors, setWithGuarantors] = useState(true);
  const action = useAction({
    mutationFn: sendContract,
    invalidates: [contractQueries.all, invitationQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  const list = (people: readonly { fullName: string }[]) =>
    formatList(
      people.map(({ fullName: name }) => name),
      language,
    );
  const signing = withGuarantors ? [...tenants, ...guarantors] : tenants;
  const unreachable = signing.filter(({ email, userId }) => email === '' && userId === null);
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      action={action}
      input={
        unreachable.length > 0
          ? null
          : { leaseId: lease.id, withGuarantors: withGuarantors && guarantors.length > 0, language }
      }
    >
      <p className="text-secondary">{text.text({ names: list(signing) })}</p>
      {guarantors.length > 0 ? (
        <Checkbox
          label={text.guarantors({ names: list(guarantors) })}
          checked={withGuarantors}
          onChange={({ target }) => setWithGuarantors(target.checked)}
        />
      ) : null}
      {unreachable.length > 0 ? <Unreachable text={text.noEmail({ names: list(unreachable) })} /> : null}
    </ActionDialog>
  );
}

/** Told before it is sent, and why it was not afterwards. */
function Unreachable({ text }: { text: string }) {
  return useSaid({ error: text }) ? <FormFault text={text} /> : <Notice tone="warn">{text}</Notice>;
}
