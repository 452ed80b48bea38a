import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useRouter, useSearch } from 'wouter';
import { changeEmail } from '#src/data/people/account/mutations.ts';
import { accountQueries } from '#src/data/people/account/queries.ts';
import type { Language } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { AppLink } from '../app-link.tsx';
import { loginPath } from '../area-paths.ts';
import { ActionForm } from '../form/action-form.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { loneLinkClass } from '../link-class.ts';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection } from './account-page.tsx';

const CAME_BY_LINK = 'new-email';

/** The address one signs in with. A new one is confirmed from both mailboxes. */
export function EmailSection() {
  const { settings } = useText('account');
  const text = settings.account;
  const { userId, email } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const cameByLink = new URLSearchParams(useSearch()).has(CAME_BY_LINK);
  const pending = useQuery(accountQueries.pendingEmail(userId));
  return (
    <AccountSection id="account" title={text.title} text={text.text}>
      <div role="status" className="empty:hidden">
        {pending.data ? (
          <Notice>
            {cameByLink ? text.firstConfirmed : text.sent({ email: pending.data, current: email })}
          </Notice>
        ) : null}
        {pending.data === null && cameByLink ? <Notice tone="good">{text.changed}</Notice> : null}
      </div>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <span className="min-w-0">
            <span className="block text-14 text-hint">{text.email}</span>
            <span className="wrap-anywhere">{email}</span>
          </span>
          {isOpen ? null : <Button onClick={() => setIsOpen(true)}>{text.change}</Button>}
        </div>
        {isOpen ? <EmailForm onSent={() => setIsOpen(false)} onCancel={() => setIsOpen(false)} /> : null}
        <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4">
          {text.passwordAndSteps}
          <AppLink to="/settings/security" className={loneLinkClass}>
            {text.toSecurity}
          </AppLink>
        </p>
      </Card>
    </AccountSection>
  );
}

const schemaFor = (current: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.email('emailInvalid'),
      v.check((email) => email.toLowerCase() !== current.toLowerCase(), 'sameEmail'),
    ),
  });

function EmailForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const { settings } = useText('account');
  const { actions } = useText('common');
  const text = settings.account;
  const { userId, email } = useSession();
  const { base } = useRouter();
  const language = useLanguage();
  const [schema] = useState(() => schemaFor(email));
  const form = useAppForm({ schema, defaults: { email: '' }, texts: { sameEmail: text.sameEmail } });
  const send = useAction({
    mutationFn: ({ email: next }: { email: string }) => changeEmail(next, returnAddress(language, base)),
    invalidates: [accountQueries.pendingEmail(userId).queryKey],
    onDone: onSent,
  });
  return (
    <ActionForm
      action={send}
      onSubmit={form.submit(send.run)}
      className="mt-5 grid gap-5 border-t border-line pt-5"
    >
      <TextField
        label={text.newEmail}
        hint={text.newEmailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('email')}
        {...form.register('email')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={send.isRunning}>
          {text.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </ActionForm>
  );
}

/**
 * Where both links lead: by way of the sign-in page, which knows what to do with a link that is stale or that is opened
 * where nobody is signed in, back to this screen.
 */
function returnAddress(language: Language, base: string): string {
  return window.location.origin + loginPath(language, `${base}/settings?${CAME_BY_LINK}`);
}
