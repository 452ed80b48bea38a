import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { isCharged, isPosted } from './order-state.ts';

/** What the state of a work order asks for, or why it is as it is. */
export function OrderNotice({ order }: { order: WorkOrder }) {
  const text = useText('workOrders');
  const language = useLanguage();
  const { userId } = useSession();
  const { status, decisionReason, payer } = order;
  const said: { title?: string; words: string }[] = [];
  if (status === 'awaiting_approval') {
    const isOwn = order.createdBy === userId || order.submittedBy === userId;
    said.push({ words: isOwn ? `${text.decide.waiting} ${text.decide.own}` : text.decide.waiting });
  }
  if (decisionReason && (status === 'draft' || status === 'quoting'))
    said.push({ title: text.decide.wasSentBack, words: decisionReason });
  if (status === 'cancelled') said.push({ title: text.cancel.was, words: decisionReason });
  if (status === 'billed' && payer === 'tenant' && !isPosted(order))
    said.push({ words: text.charge.approveFirst });
  if (payer === 'deposit' && status === 'billed' && !isCharged(order))
    said.push({ words: text.charge.deposit });
  const apart = (order.billTotalMinor ?? 0) - (order.totalMinor ?? 0);
  if (order.billTotalMinor !== null && apart !== 0)
    said.push({
      words: text.facts.billDiffers({ amount: formatMoney(Math.abs(apart), order.currency, language) }),
    });
  return said.map(({ title, words }) => (
    <div key={words} className="mb-6">
      <Notice tone="warn" {...(title && { title })}>
        {words}
      </Notice>
    </div>
  ));
}
