import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { removeSender, senderQueries, type WhatsappSenderRow } from '#src/data/notifications/senders.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { SenderForm } from './sender-form.tsx';

/** The number of WhatsApp Business that the organization writes from. */
export function SenderCard() {
  const text = useText('notificationTest').sender;
  const { states } = useText('common');
  const { id } = useOrganization();
  const sender = useQuery(senderQueries.ofOrganization(id));
  const [isChanging, setChanging] = useState(false);
  return (
    <Card title={text.title} description={text.text}>
      <QueryView query={sender} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(row) =>
          row && !isChanging ? (
            <Sender row={row} onChange={() => setChanging(true)} />
          ) : (
            <SenderForm onDone={() => setChanging(false)} />
          )
        }
      </QueryView>
    </Card>
  );
}

function Sender({ row, onChange }: { row: WhatsappSenderRow; onChange: () => void }) {
  const text = useText('notificationTest').sender;
  const { id } = useOrganization();
  const remove = useAction({
    mutationFn: removeSender,
    invalidates: [senderQueries.ofOrganization(id).queryKey],
    toast: text.removed,
  });
  return (
    <div className="grid gap-4">
      <p>{text.isOn({ phone: row.displayPhone })}</p>
      {row.status === 'failing' ? (
        <Notice tone="warn" title={text.failing}>
          <span lang="en">{row.problem}</span>
        </Notice>
      ) : null}
      <FailureNote text={remove.error} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChange}>{text.change}</Button>
        <Button isBusy={remove.isRunning} onClick={() => void remove.run({ organizationId: id })}>
          {text.remove}
        </Button>
      </div>
    </div>
  );
}
