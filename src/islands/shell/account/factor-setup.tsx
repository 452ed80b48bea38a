import { Copy, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { createRecoveryCodes } from '#src/data/security/mutations.ts';
import { securityQueries } from '#src/data/security/queries.ts';
import { type Enrolment, enrolSecondFactor, verifySecondFactor } from '#src/data/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
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
          {begin.error ? (
            <div role="alert">
              <Notice tone="bad">{begin.error}</Notice>
            </div>
          ) : null}
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
  const { actions } = useText('common');
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
  const copy = async () => {
    await navigator.clipboard.writeText(enrolment.secret);
    showToast('success', text.copied);
  };
  return (
    <div className="grid gap-6 @2xl:grid-cols-[auto_minmax(0,1fr)]">
      {/* Scanners need a light ground around the code, in the dark theme too; the brand colour is one. */}
      <img
        src={enrolment.qrCode}
        alt={text.qrCode}
        width="192"
        height="192"
        className="rounded-control bg-brand p-2"
      />
      <div className="grid content-start gap-4">
        <p>{text.scan}</p>
        <p className="text-14 text-secondary">{text.bySecret}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="rounded-mark bg-sunken px-2 py-1 wrap-anywhere">{enrolment.secret}</code>
          <Button size="sm" icon={Copy} onClick={() => void copy()}>
            {actions.copy}
          </Button>
        </div>
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
