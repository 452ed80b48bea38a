import { useId, useState } from 'react';
import { setPersonEmail } from '#src/data/leasing/people/mutations.ts';
import { peopleQueries, type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { DialogForm } from '#src/islands/shell/dialog-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Writes down the address of a tenant, without which nobody can be invited. */
export function EmailDialog({ tenant }: { tenant: Tenant }) {
  const text = useText('ownerMoney').lease.invitation;
  const { actions, form } = useText('common');
  const formId = useId();
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
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.emailTitle({ name: tenant.full_name })}
        closeLabel={actions.close}
        isLocked={save.isRunning}
        footer={
          <Button type="submit" form={formId} variant="primary" isBusy={save.isRunning}>
            {actions.save}
          </Button>
        }
      >
        <DialogForm
          id={formId}
          error={save.error}
          onSubmit={() => {
            if (isValid) void save.run({ personId: tenant.person_id, email });
          }}
        >
          {(isTried) => (
            <TextField
              label={text.addEmail}
              type="email"
              inputMode="email"
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={isTried && !isValid ? form.emailInvalid : undefined}
            />
          )}
        </DialogForm>
      </Dialog>
    </>
  );
}
