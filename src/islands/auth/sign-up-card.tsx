import { useState } from 'react';
import { type NewOwner, signUpOwner } from '#src/data/people/session/sign-in.ts';
import { SIGN_UP_DRAFT } from '#src/domain/foundation/browser-keys.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { isPasswordRefused, NewPasswordField } from '#src/islands/shell/new-password-field.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { Addresses } from './addresses.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { EmailField } from './email-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { asTyped, signUpSchema } from './schemas.ts';

/** Makes an owner's account. */
export function SignUpCard({ addresses }: { addresses: Addresses }) {
  const text = useText('auth');
  const locale = useLanguage();
  const [sent, setSent] = useState<NewOwner | null>(null);
  const form = useAppForm({
    schema: signUpSchema,
    defaults: asTyped,
    draftKey: SIGN_UP_DRAFT,
    texts: text,
  });
  const signUp = useAction({
    mutationFn: (owner: NewOwner) => signUpOwner(owner),
    onDone: (result, owner) => {
      form.clearDraft();
      if (result === 'confirmation_sent') setSent(owner);
    },
  });

  if (sent) {
    return <ConfirmCard email={sent.email} owner={sent} addresses={addresses} onBack={() => setSent(null)} />;
  }
  return (
    <EntryCard
      title={text.signUp.title}
      text={text.signUp.text}
      error={isPasswordRefused(signUp.failure) ? null : signUp.error}
    >
      <Form
        method="post"
        onSubmit={form.submit((values) =>
          signUp.run({ ...values, attempt: crypto.randomUUID(), locale, returnTo: addresses.loginUrl }),
        )}
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
          typed={form.form.watch('password', '')}
          error={form.errorOf('password')}
          failure={signUp.failure}
        />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={signUp.isRunning}>
          {text.signUp.submit}
        </Button>
      </Form>
      <ProviderButtons returnTo={addresses.loginUrl} />
      <p className="text-center text-14 text-secondary">
        {text.signUp.haveAccount}{' '}
        <a href={addresses.login} className={linkClass}>
          {text.signUp.toLogin}
        </a>
      </p>
    </EntryCard>
  );
}
