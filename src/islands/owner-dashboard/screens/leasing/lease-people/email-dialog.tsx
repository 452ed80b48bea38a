import { useState } from 'react';
import { setPersonEmail } from '#src/data/leasing/people/mutations.ts';
import { peopleQueries, type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Writes down the address of a tenant, without which nobody can be invited. */
export function EmailDialog({ tenant }: { tenant: Tenant }) {
  const text = useText('ownerMoney').lease.invitation;
  const { form } = useText('common');
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const save = useAction({
    mutationFn: setPersonEmail,
    invalidates: [tenantQueries.all, peopleQueries.all],
    toast: text.emailSaved,
    onDone: () => setOpen(false),
  });
  const isValid = EMAIL.test(email.trim());
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text.addEmail}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.emailTitle({ name: tenant.fullName })}
        action={save}
        input={isValid ? { personId: tenant.personId, email } : null}
      >
        <TextField
          label={text.addEmail}
          type="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isValid ? undefined : form.emailInvalid}
        />
      </ActionDialog>
    </>
  );
}
