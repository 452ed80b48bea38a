import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  type Enrolment,
  enrolSecondFactor,
  verifySecondFactor,
} from '#src/data/people/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { AuthenticatorKey, AuthenticatorPicture } from '#src/islands/shell/authenticator-key.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { OneTimeCodeForm } from '#src/islands/shell/one-time-code-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';

/** Sets up an authenticator app: begin, scan or type the key, prove it with a code. */
export function SecondFactorSetup() {
  const { setup } = useText('admin');
  const { product } = useText('common');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const begin = useAction({ mutationFn: () => enrolSecondFactor(product), onDone: setEnrolment });
  return (
    <>
      <PageHeader title={setup.title} description={setup.text} />
      <Card className="max-w-xl">
        {enrolment ? (
          <Confirm enrolment={enrolment} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <FailureNote text={begin.error} />
            <Button
              variant="primary"
              size="lg"
              icon={ShieldCheck}
              isBusy={begin.isRunning}
              onClick={() => void begin.run(undefined)}
            >
              {setup.begin}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}

function Confirm({ enrolment }: { enrolment: Enrolment }) {
  const { setup } = useText('admin');
  const { shell } = useText('common');
  const verify = useAction({
    mutationFn: (code: string) => verifySecondFactor(code, enrolment.factorId),
    toast: setup.done,
    errorTexts: shell.secondFactor.errors,
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <p>{setup.scan}</p>
        <AuthenticatorPicture enrolment={enrolment} alt={setup.qrCode} />
        <p>{setup.bySecret}</p>
        <AuthenticatorKey enrolment={enrolment} copied={setup.copied} />
      </div>
      <p>{setup.confirm}</p>
      <OneTimeCodeForm
        label={shell.secondFactor.code}
        submitLabel={setup.submit}
        invalidText={shell.secondFactor.codeInvalid}
        error={verify.error}
        isRunning={verify.isRunning}
        onSubmit={(code) => void verify.run(code)}
      />
    </div>
  );
}
