import { useState } from 'react';
import { cancelFiscalInvoice } from '#src/data/taxes/mutations.ts';
import { type FiscalInvoice, taxQueries } from '#src/data/taxes/queries.ts';
import { cancellationReasons } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';

export interface InvoiceDialogProps {
  invoice: FiscalInvoice;
  onClose: () => void;
}

/** Cancels a receipt with one of the reasons of form 608; most often its data were wrong. */
export function CancelDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { cancelDialog: text } = useText('ownerTaxes');
  const [reason, setReason] = useState<(typeof cancellationReasons)[number]>('04');
  const cancel = useAction({
    mutationFn: cancelFiscalInvoice,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title({ ncf: invoice.ncf })}
      submitLabel={text.submit}
      variant="danger"
      action={cancel}
      onClose={onClose}
      onConfirm={() => void cancel.run({ invoiceId: invoice.id, reason })}
    >
      <div className="grid gap-4">
        <p>{text.text}</p>
        <SelectField
          label={text.reason}
          value={reason}
          options={cancellationReasons.map((value) => ({
            value,
            label: `${value} · ${text.reasons[value]}`,
          }))}
          onChange={(event) =>
            setReason(cancellationReasons.find((own) => own === event.target.value) ?? '04')
          }
        />
      </div>
    </ActionDialog>
  );
}
