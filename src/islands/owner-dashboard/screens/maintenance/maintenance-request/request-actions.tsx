import { MessagesSquare, ReceiptText, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { moveMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { nextOfMaintenance } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';

const isReopening = (request: MaintenanceRequest, next: MaintenanceStatus) =>
  request.status === 'completed' && next === 'in_progress';

/** Where a request may go from here: the way forward as the one action, ways back and out of it in the menu. */
export function useRequestActions(request: MaintenanceRequest) {
  const { office: text } = useText('maintenance');
  const { can } = useOrganization();
  const [asked, setAsked] = useState<MaintenanceStatus | null>(null);
  const verb = (status: MaintenanceStatus) =>
    isReopening(request, status) ? text.verbs.reopen : text.verbs[status];
  const next = can('maintenance.write') ? nextOfMaintenance(request.status) : [];
  const [first] = next.filter((status) => status !== 'cancelled' && !isReopening(request, status));
  const isEnd = (status: MaintenanceStatus) => status === 'cancelled';
  const moves = next
    .filter((status) => status !== first)
    .map((status): MenuItem => {
      const looks = isEnd(status)
        ? ({ icon: X, tone: 'danger', startsGroup: true } as const)
        : { icon: RotateCcw };
      return { id: status, label: verb(status), ...looks, onSelect: () => setAsked(status) };
    });
  const rest = useRest(request);
  return {
    primary: first ? (
      <Button variant="primary" onClick={() => setAsked(first)}>
        {verb(first)}
      </Button>
    ) : null,
    actions: [
      ...moves.filter(({ id }) => id !== 'cancelled'),
      ...rest,
      ...moves.filter(({ id }) => id === 'cancelled'),
    ],
    dialog: asked ? (
      <MoveDialog request={request} status={asked} label={verb(asked)} onClose={() => setAsked(null)} />
    ) : null,
  };
}

function useRest(request: MaintenanceRequest): MenuItem[] {
  const { office: text } = useText('maintenance');
  const { home } = useText('owner');
  const { can } = useOrganization();
  const go = useGo();
  const print = usePrintItem();
  const items: MenuItem[] = [];
  if (request.leaseId && can('messages.write')) {
    const write = () => go(`/messages/new?lease=${request.leaseId}`);
    items.push({ id: 'message', label: home.sendMessage, icon: MessagesSquare, onSelect: write });
  }
  if (can('money.write')) {
    const bill = () => go('/finance/expenses/new');
    items.push({ id: 'bill', label: text.newBill, icon: ReceiptText, onSelect: bill });
  }
  return [...items, print];
}

interface MoveDialogProps {
  request: MaintenanceRequest;
  status: MaintenanceStatus;
  label: string;
  onClose: () => void;
}

/** Asks for a note, or for the reason where the tenant waits for one. */
function MoveDialog({ request, status, label, onClose }: MoveDialogProps) {
  const { office: text } = useText('maintenance');
  const move = useAction({
    mutationFn: (input: { status: MaintenanceStatus; note: string }, requestId) =>
      moveMaintenance({ maintenanceId: request.id, ...input }, requestId),
    invalidates: [maintenanceQueries.all],
    toast: text.moved,
    onDone: onClose,
  });
  const isReasoned = status === 'cancelled' || isReopening(request, status);
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
