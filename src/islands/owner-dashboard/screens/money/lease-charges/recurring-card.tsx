import { useQuery } from '@tanstack/react-query';
import { CircleStop, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { endRecurringCharge } from '#src/data/money/charging/mutations.ts';
import { monthQueries, type RecurringCharge, recurringQueries } from '#src/data/money/charging/queries.ts';
import { endOfMonth } from '#src/domain/foundation/dates.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

const RecurringDialog = lazyPart(() => import('./recurring-dialog.tsx').then((file) => file.RecurringDialog));

/** What the lease is charged every month beside the rent. */
export function RecurringCard({ lease }: { lease: Lease }) {
  const text = useText('ownerCharging').recurring;
  const { id, can } = useOrganization();
  const { data: charges } = useQuery(recurringQueries.ofLease(id, lease.id));
  const [isAdding, setAdding] = useState(false);
  const mayWrite = can('money.write') && holdsUnit(lease.status);
  if (!charges || (charges.length === 0 && !mayWrite)) return null;
  return (
    <Card
      title={text.title}
      description={text.text}
      action={
        mayWrite ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : null
      }
    >
      {charges.length === 0 ? <p className="text-15 text-hint">{text.none}</p> : null}
      <ul className="grid divide-y divide-line">
        {charges.map((charge) => (
          <RecurringRow key={charge.id} charge={charge} mayWrite={mayWrite} />
        ))}
      </ul>
      {isAdding ? <RecurringDialog lease={lease} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function RecurringRow({ charge, mayWrite }: { charge: RecurringCharge; mayWrite: boolean }) {
  const text = useText('ownerCharging').recurring;
  const { enums } = useText('common');
  const language = useLanguage();
  const [isEnding, setEnding] = useState(false);
  const name = charge.description || enums.chargeKind[charge.kind];
  const short = (day: string) => formatDate(day, language, 'short');
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-14 text-hint">
          {[
            text.since({ date: short(charge.startsOn) }),
            charge.endsOn ? text.until({ date: short(charge.endsOn) }) : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <MoneyText amountMinor={charge.amountMinor} currency={charge.currency} />
      {mayWrite && !charge.endsOn ? (
        <IconButton size="sm" icon={CircleStop} label={text.end({ name })} onClick={() => setEnding(true)} />
      ) : null}
      {isEnding ? <EndDialog id={charge.id} name={name} onClose={() => setEnding(false)} /> : null}
    </li>
  );
}

function EndDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const text = useText('ownerCharging').recurring;
  const today = useToday();
  const action = useAction({
    mutationFn: endRecurringCharge,
    invalidates: [recurringQueries.all, monthQueries.all],
    toast: text.ended,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.endTitle({ name })}
      submitLabel={text.endConfirm}
      action={action}
      onConfirm={() => void action.run({ recurringChargeId: id, endsOn: endOfMonth(today) })}
    >
      <p className="text-secondary">{text.endText}</p>
    </ActionDialog>
  );
}
