import { useMemo, useState } from 'react';
import { changePassword } from '#src/data/people/security/mutations.ts';
import { securityQueries } from '#src/data/people/security/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection } from './account-page.tsx';
import { ProofFields, useHasSecondFactor } from './proof-fields.tsx';
import { newPasswordSchema, noProof, type ProofInput, type ProofWay, proofOf } from './proof-schema.ts';

/** Another password, for who shows the present one or a code by mail. */
export function PasswordSection() {
  const { security } = useText('account');
  const text = security.password;
  const [isOpen, setIsOpen] = useState(() => window.location.hash === '#password');
  return (
    <AccountSection id="password" title={text.title} text={text.text}>
      <Card>
        {isOpen ? (
          <PasswordForm onClose={() => setIsOpen(false)} />
        ) : (
          <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
        )}
      </Card>
    </AccountSection>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { security, again } = useText('account');
  const { actions, shell } = useText('common');
  const text = security.password;
  const { userId, email } = useSession();
  const hasApp = useHasSecondFactor();
  const [way, setWay] = useState<ProofWay>('password');
  const form = useAppForm({
    schema: useMemo(() => newPasswordSchema(way, hasApp), [way, hasApp]),
    defaults: { ...noProof, newPassword: '' },
    texts: { ...again },
  });
  const save = useAction({
    mutationFn: ({ newPassword, ...input }: ProofInput & { newPassword: string }) =>
      changePassword(proofOf(email, way, input), newPassword),
    invalidates: [securityQueries.all(userId)],
    toast: text.saved,
    onDone: onClose,
    errorTexts: again.errors,
  });
  return (
    <ActionForm action={save} onSubmit={form.submit(save.run)} className="grid max-w-lg gap-5">
      <ProofFields register={form.register} errorOf={form.errorOf} way={way} onWay={setWay} />
      <NewPasswordField
        label={shell.newPassword.label}
        typed={form.form.watch('newPassword')}
        error={form.errorOf('newPassword')}
        {...form.register('newPassword')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={save.isRunning}>
          {text.save}
        </Button>
        <Button variant="quiet" disabled={save.isRunning} onClick={onClose}>
          {actions.cancel}
        </Button>
      </div>
    </ActionForm>
  );
}
