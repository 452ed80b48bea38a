import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { answerReceived } from '#src/data/expenses/received/mutations.ts';
import { type ReceivedReceipt, receivedQueries } from '#src/data/expenses/received/queries.ts';
import { canAnswer } from '#src/domain/expenses/received.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ReceivedBadge } from './received-badge.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useAnswerFacts } from './use-answer-facts.ts';

/** The electronic receipt of a bill, and what its buyer says of the deal; nothing of a bill that did not come that way. */
export function ReceivedCard({ billId, ncf }: { billId: string; ncf: string }) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery({ ...receivedQueries.ofBill(id, billId), enabled: ncf.startsWith('E') });
  if (!ncf.startsWith('E') || query.data?.length === 0) return null;
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
      {(rows) => (rows[0] ? <Answerable received={rows[0]} /> : null)}
    </QueryView>
  );
}

function Answerable({ received }: { received: ReceivedReceipt }) {
  const { card: text } = useText('ownerReceived');
  const { can } = useOrganization();
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setAsking(null);
  const isOpen = can('money.write') && canAnswer(received);
  const answer = useAnswerFacts(received);
  // What DGII says of it, and whether the answer came, comes by the timer.
  useLive([{ table: 'ecf_received', filter: `id=eq.${received.id}` }], [receivedQueries.all]);
  return (
    <Card title={text.title}>
      <DefinitionList
        items={[{ term: text.status, value: <ReceivedBadge state={received.state} /> }, ...answer]}
      />
      {isOpen ? (
        <div className="mt-4 grid gap-3">
          <p className="text-14 text-hint">{text.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button icon={Check} onClick={() => setAsking('approve')}>
              {text.approve}
            </Button>
            <Button icon={X} onClick={() => setAsking('refuse')}>
              {text.refuse}
            </Button>
          </div>
        </div>
      ) : null}
      {asking === 'approve' ? <ApproveDialog received={received} onClose={close} /> : null}
      {asking === 'refuse' ? <RefuseDialog received={received} onClose={close} /> : null}
    </Card>
  );
}

function ApproveDialog({ received, onClose }: { received: ReceivedReceipt; onClose: () => void }) {
  const { card: text } = useText('ownerReceived');
  const approve = useAction({
    mutationFn: answerReceived,
    invalidates: [receivedQueries.all],
    toast: text.answered,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.approveTitle}
      submitLabel={text.approve}
      action={approve}
      onClose={onClose}
      onConfirm={() => void approve.run({ receivedId: received.id, isApproved: true, reason: '' })}
    >
      <p>{text.approveText({ sender: received.senderName })}</p>
    </ActionDialog>
  );
}
