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
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ReceivedBadge } from './received-badge.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

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

function useFacts(received: ReceivedReceipt): Definition[] {
  const { card: text } = useText('ownerReceived');
  const { approvalState, approvalReason, approvalToSender, approvalToDgii } = received;
  const facts: Definition[] = [
    { term: text.status, value: <ReceivedBadge state={received.state} /> },
    {
      term: text.answer,
      value: approvalState === 'refused' ? text.refused({ reason: approvalReason }) : text[approvalState],
    },
  ];
  if (approvalState !== 'none')
    facts.push(
      { term: text.toSender, value: text.deliveries[approvalToSender] },
      { term: text.toDgii, value: text.deliveries[approvalToDgii] },
    );
  return facts;
}

function Answerable({ received }: { received: ReceivedReceipt }) {
  const { card: text } = useText('ownerReceived');
  const { can } = useOrganization();
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setAsking(null);
  const isOpen = can('money.write') && canAnswer(received);
  return (
    <Card title={text.title}>
      <DefinitionList items={useFacts(received)} />
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
