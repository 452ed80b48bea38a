import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { readOutbox } from '#src/data/foundation/outbox/box.ts';
import { isUnsent } from '#src/data/foundation/outbox/entry.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { signOut } from '#src/stores/auth.ts';
import { $connectivity } from '#src/stores/connectivity.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { sendNow } from './outbox-store.ts';

const namespaces: readonly Namespace[] = ['outbox'];

const countUnsent = async (userId: string) => (await readOutbox(userId)).filter(isUnsent).length;
const leave = () => void signOut().catch(() => undefined);

interface LeavingProps {
  userId: string;
  onStay: () => void;
}

/** Signs out; when something has not been sent, only after asking what becomes of it. */
export function Leaving({ userId, onStay }: LeavingProps) {
  const language = useLanguage();
  const [count, setCount] = useState(0);

  useEffect(() => {
    let isHere = true;
    // A browser that cannot be asked keeps nobody from leaving.
    void countUnsent(userId)
      .catch(() => 0)
      .then((unsent) => {
        if (!isHere) return;
        if (unsent === 0) leave();
        else setCount(unsent);
      });
    return () => {
      isHere = false;
    };
  }, [userId]);

  if (count === 0) return null;
  return (
    <TextProvider language={language} namespaces={namespaces}>
      <Question userId={userId} count={count} onStay={onStay} />
    </TextProvider>
  );
}

function Question({ userId, count, onStay }: LeavingProps & { count: number }) {
  const { leaving: text } = useText('outbox');
  const { actions } = useText('common');
  const isOffline = useStore($connectivity) === 'offline';
  const [isSending, setSending] = useState(false);
  const [left, setLeft] = useState(0);

  const send = async () => {
    setSending(true);
    await sendNow();
    const unsent = await countUnsent(userId).catch(() => 0);
    if (unsent === 0) leave();
    setLeft(unsent);
    setSending(unsent === 0);
  };

  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={text.title}
      closeLabel={actions.close}
      role="alertdialog"
      isLocked={isSending}
      footer={
        <>
          <Button variant="primary" isBusy={isSending} disabled={isOffline} onClick={() => void send()}>
            {text.send}
          </Button>
          <Button data-autofocus disabled={isSending} onClick={onStay}>
            {text.stay}
          </Button>
          <Button variant="danger" disabled={isSending} onClick={leave}>
            {text.leave}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{text.text({ count: left || count })}</p>
        {isOffline ? <Notice tone="warn">{text.offline}</Notice> : null}
        {left > 0 ? (
          <div role="alert">
            <Notice tone="bad">{text.left}</Notice>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
