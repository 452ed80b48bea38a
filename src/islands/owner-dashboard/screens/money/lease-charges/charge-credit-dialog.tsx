import { useState } from 'react';
import type { Charge } from '#src/data/money/charges/queries.ts';
import { creditCharge } from '#src/data/money/charging/mutations.ts';
import { creditQueries } from '#src/data/money/charging/queries.ts';
import { type ChargeCreditKind, chargeCreditKinds } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { moneyKeys } from '../parts/money-keys.ts';
import { CorrectionDay, isCorrectionDay } from '../payment/correction-day.tsx';

/** Takes an amount off a charge: a correction, a discount, or what will not be paid. */
export function ChargeCreditDialog({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const text = useText('ownerCharging').credits;
  const action = useAction({
    mutationFn: creditCharge,
    invalidates: [...moneyKeys, creditQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog onClose={onClose} title={text.title} submitLabel={text.submit}>
      <CreditForm charge={charge} action={action} />
    </ActionDialog>
  );
}

interface CreditFormProps {
  charge: Charge;
  action: Action<Parameters<typeof creditCharge>[0], unknown>;
}

function CreditForm({ charge, action }: CreditFormProps) {
  const text = useText('ownerCharging').credits;
  const { money } = useText('ownerMoney');
  const language = useLanguage();
  const left = charge.amountMinor - charge.creditedMinor;
  const [kind, setKind] = useState<ChargeCreditKind>('discount');
  const [amountMinor, setAmount] = useState<number | null>(charge.outstandingMinor || null);
  const [reason, setReason] = useState('');
  const today = useToday();
  const [on, setOn] = useState(today);
  const most = kind === 'write_off' ? charge.outstandingMinor : left;
  const isAmountGood = amountMinor !== null && amountMinor > 0 && amountMinor <= most;
  const isReasonMissing = reason.trim() === '';
  const say = (minor: number) => formatMoney(minor, charge.currency, language);
  return (
    <ActionForm
      action={action}
      input={
        isAmountGood && !isReasonMissing && isCorrectionDay(on, today)
          ? { chargeId: charge.id, kind, amountMinor, reason: reason.trim(), on }
          : null
      }
    >
      <p className="text-secondary">
        {text.about({ name: chargeName(namedCharge(charge), money, language), left: say(left) })}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={text.kind}
          value={kind}
          options={chargeCreditKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(event) => setKind(event.target.value as ChargeCreditKind)}
        />
        <MoneyField
          label={text.amount}
          currency={charge.currency}
          value={amountMinor}
          onChange={setAmount}
          error={!isAmountGood ? text.amountInvalid({ amount: say(most) }) : undefined}
        />
      </div>
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isReasonMissing ? text.reasonMissing : undefined}
      />
      <CorrectionDay value={on} onChange={setOn} />
      {(amountMinor ?? 0) > charge.outstandingMinor && isAmountGood ? <Notice>{text.paidNote}</Notice> : null}
    </ActionForm>
  );
}
