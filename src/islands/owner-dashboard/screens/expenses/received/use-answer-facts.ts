import type { ReceivedReceipt } from '#src/data/expenses/received/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { Definition } from '#src/ui/components/definition-list.tsx';

/** What the office said of the deal of a receipt, and whether it came to those whom it is for. */
export function useAnswerFacts({
  approvalState,
  approvalReason,
  approvalToSender,
  approvalToDgii,
}: ReceivedReceipt): Definition[] {
  const { card: text } = useText('ownerReceived');
  const answer = {
    term: text.answer,
    value: approvalState === 'refused' ? text.refused({ reason: approvalReason }) : text[approvalState],
  };
  if (approvalState === 'none') return [answer];
  return [
    answer,
    { term: text.toSender, value: text.deliveries[approvalToSender] },
    { term: text.toDgii, value: text.deliveries[approvalToDgii] },
  ];
}
