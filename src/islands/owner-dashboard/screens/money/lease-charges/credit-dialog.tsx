import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { refundCredit } from '#src/data/money/refunds/mutations.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { moneyMethods, type PaymentMethod } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { CorrectionDay, isCorrectionDay } from '../payment/correction-day.tsx';

const LONGEST_REASON = 300;

/** Gives back what a tenant has paid ahead, as when they move out. */
export function CreditDialog({ lease, isOpen, onClose }: OpenedDialogProps & { lease: Lease }) {
  const { credit: text } = useText('ownerCards');
  const give = useAction({
    mutationFn: refundCredit,
    invalidates: [...moneyKeys, refundQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.action}
      variant="danger"
    >
      <CreditForm lease={lease} action={give} />
    </ActionDialog>
  );
}

interface CreditFormProps {
  lease: Lease;
  action: Action<Parameters<typeof refundCredit>[0], unknown>;
}

function CreditForm({ lease, action }: CreditFormProps) {
  const { credit: text, refund } = useText('ownerCards');
  const { enums } = useText('common');
  const language = useLanguage();
  const [amountMinor, setAmount] = useState<number | null>(lease.creditMinor);
  const [method, setMethod] = useState<PaymentMethod>('transfer');
  const [reason, setReason] = useState('');
  const today = useToday();
  const [on, setOn] = useState(today);
  const isAmountWrong = amountMinor === null || amountMinor <= 0 || amountMinor > lease.creditMinor;
  const isReasonMissing = reason.trim() === '';
  return (
    <ActionForm
      action={action}
      input={
        !isAmountWrong && !isReasonMissing && isCorrectionDay(on, today)
          ? { leaseId: lease.id, amountMinor, method, reason: reason.trim(), on }
          : null
      }
    >
      <p className="text-secondary">
        {text.text({ amount: formatMoney(lease.creditMinor, lease.currency, language) })}
      </p>
      <MoneyField
        label={refund.amount}
        currency={lease.currency}
        value={amountMinor}
        onChange={setAmount}
        error={isAmountWrong ? refund.amountWrong : undefined}
      />
      <SelectField
        label={refund.method}
        value={method}
        options={moneyMethods.map((value) => ({ value, label: enums.paymentMethod[value] }))}
        onChange={(event) => setMethod(moneyMethods.find((own) => own === event.target.value) ?? 'transfer')}
      />
      <CorrectionDay value={on} onChange={setOn} />
      <TextArea
        label={refund.reason}
        value={reason}
        maxLength={LONGEST_REASON}
        onChange={(event) => setReason(event.target.value)}
        error={isReasonMissing ? refund.reasonMissing : undefined}
      />
    </ActionForm>
  );
}
