import { Copy } from 'lucide-react';
import type { Enrolment } from '#src/data/people/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';

/** The picture that an authenticator app scans. */
export function AuthenticatorPicture({ enrolment, alt }: { enrolment: Enrolment; alt: string }) {
  // Scanners need a light ground around the code, in the dark theme too; the brand colour is one.
  return (
    <img src={enrolment.qrCode} alt={alt} width="192" height="192" className="rounded-control bg-brand p-2" />
  );
}

/** The same key as text, for an app that cannot scan. */
export function AuthenticatorKey({ enrolment, copied }: { enrolment: Enrolment; copied: string }) {
  const { actions } = useText('common');
  const copy = async () => {
    await navigator.clipboard.writeText(enrolment.secret);
    showToast('success', copied);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="rounded-mark bg-sunken px-2 py-1 wrap-anywhere">{enrolment.secret}</code>
      <Button size="sm" icon={Copy} onClick={() => void copy()}>
        {actions.copy}
      </Button>
    </div>
  );
}
