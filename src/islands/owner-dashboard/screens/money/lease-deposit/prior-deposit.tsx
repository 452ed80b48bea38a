import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { reverseHeldDeposit } from '#src/data/money/deposits/mutations.ts';
import { depositQueries } from '#src/data/money/deposits/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { cashKeys } from '#src/islands/owner-dashboard/screens/books/cash/cash-keys.ts';
import { leaseKeys } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-keys.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DatedCorrectionDialog } from '../payment/dated-correction-dialog.tsx';

const HeldDialog = lazyPart(() => import('./held-dialog.tsx').then((file) => file.HeldDialog));

interface PriorDepositProps {
  lease: Lease;
  heldMinor: number;
  unpaidMinor: number;
}

/** A deposit that was left before the lease came into the books: said while none has come, and undone where it was wrong. */
export function PriorDeposit({ lease, heldMinor, unpaidMinor }: PriorDepositProps) {
  const text = useText('ownerLeasing').leasing.deposit.heldBefore;
  const language = useLanguage();
  const { id, can } = useOrganization();
  const { data: found } = useQuery(depositQueries.heldBefore(id, lease.id));
  const [opened, setOpened] = useState<'hold' | 'undo' | null>(null);
  const close = () => setOpened(null);
  const agreedMinor = unpaidMinor || lease.depositMinor;
  const isOffered = found === null && heldMinor === 0 && agreedMinor > 0 && can('money.write');
  return (
    <>
      {found && heldMinor > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-14 text-hint">
          <p>
            {text.since({
              amount: formatMoney(found.amountMinor, lease.currency, language),
              date: formatDate(found.occurredOn, language, 'short'),
            })}
          </p>
          {can('money.reverse') ? (
            <Button size="sm" variant="quiet" onClick={() => setOpened('undo')}>
              {text.takeBack}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isOffered ? (
        <Button className="justify-self-start" onClick={() => setOpened('hold')}>
          {text.action}
        </Button>
      ) : null}
      {opened === 'hold' ? <HeldDialog lease={lease} agreedMinor={agreedMinor} onClose={close} /> : null}
      <UndoDialog lease={lease} isOpen={opened === 'undo'} onClose={close} />
    </>
  );
}

function UndoDialog({ lease, isOpen, onClose }: { lease: Lease; isOpen: boolean; onClose: () => void }) {
  const text = useText('ownerLeasing').leasing.deposit.heldBefore;
  const action = useAction({
    mutationFn: reverseHeldDeposit,
    invalidates: [...leaseKeys, ...cashKeys, depositQueries.all],
    toast: text.takenBack,
    onDone: onClose,
  });
  return (
    <DatedCorrectionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.takeBackTitle}
      label={text.reason}
      submitLabel={text.takeBack}
      action={action}
      onConfirm={(reason, on) => void action.run({ leaseId: lease.id, reason, on })}
    >
      <p>{text.takeBackText}</p>
    </DatedCorrectionDialog>
  );
}
