import { useState } from 'react';
import { moveMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { mayReopen } from '#src/domain/maintenance/maintenance.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

/** A tenant takes back what nobody has begun, and says when it was not solved after all. */
export function TenantActions({ request }: { request: MaintenanceRequest }) {
  const { tenant: text, office } = useText('maintenance');
  const [isAsked, setAsked] = useState(false);
  const move = useAction({
    mutationFn: (input: { status: 'cancelled' | 'in_progress'; note: string }, requestId) =>
      moveMaintenance({ maintenanceId: request.id, ...input }, requestId),
    invalidates: [maintenanceQueries.all],
    toast: office.moved,
    onDone: () => setAsked(false),
  });
  const isPending = request.status === 'pending';
  if (!isPending && !mayReopen(request, Date.now())) return null;
  const words = isPending
    ? { verb: text.cancel, title: text.cancelTitle, text: text.cancelText, status: 'cancelled' as const }
    : { verb: text.reopen, title: text.reopenTitle, text: text.reopenText, status: 'in_progress' as const };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words.verb}</Button>
      {isAsked ? (
        <ReasonDialog
          title={words.title}
          label={text.cancelReason}
          missingText={office.dialogs.reasonMissing}
          submitLabel={words.verb}
          isDanger={isPending}
          action={move}
          onClose={() => {
            move.reset();
            setAsked(false);
          }}
          onConfirm={(note) => void move.run({ status: words.status, note })}
        >
          <p>{words.text}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
