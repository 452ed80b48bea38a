import { useState } from 'react';
import { reverseCharge } from '#src/data/charges/mutations.ts';
import type { Charge } from '#src/data/charges/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { chargeName, namedCharge } from '../finance/charge-name.ts';
import { moneyKeys } from '../finance/money-keys.ts';
import { CorrectionDay, isCorrectionDay } from '../payment/correction-day.tsx';
import { CorrectionDialog } from '../payment/correction-dialog.tsx';

/** Undoes a charge, with a reason. */
export function ReverseChargeDialog({ charge, onClose }: { charge: Charge | null; onClose: () => void }) {
  const { lease, money } = useText('ownerMoney');
  const text = lease.reverseCharge;
  const language = useLanguage();
  const today = useToday();
  const [on, setOn] = useState(today);
  const action = useAction({
    mutationFn: reverseCharge,
    invalidates: moneyKeys,
    toast: text.done,
    onDone: onClose,
  });
  const close = () => {
    action.reset();
    onClose();
  };
  const name = charge ? chargeName(namedCharge(charge), money, language) : '';
  return (
    <CorrectionDialog
      isOpen={charge !== null}
      onClose={close}
      title={text.title({ name })}
      label={text.reason}
      submitLabel={text.confirm}
      isBusy={action.isRunning}
      error={action.error}
      onConfirm={(reason) => {
        if (charge && isCorrectionDay(on, today)) void action.run({ chargeId: charge.id, reason, on });
      }}
    >
      <p>{text.text}</p>
      {charge && charge.allocated_minor > 0 ? (
        <p>{text.paidText({ amount: formatMoney(charge.allocated_minor, charge.currency, language) })}</p>
      ) : null}
      <CorrectionDay value={on} onChange={setOn} error={refusedAt(action, 'on')} />
    </CorrectionDialog>
  );
}
