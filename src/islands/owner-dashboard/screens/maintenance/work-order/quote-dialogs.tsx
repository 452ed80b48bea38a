import { acceptQuote, revokeQuoteRequest } from '#src/data/maintenance/work-order-mutations.ts';
import type { AskedVendor, WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { workKeys } from '../work-orders/work-keys.ts';
import { OverrideReason, useOverride } from './override-reason.tsx';

interface QuoteDialogProps {
  vendor: AskedVendor;
  onClose: () => void;
}

/** Takes the price of a vendor. */
export function AcceptDialog({ order, vendor, onClose }: QuoteDialogProps & { order: WorkOrder }) {
  const { quotes: text } = useText('workOrders');
  const language = useLanguage();
  const accept = useAction({
    mutationFn: acceptQuote,
    invalidates: workKeys,
    toast: (status) => (status === 'approved' ? text.accepted : text.waits),
    onDone: onClose,
  });
  const override = useOverride(accept.failure);
  const name = vendor.vendorName ?? '';
  const amount = formatMoney(vendor.totalMinor ?? 0, order.currency, language);
  return (
    <ActionDialog
      title={text.acceptTitle({ vendor: name })}
      submitLabel={text.accept}
      action={accept}
      onClose={onClose}
      input={override.input && { quoteId: vendor.quoteId ?? '', ...override.input }}
    >
      <p>{text.acceptText({ amount })}</p>
      <OverrideReason override={override} />
    </ActionDialog>
  );
}

/** Ends the link of a vendor. */
export function RevokeDialog({ vendor, onClose }: QuoteDialogProps) {
  const { quotes: text } = useText('workOrders');
  const revoke = useAction({
    mutationFn: revokeQuoteRequest,
    invalidates: workKeys,
    toast: text.revoked,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.revokeOf({ vendor: vendor.vendorName ?? '' })}
      submitLabel={text.revoke}
      variant="danger"
      action={revoke}
      onClose={onClose}
      onConfirm={() => revoke.run({ quoteRequestId: vendor.id })}
    >
      <p>{text.revokeText}</p>
    </ActionDialog>
  );
}
