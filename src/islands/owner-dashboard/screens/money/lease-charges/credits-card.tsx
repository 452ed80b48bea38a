import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { reverseChargeCredit } from '#src/data/money/charging/mutations.ts';
import { type ChargeCredit, creditQueries } from '#src/data/money/charging/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { DatedCorrectionDialog } from '../payment/dated-correction-dialog.tsx';

/** What was taken off the lease's charges; nothing is shown while nothing was. */
export function CreditsCard({ leaseId }: { leaseId: string }) {
  const text = useText('ownerCharging').credits;
  const { id } = useOrganization();
  const { data: credits = [] } = useQuery(creditQueries.ofLease(id, leaseId));
  const [undoing, setUndoing] = useState<ChargeCredit | null>(null);
  const action = useAction({
    mutationFn: reverseChargeCredit,
    invalidates: [...moneyKeys, creditQueries.all],
    toast: text.undone,
    onDone: () => setUndoing(null),
  });
  if (credits.length === 0) return null;
  return (
    <Card title={text.listTitle} isFlush>
      <ul>
        {credits.map((credit) => (
          <CreditRow key={credit.id} credit={credit} onUndo={setUndoing} />
        ))}
      </ul>
      <DatedCorrectionDialog
        isOpen={undoing !== null}
        onClose={() => setUndoing(null)}
        title={text.undoTitle}
        label={text.reason}
        submitLabel={text.undoConfirm}
        action={action}
        onConfirm={(reason, on) => {
          if (undoing) void action.run({ creditId: undoing.id, reason, on });
        }}
      >
        <p>{text.undoText}</p>
      </DatedCorrectionDialog>
    </Card>
  );
}

function CreditRow({ credit, onUndo }: { credit: ChargeCredit; onUndo: (credit: ChargeCredit) => void }) {
  const text = useText('ownerCharging').credits;
  const { can } = useOrganization();
  const language = useLanguage();
  const isUndone = credit.reversedAt !== null;
  const amount = formatMoney(credit.amountMinor, credit.currency, language);
  return (
    <li className="flex items-start gap-3 border-t border-line px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {text.names[credit.kind]}{' '}
          <MoneyText
            amountMinor={-credit.amountMinor}
            currency={credit.currency}
            className={isUndone ? 'text-hint line-through' : undefined}
          />
        </p>
        <p className="text-14 text-secondary">{credit.reason}</p>
        <p className="text-14 text-hint">
          <DateText date={credit.occurredOn} format="short" />
        </p>
      </div>
      {isUndone ? <Badge>{text.wasUndone}</Badge> : null}
      {!isUndone && can('money.reverse') ? (
        <IconButton size="sm" icon={Undo2} label={text.undo({ amount })} onClick={() => onUndo(credit)} />
      ) : null}
    </li>
  );
}
