import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { createRecoveryCodes } from '#src/data/people/security/mutations.ts';
import { securityQueries } from '#src/data/people/security/queries.ts';
import {
  type Enrolment,
  enrolSecondFactor,
  verifySecondFactor,
} from '#src/data/people/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { AuthenticatorKey, AuthenticatorPicture } from '../authenticator-key.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { OneTimeCodeForm } from '../one-time-code-form.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';

interface FactorSetupProps {
  onCodes: (codes: string[]) => void;
}

/** Sets up an authenticator app: begin, scan or type the key, prove it with a code; recovery codes come with it. */
export function FactorSetup({ onCodes }: FactorSetupProps) {
  const { security } = useText('account');
  const { product } = useText('common');
  const text = security.factor;
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const begin = useAction({
    mutationFn: () => enrolSecondFactor(product),
    onDone: setEnrolment,
    errorTexts: text.errors,
  });
  return (
    <Card>
      {enrolment ? (
        <Confirm enrolment={enrolment} onCodes={onCodes} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <FailureNote text={begin.error} />
          <Button icon={ShieldCheck} isBusy={begin.isRunning} onClick={() => void begin.run(undefined)}>
            {text.begin}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Confirm({ enrolment, onCodes }: { enrolment: Enrolment; onCodes: (codes: string[]) => void }) {
  const { security, again } = useText('account');
  const text = security.factor;
  const { userId } = useSession();
  const verify = useAction({
    mutationFn: async (code: string) => {
      await verifySecondFactor(code, enrolment.factorId);
      // The app counts from here on, with or without codes; who has none is told so and can make them.
      return createRecoveryCodes().catch((): string[] => []);
    },
    invalidates: [securityQueries.all(userId)],
    toast: text.done,
    onDone: (codes) => {
      if (codes.length > 0) onCodes(codes);
    },
    errorTexts: text.errors,
  });
  return (
    <div className="grid gap-6 @2xl:grid-cols-[auto_minmax(0,1fr)]">
      <AuthenticatorPicture enrolment={enrolment} alt={text.qrCode} />
      <div className="grid content-start gap-4">
        <p>{text.scan}</p>
        <p className="text-14 text-secondary">{text.bySecret}</p>
        <AuthenticatorKey enrolment={enrolment} copied={text.copied} />
        <p>{text.confirm}</p>
        <div className="max-w-xs">
          <OneTimeCodeForm
            label={again.appCode}
            submitLabel={text.submit}
            invalidText={again.codeInvalid}
            error={verify.error}
            isRunning={verify.isRunning}
            onSubmit={(code) => void verify.run(code)}
          />
        </div>
      </div>
    </div>
  );
}
