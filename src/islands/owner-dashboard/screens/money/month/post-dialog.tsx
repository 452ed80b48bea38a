import { postMonth } from '#src/data/money/charging/mutations.ts';
import { type ComingLine, monthQueries } from '#src/data/money/charging/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { moneyKeys } from '../parts/money-keys.ts';
import { comingSums } from './coming-sums.ts';
import { Sums } from './sums.tsx';

interface PostDialogProps {
  month: string;
  /** Those that would be posted. */
  lines: readonly ComingLine[];
  onClose: () => void;
}

/** Asks before the charges of a month are posted ahead of the timer. */
export function PostDialog({ month, lines, onClose }: PostDialogProps) {
  const text = useText('ownerCharging').month;
  const { id: organizationId } = useOrganization();
  const action = useAction({
    mutationFn: postMonth,
    invalidates: [...moneyKeys, monthQueries.all],
    toast: (count) => text.posted({ count }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.confirmTitle({ count: lines.length })}
      submitLabel={text.post}
      action={action}
      role="alertdialog"
      onConfirm={() => void action.run({ organizationId, month })}
    >
      <div className="grid gap-4">
        <Sums sums={comingSums(lines)} className="text-25" />
        <p className="text-secondary">{text.confirmText}</p>
      </div>
    </ActionDialog>
  );
}
