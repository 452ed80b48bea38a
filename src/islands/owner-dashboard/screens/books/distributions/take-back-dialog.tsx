import { reverseDistribution } from '#src/data/books/distributions/mutations.ts';
import type { Distribution } from '#src/data/books/distributions/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { distributionKeys } from './distribution-keys.ts';

/** Takes back what an owner was paid. */
export function TakeBackDialog({ row, onClose }: { row: Distribution; onClose: () => void }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const action = useAction({
    mutationFn: reverseDistribution,
    invalidates: distributionKeys,
    toast: text.reversed,
    onDone: onClose,
  });
  return (
    <DatedCorrectionDialog
      onClose={onClose}
      title={text.reverseTitle({ amount: formatMoney(row.amountMinor, row.currency, language) })}
      label={text.reason}
      submitLabel={text.reverse}
      action={action}
      onConfirm={(reason, on) => void action.run({ distributionId: row.id, reason, on })}
    >
      <p>{text.reverseText}</p>
    </DatedCorrectionDialog>
  );
}
