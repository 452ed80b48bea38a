import { reverseCharge } from '#src/data/money/charges/mutations.ts';
import type { Charge } from '#src/data/money/charges/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { moneyKeys } from '../parts/money-keys.ts';
import { DatedCorrectionDialog } from '../payment/dated-correction-dialog.tsx';

/** Undoes a charge, with a reason. */
export function ReverseChargeDialog({ charge, onClose }: { charge: Charge | null; onClose: () => void }) {
  const { lease, money } = useText('ownerMoney');
  const text = lease.reverseCharge;
  const language = useLanguage();
  const action = useAction({
    mutationFn: reverseCharge,
    invalidates: moneyKeys,
    toast: text.done,
    onDone: onClose,
  });
  const name = charge ? chargeName(namedCharge(charge), money, language) : '';
  return (
    <DatedCorrectionDialog
      isOpen={charge !== null}
      onClose={onClose}
      title={text.title({ name })}
      label={text.reason}
      submitLabel={text.confirm}
      action={action}
      onConfirm={(reason, on) => {
        if (charge) void action.run({ chargeId: charge.id, reason, on });
      }}
    >
      <p>{text.text}</p>
      {charge && charge.allocatedMinor > 0 ? (
        <p>{text.paidText({ amount: formatMoney(charge.allocatedMinor, charge.currency, language) })}</p>
      ) : null}
    </DatedCorrectionDialog>
  );
}
