import { ClipboardList, Cog, MessagesSquare, ReceiptText, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceDetail } from '#src/data/maintenance/queries.ts';
import { isReopening, nextOfMaintenance } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { MoveDialog } from '../parts/move-dialog.tsx';
import { AssetDialog } from './asset-dialog.tsx';

/** Where a request may go from here: the way forward as the one action, ways back and out of it in the menu. */
export function useRequestActions(request: MaintenanceDetail) {
  const { office: text } = useText('maintenance');
  const { can } = useOrganization();
  const [asked, setAsked] = useState<MaintenanceStatus | null>(null);
  const verb = (status: MaintenanceStatus) =>
    isReopening(request.status, status) ? text.verbs.reopen : text.verbs[status];
  const next = can('maintenance.write') ? nextOfMaintenance(request.status) : [];
  const [first] = next.filter((status) => status !== 'cancelled' && !isReopening(request.status, status));
  const isEnd = (status: MaintenanceStatus) => status === 'cancelled';
  const moves = next
    .filter((status) => status !== first)
    .map((status): MenuItem => {
      const looks = isEnd(status)
        ? ({ icon: X, tone: 'danger', startsGroup: true } as const)
        : { icon: RotateCcw };
      return { id: status, label: verb(status), ...looks, onSelect: () => setAsked(status) };
    });
  const [isChoosing, setChoosing] = useState(false);
  const rest = useRest(request, () => setChoosing(true));
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
    dialog: (
      <>
        {asked ? (
          <MoveDialog request={request} status={asked} label={verb(asked)} onClose={() => setAsked(null)} />
        ) : null}
        {isChoosing ? <AssetDialog request={request} onClose={() => setChoosing(false)} /> : null}
      </>
    ),
  };
}

function useRest(request: MaintenanceDetail, chooseAsset: () => void): MenuItem[] {
  const { office: text } = useText('maintenance');
  const upkeep = useText('upkeep');
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
  if (can('maintenance.write'))
    items.push({ id: 'asset', label: upkeep.chooseAsset, icon: Cog, onSelect: chooseAsset });
  const sheet = () => go(`/maintenance/${request.id}/sheet`);
  return [...items, { id: 'sheet', label: upkeep.sheet.open, icon: ClipboardList, onSelect: sheet }, print];
}
