import { useState } from 'react';
import { verifySecondFactor } from '#src/data/people/session/second-factor.ts';
import { leaveThisBrowser } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { lazyPart } from './lazy-part.tsx';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { useAction } from './use-action.ts';

const RecoveryCodeForm = lazyPart(
  () => import('./account/recovery-code-form.tsx').then((file) => file.RecoveryCodeForm),
  {
    fallback: () => <Spinner size="lg" />,
  },
);

/** Asks for the code of the authenticator app. The session's next event tells everybody that it was right. */
export function SecondFactorChallenge() {
  const { secondFactor } = useText('common').shell;
  const [isRecovering, setIsRecovering] = useState(false);
  const leave = useAction({ mutationFn: leaveThisBrowser });
  return (
    <PlainFrame width="card">
      <Card>
        {isRecovering ? (
          <RecoveryCodeForm onBack={() => setIsRecovering(false)} />
        ) : (
          <AppCode onRecover={() => setIsRecovering(true)} />
        )}
        <Button
          variant="quiet"
          isBlock
          className="mt-1"
          isBusy={leave.isRunning}
          onClick={() => void leave.run(undefined)}
        >
          {secondFactor.otherAccount}
        </Button>
      </Card>
    </PlainFrame>
  );
}

function AppCode({ onRecover }: { onRecover: () => void }) {
  const { secondFactor } = useText('common').shell;
  const verify = useAction({
    mutationFn: (code: string) => verifySecondFactor(code),
    errorTexts: secondFactor.errors,
  });
  return (
    <>
      <h1 className="text-25">{secondFactor.title}</h1>
      <p className="mt-1 mb-5 text-secondary">{secondFactor.text}</p>
      <OneTimeCodeForm
        label={secondFactor.code}
        submitLabel={secondFactor.verify}
        invalidText={secondFactor.codeInvalid}
        error={verify.error}
        isRunning={verify.isRunning}
        onSubmit={(code) => void verify.run(code)}
      />
      <Button variant="quiet" isBlock className="mt-3" onClick={onRecover}>
        {secondFactor.useRecoveryCode}
      </Button>
    </>
  );
}
