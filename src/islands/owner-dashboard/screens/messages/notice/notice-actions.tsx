import { Bell, Pencil } from 'lucide-react';
import { useState } from 'react';
import { remindNotice, withdrawNotice } from '#src/data/messages/notices/mutations.ts';
import { noticeQueries, type OfficeNotice } from '#src/data/messages/notices/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';

/** A scheduled notice is changed, a published one is reminded of; both are withdrawn. */
export function NoticeActions({ notice }: { notice: OfficeNotice }) {
  const { office: text } = useText('notices');
  const [isAsked, setAsked] = useState(false);
  const remind = useAction({
    mutationFn: () => remindNotice({ noticeId: notice.id }),
    toast: (count) => text.reminded({ count }),
  });
  useErrorToast(remind);
  if (notice.state === 'withdrawn') return null;
  const isOpen = notice.needsAcknowledgement
    ? notice.acknowledgedCount < notice.recipientCount
    : notice.readCount < notice.recipientCount;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{text.withdraw}</Button>
      {notice.state === 'scheduled' ? (
        <AppLink to={`/notices/${notice.id}/edit`} className={buttonClass({ variant: 'primary' })}>
          <Pencil size={18} aria-hidden="true" />
          {text.edit}
        </AppLink>
      ) : null}
      {notice.state === 'current' && isOpen ? (
        <Button
          variant="primary"
          icon={Bell}
          isBusy={remind.isRunning}
          onClick={() => void remind.run(undefined)}
        >
          {text.remind}
        </Button>
      ) : null}
      {isAsked ? <WithdrawDialog id={notice.id} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { office: text } = useText('notices');
  const withdraw = useAction({
    mutationFn: () => withdrawNotice({ noticeId: id }),
    invalidates: [noticeQueries.all],
    toast: text.withdrawn,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.withdrawTitle}
      submitLabel={text.withdraw}
      cancelLabel={text.keep}
      variant="danger"
      action={withdraw}
      onConfirm={() => void withdraw.run(undefined)}
    >
      <p>{text.withdrawText}</p>
    </ActionDialog>
  );
}
