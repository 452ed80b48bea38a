import { HandCoins, PencilLine, Tags, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { decideWorkOrder } from '#src/data/maintenance/work-order-mutations.ts';
import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { workKeys } from '../work-orders/work-keys.ts';
import { isCharged, isPosted } from './order-state.ts';

const AskDialog = lazyPart(() => import('./ask-dialog.tsx').then((file) => file.AskDialog));
const AgreeDialog = lazyPart(() => import('./agree-dialog.tsx').then((file) => file.AgreeDialog));
const OrderDialog = lazyPart(() => import('./order-dialog.tsx').then((file) => file.OrderDialog));
const ChargeDialog = lazyPart(() => import('./charge-dialog.tsx').then((file) => file.ChargeDialog));
const EditDialog = lazyPart(() => import('./edit-dialog.tsx').then((file) => file.EditDialog));
const WordDialog = lazyPart(() => import('./word-dialog.tsx').then((file) => file.WordDialog));

type Asked = 'ask' | 'agree' | 'edit' | 'order' | 'finish' | 'sendBack' | 'cancel' | 'charge';

/** The one action that the state of a work order asks for, and the rest in the menu. */
export function useOrderActions(order: WorkOrder): {
  primary: ReactNode;
  actions: readonly MenuItem[];
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const print = usePrintItem();
  const rest = useRest(order, setAsked);
  return {
    primary: usePrimary(order, setAsked),
    actions: [
      ...rest.filter(({ id }) => id !== 'cancel'),
      print,
      ...rest.filter(({ id }) => id === 'cancel'),
    ],
    dialog: asked ? <Dialog asked={asked} order={order} onClose={() => setAsked(null)} /> : null,
  };
}

function usePrimary(order: WorkOrder, ask: (asked: Asked) => void): ReactNode {
  const text = useText('workOrders');
  const { can } = useOrganization();
  const { userId } = useSession();
  const go = useGo();
  const decide = useAction({
    mutationFn: decideWorkOrder,
    invalidates: workKeys,
    toast: text.decide.approved,
  });
  useErrorToast(decide);
  const button = (label: string, onClick: () => void) => (
    <Button variant="primary" isBusy={decide.isRunning} onClick={onClick}>
      {label}
    </Button>
  );
  const { status, payer } = order;
  if (status === 'awaiting_approval') {
    const isOwn = order.createdBy === userId || order.submittedBy === userId;
    if (!can('money.reverse') || isOwn) return null;
    return button(text.decide.approve, () => void decide.run({ workOrderId: order.id, isApproved: true }));
  }
  if (status === 'done')
    return can('money.write')
      ? button(text.bill.action, () => go(`/finance/expenses/new?work=${order.id}`))
      : null;
  if (status === 'billed')
    return can('money.write') && payer === 'tenant' && isPosted(order) && !isCharged(order)
      ? button(text.charge.action, () => ask('charge'))
      : null;
  if (!can('maintenance.write')) return null;
  if (status === 'draft') return button(text.ask.action, () => ask('ask'));
  if (status === 'approved') return button(text.order.action, () => ask('order'));
  return status === 'in_progress' ? button(text.finish.action, () => ask('finish')) : null;
}

function useRest(order: WorkOrder, ask: (asked: Asked) => void): MenuItem[] {
  const text = useText('workOrders');
  const { can } = useOrganization();
  const { status } = order;
  if (!can('maintenance.write')) return [];
  const items: MenuItem[] = [];
  if (status === 'quoting')
    items.push({ id: 'ask', label: text.ask.more, icon: Tags, onSelect: () => ask('ask') });
  if (status === 'draft' || status === 'quoting')
    items.push(
      { id: 'agree', label: text.agree.action, icon: HandCoins, onSelect: () => ask('agree') },
      { id: 'edit', label: text.form.editTitle, icon: PencilLine, onSelect: () => ask('edit') },
    );
  if (status === 'awaiting_approval')
    items.push({
      id: 'sendBack',
      label: text.decide.sendBack,
      icon: PencilLine,
      onSelect: () => ask('sendBack'),
    });
  if (status !== 'done' && status !== 'billed' && status !== 'cancelled')
    items.push({
      ...{ id: 'cancel', label: text.cancel.action, icon: X, tone: 'danger', startsGroup: true },
      onSelect: () => ask('cancel'),
    });
  return items;
}

function Dialog({ asked, order, onClose }: { asked: Asked; order: WorkOrder; onClose: () => void }) {
  if (asked === 'ask') return <AskDialog order={order} onClose={onClose} />;
  if (asked === 'agree') return <AgreeDialog order={order} onClose={onClose} />;
  if (asked === 'edit') return <EditDialog order={order} onClose={onClose} />;
  if (asked === 'order') return <OrderDialog order={order} onClose={onClose} />;
  if (asked === 'charge') return <ChargeDialog order={order} onClose={onClose} />;
  return <WordDialog word={asked} order={order} onClose={onClose} />;
}
