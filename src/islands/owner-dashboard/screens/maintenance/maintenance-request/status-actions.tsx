import { useState } from 'react';
import { moveMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { nextOfMaintenance } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

/** Where the request may go from here, the way forward first. */
export function StatusActions({ request }: { request: MaintenanceRequest }) {
  const { office: text } = useText('maintenance');
  const [asked, setAsked] = useState<MaintenanceStatus | null>(null);
  const move = useAction({
    mutationFn: (input: { status: MaintenanceStatus; note: string }, requestId) =>
      moveMaintenance({ maintenanceId: request.id, ...input }, requestId),
    invalidates: [maintenanceQueries.all],
    toast: text.moved,
    onDone: () => setAsked(null),
  });
  const isReopening = (status: MaintenanceStatus) =>
    request.status === 'completed' && status === 'in_progress';
  const verb = (status: MaintenanceStatus) => (isReopening(status) ? text.verbs.reopen : text.verbs[status]);
  return (
    <>
      {nextOfMaintenance(request.status).map((status, index) => (
        <Button
          key={status}
          variant={index === 0 && !isReopening(status) ? 'primary' : 'secondary'}
          onClick={() => setAsked(status)}
        >
          {verb(status)}
        </Button>
      ))}
      {asked ? (
        <ReasonDialog
          title={verb(asked)}
          label={asked === 'cancelled' || isReopening(asked) ? text.dialogs.reason : text.dialogs.note}
          missingText={text.dialogs.reasonMissing}
          submitLabel={verb(asked)}
          isRequired={asked === 'cancelled' || isReopening(asked)}
          isDanger={asked === 'cancelled'}
          action={move}
          onClose={() => {
            move.reset();
            setAsked(null);
          }}
          onConfirm={(note) => void move.run({ status: asked, note })}
        >
          <p>{text.dialogs.text}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
