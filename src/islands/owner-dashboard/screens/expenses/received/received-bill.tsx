import { makeReceivedBill } from '#src/data/expenses/received/mutations.ts';
import { type ReceivedReceipt, receivedQueries } from '#src/data/expenses/received/queries.ts';
import { canBecomeBill } from '#src/domain/expenses/received.ts';
import { useText } from '#src/i18n/react.tsx';
import { RowLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { billKeys } from '../bills/bill-keys.ts';

/** The bill of a received receipt, or the way to make one. */
export function ReceivedBill({ received }: { received: ReceivedReceipt }) {
  const text = useText('ownerReceived');
  const { can } = useOrganization();
  const make = useAction({
    mutationFn: makeReceivedBill,
    invalidates: [receivedQueries.all, ...billKeys],
    toast: text.madeBill,
  });
  useErrorToast(make);
  if (received.billId) return <RowLink to={`/finance/expenses/${received.billId}`}>{text.openBill}</RowLink>;
  if (!can('money.write') || !canBecomeBill(received)) return <NotKnown />;
  return (
    <Button
      size="sm"
      isBusy={make.isRunning}
      onClick={() => void make.run({ receivedId: received.id })}
      aria-label={`${text.makeBill}: ${received.encf}`}
    >
      {text.makeBill}
    </Button>
  );
}
