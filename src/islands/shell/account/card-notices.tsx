import type { Row } from '#src/data/rows.ts';
import { useOrganizations } from '../session.ts';
import { useChanges } from './use-changes.ts';
import { useLinkedToast } from './use-linked-toast.ts';

/** A card's holder disputes a payment, or that was decided; a refund is none of this. */
export function CardDisputed() {
  const { active } = useOrganizations();
  const say = useLinkedToast();
  useChanges<Row<'card_claims'>>(
    'card_claims',
    '*',
    `organization_id=eq.${active?.id}`,
    ({ eventType, new: row }) => {
      if (!('kind' in row) || row.kind !== 'dispute') return;
      const to = `/finance/payments/${row.paymentId}`;
      if (eventType === 'INSERT') say('card_disputed', to);
      else if (row.status === 'lost' || row.status === 'returned') say(`card_dispute_${row.status}`, to);
    },
  );
  return null;
}
