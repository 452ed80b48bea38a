import { moveMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { isReopening } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

interface MoveDialogProps {
  request: Pick<MaintenanceRequest, 'id' | 'status'>;
  status: MaintenanceStatus;
  label: string;
  onClose: () => void;
}

/** Asks for a note, or for the reason where the tenant waits for one. */
export function MoveDialog({ request, status, label, onClose }: MoveDialogProps) {
  const { office: text } = useText('maintenance');
  const move = useAction({
    mutationFn: (input: { status: MaintenanceStatus; note: string }, requestId) =>
      moveMaintenance({ maintenanceId: request.id, ...input }, requestId),
    invalidates: [maintenanceQueries.all],
    toast: text.moved,
    onDone: onClose,
  });
  const isReasoned = status === 'cancelled' || isReopening(request.status, status);
  return (
    <ReasonDialog
      title={label}
      label={isReasoned ? text.dialogs.reason : text.dialogs.note}
      missingText={text.dialogs.reasonMissing}
      submitLabel={label}
      isRequired={isReasoned}
      isDanger={status === 'cancelled'}
      action={move}
      onClose={onClose}
      onConfirm={(note) => void move.run({ status, note })}
    >
      <p>{text.dialogs.text}</p>
    </ReasonDialog>
  );
}
