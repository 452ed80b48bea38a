import { useState } from 'react';
import { enterWithRecoveryCode } from '#src/data/people/security/mutations.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useAction } from '../use-action.ts';

const namespaces: readonly Namespace[] = ['account'];

/** Enters with a recovery code in place of the authenticator app; its words come with it. */
export function RecoveryCodeForm({ onBack }: { onBack: () => void }) {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces} fallback={<Spinner size="lg" />}>
      <CodeForm onBack={onBack} />
    </TextProvider>
  );
}

function CodeForm({ onBack }: { onBack: () => void }) {
  const { security } = useText('account');
  const text = security.recovery;
  const [code, setCode] = useState('');
  const enter = useAction({ mutationFn: enterWithRecoveryCode, errorTexts: text.errors });

  return (
    <>
      <h1 className="text-25">{text.title}</h1>
      <p className="mt-1 mb-5 text-secondary">{text.text}</p>
      <ActionForm action={enter} input={code.trim() || null}>
        <TextField
          label={text.label}
          hint={text.hint}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={code.trim() === '' ? text.missing : undefined}
          inputClassName="text-20 tracking-wider"
        />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={enter.isRunning}>
          {text.submit}
        </Button>
        <Button variant="quiet" isBlock onClick={onBack}>
          {text.back}
        </Button>
      </ActionForm>
    </>
  );
}
