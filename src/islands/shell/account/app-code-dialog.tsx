import { verifySecondFactor } from '#src/data/people/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { OneTimeCodeForm } from '../one-time-code-form.tsx';
import { useAction } from '../use-action.ts';

interface AppCodeDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  submitLabel: string;
  /** Why what follows the code failed. */
  error: string | null;
  isRunning: boolean;
  /** The code was right, and the session says so. */
  onVerified: () => void;
  onClose: () => void;
}

/** Asks for the app's code once more before what a session left open must not be enough for. */
export function AppCodeDialog(props: AppCodeDialogProps) {
  const { isOpen, title, text, submitLabel, error, isRunning, onVerified, onClose } = props;
  const { again, security } = useText('account');
  const { actions } = useText('common');
  const verify = useAction({
    mutationFn: (code: string) => verifySecondFactor(code),
    onDone: onVerified,
    errorTexts: security.factor.errors,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={actions.close}
      isLocked={isRunning || verify.isRunning}
    >
      <p className="mb-5 text-secondary">{text}</p>
      <OneTimeCodeForm
        label={again.appCode}
        submitLabel={submitLabel}
        invalidText={again.codeInvalid}
        error={verify.error ?? error}
        isRunning={verify.isRunning || isRunning}
        onSubmit={(code) => void verify.run(code)}
      />
    </Dialog>
  );
}
