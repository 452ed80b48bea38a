import { useState } from 'react';
import { signIn } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import type { Addresses } from './addresses.ts';
import { CodeCard } from './code-card.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { EmailField } from './email-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { asTyped, loginSchema } from './schemas.ts';

export interface LoginCardProps {
  addresses: Addresses;
  /** The link that led here did not sign anybody in. */
  hasStaleLink: boolean;
  /** A session ended while its reader was at work. */
  hasEnded: boolean;
}

/** Signs in by password; a code by e-mail is the other way. */
export function LoginCard({ addresses, hasStaleLink, hasEnded }: LoginCardProps) {
  const text = useText('auth');
  const common = useText('common');
  const [isByCode, setIsByCode] = useState(false);
  const form = useAppForm({ schema: loginSchema, defaults: asTyped, texts: text });
  const enter = useAction({ mutationFn: signIn });

  if (isByCode) {
    return (
      <CodeCard
        initialEmail={form.form.getValues('email')}
        returnTo={addresses.loginUrl}
        onPassword={() => setIsByCode(false)}
      />
    );
  }
  if (enter.failure?.code === 'email_not_confirmed') {
    const email = form.form.getValues('email');
    return <ConfirmCard email={email} owner={null} addresses={addresses} onBack={enter.reset} />;
  }
  return (
    <EntryCard
      title={text.login.title}
      text={text.login.text}
      note={hasStaleLink ? text.login.expiredLink : hasEnded ? text.login.sessionEnded : undefined}
      error={enter.error}
    >
      <Form method="post" onSubmit={form.submit(enter.run)} className="grid gap-4">
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <PasswordField
          {...form.register('password')}
          label={text.password}
          error={form.errorOf('password')}
          autoComplete="current-password"
          showLabel={common.form.showPassword}
          hideLabel={common.form.hidePassword}
        />
        <a href={addresses.recovery} className={classNames(linkClass, '-mt-2 justify-self-end text-14')}>
          {text.login.forgotten}
        </a>
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={enter.isRunning}>
          {text.login.submit}
        </Button>
      </Form>
      <ProviderButtons returnTo={addresses.loginUrl} />
      <Button variant="quiet" isBlock onClick={() => setIsByCode(true)}>
        {text.login.withCode}
      </Button>
      <p className="text-center text-14 text-secondary">
        {text.login.noAccount}{' '}
        <a href={addresses.signUp} className={linkClass}>
          {text.login.toSignUp}
        </a>
      </p>
    </EntryCard>
  );
}
