import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

/** A mail may take a while; asking sooner would only make the first one worthless. */
const PAUSE_SECONDS = 60;

interface ResendButtonProps {
  label: string;
  /** Said after it was sent. */
  sentText: string;
  send: () => Promise<void>;
}

/** Asks for the mail again, once a minute. */
export function ResendButton({ label, sentText, send }: ResendButtonProps) {
  const { resend } = useText('auth');
  const [seconds, startPause] = usePause();
  const again = useAction({ mutationFn: send, toast: sentText, onDone: startPause });
  return (
    <div className="grid gap-2">
      <FailureNote text={again.error} />
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-14 text-secondary tabular-nums">
          {resend.wait({ seconds })}
        </p>
      ) : (
        <Button variant="quiet" isBlock isBusy={again.isRunning} onClick={() => void again.run(undefined)}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** Seconds left, counted by the clock: timers sleep while the reader looks into the mailbox. */
function usePause(): [number, () => void] {
  const [until, setUntil] = useState(() => Date.now() + PAUSE_SECONDS * 1000);
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  const start = () => {
    setNow(Date.now());
    setUntil(Date.now() + PAUSE_SECONDS * 1000);
  };
  return [seconds, start];
}
