import { useQuery } from '@tanstack/react-query';
import { Banknote, Check, FileText, Undo2, Users } from 'lucide-react';
import { passOnQueries } from '#src/data/expenses/bills/pass-ons.ts';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import { newestFirst, type TimelineEvent } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';

/** When it was entered and decided, what was paid and taken back, what tenants were charged of it. */
export function BillTimeline({ bill }: { bill: Bill }) {
  const { timeline } = useText('record');
  const { detail: text } = useText('ownerBills');
  const { id, timeZone } = useOrganization();
  const paid = usePaid(bill);
  const isPosted = bill.entryId !== null;
  const { data: passed = [] } = useQuery({ ...passOnQueries.ofBill(id, bill.id), enabled: isPosted });
  const decided: TimelineEvent[] =
    bill.decidedAt === null
      ? []
      : [
          {
            id: 'decided',
            at: bill.decidedAt,
            text:
              bill.status === 'void' ? text.events.voided : isPosted ? text.events.approved : text.sentBack,
            note: bill.decisionReason || undefined,
            icon: bill.status === 'void' || !isPosted ? Undo2 : Check,
          },
        ];
  const charged = passed.map(
    (one): TimelineEvent => ({
      id: `charged ${one.id}`,
      at: one.createdAt,
      text: text.events.charged,
      icon: Users,
    }),
  );
  const entered: TimelineEvent = {
    id: 'entered',
    at: bill.createdAt,
    text: text.events.entered,
    icon: FileText,
  };
  return (
    <Card title={timeline}>
      <Timeline events={newestFirst(timeZone, paid, charged, decided, [entered])} />
    </Card>
  );
}

function usePaid(bill: Bill): TimelineEvent[] {
  const { detail: text } = useText('ownerBills');
  const language = useLanguage();
  const { id } = useOrganization();
  const { data: payments = [] } = useQuery({
    ...billQueries.payments(id, bill.id),
    enabled: bill.entryId !== null,
  });
  return payments.flatMap((payment) => {
    const amount = formatMoney(payment.amountMinor, payment.currency, language);
    const made: TimelineEvent = {
      id: `paid ${payment.id}`,
      at: payment.paidOn,
      text: text.events.paid({ amount }),
      note: payment.reference || undefined,
      icon: Banknote,
    };
    if (payment.reversedAt === null) return [made];
    const back: TimelineEvent = {
      id: `back ${payment.id}`,
      at: payment.reversedAt,
      text: text.events.reversed({ amount }),
      note: payment.reversalReason || undefined,
      icon: Undo2,
    };
    return [made, back];
  });
}
