import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { sendSignInCode } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { $auth } from '#src/stores/auth.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import type { ProofInput, ProofWay } from './proof-schema.ts';

/** Whether the account has an authenticator app, as the session knows it. */
export function useHasSecondFactor(): boolean {
  const { user } = useStore($auth);
  return user?.factors?.some(({ status }) => status === 'verified') ?? false;
}

interface ProofFieldsProps<Input extends ProofInput & FieldValues> {
  register: UseFormRegister<Input>;
  errorOf: (name: Path<Input>) => string | undefined;
  way: ProofWay;
  onWay: (way: ProofWay) => void;
}

/** Shows that it is the account's holder: by the password or a mailed code, and by the app where there is one. */
export function ProofFields<Input extends ProofInput & FieldValues>(props: ProofFieldsProps<Input>) {
  const { register, errorOf, way, onWay } = props;
  const { again } = useText('account');
  const { form } = useText('common');
  const { email } = useSession();
  const hasApp = useHasSecondFactor();
  const [isMailed, setIsMailed] = useState(false);
  const mail = useAction({
    mutationFn: () => sendSignInCode(email, window.location.origin),
    onDone: () => {
      setIsMailed(true);
      onWay('mail');
    },
  });
  const field = (name: keyof ProofInput) => ({
    error: errorOf(name as Path<Input>),
    ...register(name as Path<Input>),
  });
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const;
  return (
    <div className="grid gap-4">
      {/* Password managers find the account that the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {way === 'password' ? (
        <PasswordField
          label={again.password}
          autoComplete="current-password"
          showLabel={form.showPassword}
          hideLabel={form.hidePassword}
          {...field('password')}
        />
      ) : (
        <TextField
          label={again.mailedCode}
          hint={again.mailed({ email })}
          {...code}
          {...field('mailedCode')}
        />
      )}
      <FailureNote text={mail.error} />
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        isBusy={mail.isRunning}
        onClick={() => {
          if (way === 'mail') return onWay('password');
          if (isMailed) return onWay('mail');
          void mail.run(undefined);
        }}
      >
        {way === 'password' ? again.byMail : again.byPassword}
      </Button>
      {hasApp ? <TextField label={again.appCode} {...code} {...field('appCode')} /> : null}
    </div>
  );
}
