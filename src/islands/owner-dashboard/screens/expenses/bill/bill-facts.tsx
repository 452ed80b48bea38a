import type { Bill } from '#src/data/expenses/bills/queries.ts';
import type { ExpenseKind, NoReceiptReason } from '#src/domain/expenses/bill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { PurchaseReceiptButton } from './purchase-receipt-button.tsx';

/** Days, place and numbers of a bill. */
export function BillFacts({ bill }: { bill: Bill }) {
  const { detail: text, place, general, receipt, credit } = useText('ownerBills');
  const language = useLanguage();
  const { kinds } = useText('ownerVendors');
  const items: Definition[] = [{ term: text.date, value: <DateText date={bill.billed_on} /> }];
  // Nobody has to use a credit note by a day.
  if (!bill.is_credit) items.push({ term: text.due, value: <DateText date={bill.due_on} /> });
  if (bill.paid_on)
    items.push({
      term: bill.is_credit ? credit.usedOn : text.paidOn,
      value: <DateText date={bill.paid_on} />,
    });
  items.push(
    {
      term: text.place,
      value: bill.property_name ? (
        <AppLink to={`/properties/${bill.property_id}`} className="text-action hover:underline">
          {place({ property: bill.property_name, unit: bill.unit_label })}
        </AppLink>
      ) : (
        general
      ),
    },
    bill.no_receipt_reason
      ? { term: receipt.field, value: receipt.reasons[bill.no_receipt_reason as NoReceiptReason] }
      : { term: text.ncf, value: <span className="tabular-nums">{bill.ncf || text.noNcf}</span> },
  );
  if (bill.modified_ncf) items.push({ term: text.modifiedNcf, value: bill.modified_ncf });
  items.push({ term: text.kind, value: kinds[bill.expense_kind as ExpenseKind] });
  if (bill.currency !== 'DOP')
    items.push({
      term: receipt.rateTerm,
      value:
        bill.dop_rate !== null && bill.rated_on
          ? receipt.rateOf({
              rate: String(bill.dop_rate),
              source: bill.rate_source,
              date: formatDate(bill.rated_on, language, 'short'),
            })
          : receipt.noRate,
    });
  if (bill.note) items.push({ term: text.note, value: bill.note });
  return (
    <Card title={text.facts} description={bill.recurring_bill_id ? text.recurringNote : undefined}>
      <DefinitionList items={items} />
      {bill.own_receipt_id ? (
        <div className="mt-4">
          <PurchaseReceiptButton receiptId={bill.own_receipt_id} ncf={bill.ncf} />
        </div>
      ) : null}
    </Card>
  );
}
