import * as v from 'valibot';
import { isPasswordAcceptable } from '#src/domain/people/password-rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { NewPasswordField } from '#src/islands/shell/new-password-field.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const MAX_NAME_LENGTH = 120;

const password = v.pipe(v.string(), v.check(isPasswordAcceptable, 'passwordWeak'));
const schema = v.object({ name: v.string(), password });
const schemaWithName = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty('required')), password });

/** What somebody new says of themselves. */
export interface FirstAccess {
  /** Empty where it was not asked for: a tenant's name is known from the lease. */
  readonly name: string;
  readonly password: string;
}

interface PasswordFormProps {
  email: string;
  asksName: boolean;
  isRunning: boolean;
  onSubmit: (first: FirstAccess) => unknown;
}

/** The invited person's first password and, of a member of a team, their name. */
export function PasswordForm({ email, asksName, isRunning, onSubmit }: PasswordFormProps) {
  const text = useText('auth');
  const { shell } = useText('common');
  const form = useAppForm({
    schema: asksName ? schemaWithName : schema,
    defaults: { name: '', password: '' },
    texts: text,
  });
  return (
    <Form onSubmit={form.submit(onSubmit)} className="grid gap-4">
      {asksName ? (
        <TextField
          {...form.register('name')}
          label={text.invitation.name}
          hint={text.invitation.nameHint}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          error={form.errorOf('name')}
        />
      ) : null}
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
    </Form>
  );
}
