import { useState } from 'react';
import { type NewOwner, signUpOwner } from '#src/data/session/sign-in.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { NewPasswordField } from '#src/islands/shell/new-password-field.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { Button } from '#src/ui/components/button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { Addresses } from './addresses.ts';
import { EmailField } from './email-field.tsx';
import { EntryCard } from './entry-card.tsx';
import { signUpSchema } from './schemas.ts';

/** Makes an owner's account. */
export function SignUpCard({ addresses }: { addresses: Addresses }) {
  const text = useText('auth');
  const locale = useLanguage();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const form = useAppForm({
    schema: signUpSchema,
    defaults: { fullName: '', email: '', password: '' },
    draftKey: 'sign-up',
    texts: text,
  });
  const signUp = useAction({
    mutationFn: (owner: NewOwner) => signUpOwner(owner),
    onDone: (result, { email }) => {
      form.clearDraft();
      if (result === 'confirmation_sent') setUnconfirmed(email);
    },
  });

  if (unconfirmed !== null) {
    return <EntryCard title={text.signUp.confirmTitle} text={text.signUp.confirm({ email: unconfirmed })} />;
  }
  return (
    <EntryCard title={text.signUp.title} text={text.signUp.text} error={signUp.error}>
      <form
        onSubmit={form.submit((values) => signUp.run({ ...values, locale, returnTo: addresses.loginUrl }))}
        noValidate
        className="grid gap-4"
      >
        <TextField
          {...form.register('fullName')}
          label={text.signUp.name}
          error={form.errorOf('fullName')}
          autoComplete="name"
        />
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <NewPasswordField
          {...form.register('password')}
          label={text.password}
          typed={form.form.watch('password')}
          error={form.errorOf('password')}
        />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={signUp.isRunning}>
          {text.signUp.submit}
        </Button>
      </form>
      <p className="text-center text-14 text-secondary">
        {text.signUp.haveAccount}{' '}
        <a href={addresses.login} className={linkClass}>
          {text.signUp.toLogin}
        </a>
      </p>
    </EntryCard>
  );
}
