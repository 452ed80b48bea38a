import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reverseCharges } from '#src/data/money/charges/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { pathOfLeases } from '#src/domain/foundation/lease-choice.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { HeadButton } from '#src/islands/shell/list/head-action.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import type { Posted } from './charges-form.tsx';

const Issuing = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/taxes/taxes/issuing.tsx').then((file) => file.Issuing),
);

/** What was posted, and what can follow: fiscal receipts, a message, or undoing all of it. */
export function PostedCharges({ posted, onAgain }: { posted: Posted; onAgain: () => void }) {
  const { many } = useText('ownerCharging');
  const { done: text } = many;
  const { can } = useOrganization();
  const [isUndoing, setUndoing] = useState(false);
  const { chargeIds, leases, totalText } = posted;
  const count = chargeIds.length;
  const undo = useAction({
    mutationFn: reverseCharges,
    invalidates: [...moneyKeys, taxQueries.all],
    toast: text.undone,
    onDone: onAgain,
  });
  return (
    <div className="grid gap-6">
      <Card title={text.title({ count, total: totalText })} description={text.text}>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onAgain}>
            {text.again}
          </Button>
          <HeadButton action={{ to: '/finance/charges', label: text.list }} />
          {can('messages.write') ? (
            <HeadButton
              action={{
                to: pathOfLeases(
                  '/messages/new',
                  leases.map(({ id }) => id),
                ),
                label: text.message,
              }}
            />
          ) : null}
          {can('money.reverse') ? <Button onClick={() => setUndoing(true)}>{text.undo}</Button> : null}
        </div>
      </Card>
      <Receipts chargeIds={chargeIds} />
      <Card title={many.who}>
        <ul className="grid gap-1">
          {leases.map((lease) => (
            <li key={lease.id}>
              <AppLink to={`/leases/${lease.id}`} className="text-action hover:underline">
                {lease.tenantName}
              </AppLink>{' '}
              <span className="text-14 text-hint">
                {lease.propertyName}, {lease.unitLabel}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <ReasonDialog
        isOpen={isUndoing}
        onClose={() => setUndoing(false)}
        title={text.undoTitle({ count })}
        submitLabel={text.undo}
        action={undo}
        label={text.reason}
        missingText={text.reasonMissing}
        maxLength={300}
        isDanger
        onConfirm={(reason) => void undo.run({ chargeIds, reason })}
      >
        <p>{text.undoText}</p>
      </ReasonDialog>
    </div>
  );
}

/** What of it a fiscal receipt can be given out for; one that is refused is said there, and can be tried again. */
function Receipts({ chargeIds }: { chargeIds: readonly string[] }) {
  const { done: text } = useText('ownerCharging').many;
  const { id } = useOrganization();
  const { data: charges = [] } = useQuery(taxQueries.toInvoiceOf(id, chargeIds));
  // Kept as it was opened: the last receipt given out does not take the dialog away.
  const [issuing, setIssuing] = useState<typeof charges | null>(null);
  return (
    <>
      {charges.length > 0 ? (
        <Card title={text.receipts} description={text.receiptsText({ count: charges.length })}>
          <Button onClick={() => setIssuing(charges)}>{text.receipts}</Button>
        </Card>
      ) : null}
      {issuing ? <Issuing charges={issuing} isDebit={false} onClose={() => setIssuing(null)} /> : null}
    </>
  );
}
