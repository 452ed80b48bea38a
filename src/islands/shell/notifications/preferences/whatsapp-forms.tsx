import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmCode, giveConsent } from '#src/data/notifications/preferences/mutations.ts';
import { preferenceQueries } from '#src/data/notifications/preferences/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { SectionSkeleton } from '../../account/account-page.tsx';
import { ActionForm } from '../../form/action-form.tsx';
import { QueryView } from '../../query-view.tsx';
import { useSession } from '../../session.ts';
import { useAction } from '../../use-action.ts';

/** `+1 (809) 555-0123` as +18095550123; null for what is no number with its country. */
const readPhone = (typed: string): string | null => {
  const phone = typed.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
};

/** The number, with the words that one agrees to. */
export function NumberForm() {
  const text = useText('notificationSettings').whatsapp;
  const language = useLanguage();
  const { userId } = useSession();
  const words = useQuery(preferenceQueries.consentText(language));
  const [typed, setTyped] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const give = useAction({
    mutationFn: giveConsent,
    invalidates: [
      preferenceQueries.consent(userId).queryKey,
      preferenceQueries.consentText(language).queryKey,
    ],
    toast: text.codeSent,
  });
  const phone = readPhone(typed);
  return (
    <QueryView query={words} skeleton={<SectionSkeleton lines={2} />}>
      {({ version, language: agreedIn, text: said }) => (
        <ActionForm
          action={give}
          input={phone && isAgreed ? { phone, consentVersion: version, language: agreedIn } : null}
        >
          <TextField
            type="tel"
            autoComplete="tel"
            label={text.phone}
            hint={text.phoneHint}
            column="phone"
            value={typed}
            error={phone ? undefined : text.phoneInvalid}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="max-w-prose text-15">{said}</p>
          <Checkbox
            label={text.agree}
            checked={isAgreed}
            error={isAgreed ? undefined : text.agreeMissing}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          <div>
            <Button type="submit" variant="primary" isBusy={give.isRunning}>
              {text.sendCode}
            </Button>
          </div>
        </ActionForm>
      )}
    </QueryView>
  );
}

/** The code that came to the number. */
export function CodeForm({ phone }: { phone: string }) {
  const text = useText('notificationSettings').whatsapp;
  const { userId } = useSession();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');
  const confirm = useAction({
    mutationFn: confirmCode,
    invalidates: [preferenceQueries.consent(userId).queryKey],
    toast: (result) => (result === 'confirmed' ? text.confirmed : ''),
    onDone: setAnswer,
  });
  const code = typed.replace(/\s/g, '');
  const isWhole = /^\d{6}$/.test(code);
  return (
    <ActionForm action={confirm} input={isWhole ? { code } : null}>
      <div role="status" className="empty:hidden">
        {answer === 'wrong' || answer === 'expired' ? <Notice tone="warn">{text[answer]}</Notice> : null}
      </div>
      <TextField
        inputMode="numeric"
        autoComplete="one-time-code"
        label={text.code}
        hint={text.codeHint({ phone })}
        value={typed}
        error={isWhole ? undefined : text.codeMissing}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={confirm.isRunning}>
          {text.confirm}
        </Button>
      </div>
    </ActionForm>
  );
}
