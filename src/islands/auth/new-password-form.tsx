import { setPassword } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { isPasswordRefused, NewPasswordField } from '#src/islands/shell/new-password-field.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { newPasswordSchema } from './schemas.ts';

/** Sets a new password for who came by the mail, or is signed in anyway. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const text = useText('auth');
  const { shell } = useText('common');
  const form = useAppForm({ schema: newPasswordSchema, defaults: { password: '' }, texts: text });
  const save = useAction({ mutationFn: setPassword, toast: text.recovery.saved, onDone });
  return (
    <EntryCard
      title={text.recovery.newTitle}
      text={text.recovery.newText({ email })}
      error={isPasswordRefused(save.failure) ? null : save.error}
    >
      <Form onSubmit={form.submit(({ password }) => save.run(password))} className="grid gap-4">
        {/* For password managers, which otherwise would not know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          {...form.register('password')}
          label={shell.newPassword.label}
          typed={form.form.watch('password')}
          error={form.errorOf('password')}
          failure={save.failure}
        />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={save.isRunning}>
          {text.recovery.save}
        </Button>
      </Form>
      <Button variant="quiet" isBlock onClick={onDone}>
        {text.recovery.skip}
      </Button>
    </EntryCard>
  );
}
