import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { daysBetween } from '#src/domain/foundation/dates.ts';
import { formatDate, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { type Figure, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What is to be paid and until when; of a bill that is paid, when it was. A draft and one that is void owe nothing. */
export function BillNow({ bill }: { bill: Bill }) {
  const { detail: text, credit } = useText('ownerBills');
  const language = useLanguage();
  const today = useToday();
  if (bill.entryId === null || bill.status === 'void') return null;
  const open = Math.abs(bill.outstandingMinor);
  const money = (amountMinor: number) => <MoneyText amountMinor={amountMinor} currency={bill.currency} />;
  const isLate = !bill.isCredit && open > 0 && bill.dueOn < today;
  const figures: Figure[] = [];
  if (open > 0) figures.push({ label: bill.isCredit ? credit.open : text.open, value: money(open) });
  if (open > 0 && !bill.isCredit)
    figures.push({
      label: text.due,
      value: (
        <span className={isLate ? 'text-bad' : undefined}>{formatDate(bill.dueOn, language, 'short')}</span>
      ),
      note: formatRelativeDays(daysBetween(today, bill.dueOn), language),
    });
  if (bill.paidMinor !== 0)
    figures.push({
      label: bill.isCredit ? credit.used : text.paid,
      value: money(Math.abs(bill.paidMinor)),
      note: bill.paidOn ? formatDate(bill.paidOn, language) : undefined,
    });
  return figures.length > 0 ? <RecordFigures figures={figures} /> : null;
}
