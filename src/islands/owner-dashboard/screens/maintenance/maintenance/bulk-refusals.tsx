import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { EveryOutcome } from '#src/islands/owner-dashboard/lists/run-each.ts';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface RefusalsProps {
  outcome: EveryOutcome;
  chosen: readonly MaintenanceRequest[];
  onClose: () => void;
}

/** Why some of many requests stay as they were. */
export function BulkRefusals({ outcome, chosen, onClose }: RefusalsProps) {
  const { bulk: text } = useText('maintenanceBoard');
  const common = useText('common');
  const lines = outcome.refused.map(({ id, error }) => {
    const request = chosen.find((one) => one.id === id);
    const why = appErrorText(error, common);
    return { id, said: text.refused({ number: request?.number ?? 0, title: request?.title ?? '', why }) };
  });
  return (
    <ActionDialog
      title={text.refusedTitle({ count: lines.length })}
      submitLabel={common.actions.close}
      cancelLabel={common.actions.back}
      onClose={onClose}
      onConfirm={onClose}
    >
      <Notice tone="bad">
        <ul className="grid gap-2">
          {lines.map(({ id, said }) => (
            <li key={id}>{said}</li>
          ))}
        </ul>
      </Notice>
    </ActionDialog>
  );
}
