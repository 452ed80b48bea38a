import * as v from 'valibot';
import { isPasswordAcceptable } from '#src/domain/password-rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { NewPasswordField } from '#src/islands/shell/new-password-field.tsx';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { Button } from '#src/ui/components/button.tsx';

const schema = v.object({ password: v.pipe(v.string(), v.check(isPasswordAcceptable, 'passwordWeak')) });

interface PasswordFormProps {
  email: string;
  isRunning: boolean;
  onSubmit: (password: string) => unknown;
}

/** The invited person's first password. */
export function PasswordForm({ email, isRunning, onSubmit }: PasswordFormProps) {
  const text = useText('auth');
  const { shell } = useText('common');
  const form = useAppForm({ schema, defaults: { password: '' }, texts: text });
  return (
    <form onSubmit={form.submit(({ password }) => onSubmit(password))} noValidate className="grid gap-4">
      <p className="text-secondary">{text.invitation.choosePassword}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        {...form.register('password')}
        label={shell.newPassword.label}
        typed={form.form.watch('password')}
        error={form.errorOf('password')}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isRunning}>
        {text.invitation.setAndAccept}
      </Button>
    </form>
  );
}
